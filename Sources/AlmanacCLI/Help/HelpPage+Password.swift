extension HelpPage {
  static let password = """
    almanac password - check a new password, or make the form that is hashed

    Usage: almanac password check --locale TAG [OPTION ...]
           almanac password check --json [OPTION ...]
           almanac password enforce [--policy POLICY]

    The secret is never an argument and never in the environment, where other
    processes can see it. On a terminal it is asked for, with the echo off; else it is
    a line of standard input, and its confirmation is the next.

    check takes a password and its confirmation, and prints what is wrong with them,
    one message a line. It prints nothing where nothing is wrong. All is said at once,
    in this order: no UTF-8, empty, different, too short, too long, a character that
    can't be used, not digits, too common, part of the user's name.

    enforce takes one secret and writes the form to hash and to compare: OpaqueString
    of RFC 8265, in UTF-8, without a newline. Every space becomes U+0020, the text is
    brought into Normalization Form C, and a PIN gets ASCII digits. It applies no
    other rule, so it is right for sign-up, change and log-in alike.

    Options:
      --policy POLICY  what is asked of the secret:
                         nist                15 to 256 characters (the default)
                         nist-second-factor  8 to 256 characters
                         pin                 4 to 12 digits of any script
                       Each refuses common passwords and the user's own names.
      --locale TAG     the language of messages and prompts: en, pt-BR, pt-PT, ja,
                       zh-Hans, zh-Hant or tr, or a locale where one of them is read
                       (zh-TW); English for all others
      --json           print one JSON object instead, on one line:
                         accepted    true or false
                         violations  each with its code, its field (password or
                                     confirmation), its kind (password or pin) and
                                     the rule's minimum or maximum
      --user NAME      the user's name at log-in; a password must not contain it
      --email ADDRESS  the user's e-mail address, likewise
      --name NAME      the user's own name, likewise
      -h, --help       print this page

    Lines on standard input:
      A line ends at a newline, or a carriage return and a newline, or the end of the
      input. Nothing else is cut off: spaces at the ends count. What follows the last
      line that is needed is not looked at.

    Exit status:
      0     the password is accepted; or the enforced form is written
      1     the password is refused, or a line is missing
      64    the command line is wrong; nothing was read or written
      74    the input can't be read, or the output can't be written

    Examples:
      $ printf '4871\\n4817\\n' | almanac password check --policy pin --locale tr
      Girdiğiniz iki şifre aynı olmalıdır.
      $ printf 'swordfish\\nswordfish\\n' | almanac password check --locale pt-BR
      Use pelo menos 15 caracteres.
      $ printf '4871\\n4871\\n' | almanac password check --policy pin --json
      {"accepted":true,"violations":[]}
      $ printf '１２３４\\n' | almanac password enforce --policy pin; echo
      1234

    """
}
