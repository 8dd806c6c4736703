# What the scripts of this folder share: finding Swift, finding or installing ICU. Read with `source`.

# Says what is wrong and what mends it, and ends the script.
fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

# Puts Swift on the PATH, or ends the script.
find_swift() {
  local folder
  for folder in "" "$HOME/.swiftly/bin" "$HOME/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/share/swift/usr/bin; do
    if [ -n "$folder" ]; then PATH="$PATH:$folder"; fi
    if command -v swift >/dev/null; then return; fi
  done
  fail "there is no swift on the PATH; install Swift 6.3 (https://www.swift.org/install/linux/) and try again"
}

# Whether the dynamic linker can find an ICU, and whether the headers of one are there.
has_icu() {
  PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | grep 'libicui18n\.so' >/dev/null && [ -e /usr/include/unicode/udat.h ]
}

# Sees to it that an ICU and its headers are there, or ends the script: the tables are compared with it.
need_icu() {
  if has_icu; then return; fi
  install_package libicu-dev
  has_icu || fail "libicu-dev is installed, but neither libicui18n nor unicode/udat.h is where it was expected"
}

# Installs one package with apt-get, or ends the script.
install_package() {
  local package=$1 log
  local by_hand="install the package $package by hand and try again"
  local -a as_root=()
  command -v apt-get >/dev/null || fail "$package is missing and there is no apt-get; $by_hand"
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
      fail "$package is missing and only root may install it: run 'apt-get install $package' as root and try again"
    fi
    as_root=(sudo -n)
  fi
  echo "Installing $package"
  log=$(mktemp)
  # A fresh machine has no package lists, so the first attempt may fail for that reason alone.
  if ! "${as_root[@]}" apt-get install -y --no-install-recommends "$package" >"$log" 2>&1 &&
    ! { "${as_root[@]}" apt-get update -o Acquire::http::Timeout=30 -o Acquire::Retries=1 >"$log" 2>&1 &&
      "${as_root[@]}" apt-get install -y --no-install-recommends "$package" >>"$log" 2>&1; }; then
    cat "$log" >&2
    rm -f "$log"
    fail "apt-get could not install $package (its words are above); $by_hand"
  fi
  rm -f "$log"
}

# Runs a command as one step: a line before it and its seconds after. The command stands alone, not in a condition,
# so that `set -e` holds inside it too; the trap says which step it was that ended the script.
step() {
  local start=$SECONDS
  current_step=$1
  shift
  echo "== $current_step"
  "$@"
  echo "== $current_step: $((SECONDS - start)) s"
  current_step=
}
current_step=
trap '[ -z "$current_step" ] || echo "${0##*/}: the step \"$current_step\" failed" >&2' EXIT
