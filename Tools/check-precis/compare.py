"""Compares enforced forms with those of precis-i18n: every scalar alone, every context character with neighbours,
canonical pairs, and random texts. Arguments: the program that enforces lines, and how many random texts."""

import itertools
import random
import subprocess
import sys
import unicodedata

from precis_i18n import get_profile

SEED = 8265
theirs = get_profile("OpaqueString")


def their_answer(text):
    try:
        return " ".join(f"{ord(c):x}" for c in theirs.enforce(text))
    except UnicodeEncodeError:
        return "!"


def is_assigned(scalar):
    # Noncharacters are for ever unassigned and for ever refused.
    return unicodedata.category(chr(scalar)) != "Cn" or scalar & 0xFFFE == 0xFFFE or 0xFDD0 <= scalar <= 0xFDEF


def texts(random_count):
    scalars = [s for s in range(0x110000) if not 0xD800 <= s <= 0xDFFF and is_assigned(s)]
    singles = [s for s in scalars if s < 0xF0000 or s % 997 == 0]
    yield from ((s,) for s in singles)

    context = [0x200C, 0x200D, 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660, 0x669, 0x6F0, 0x6F9, 0x387, 0x374]
    companions = [0x61, 0x6C, 0x3B1, 0x5D0, 0x304B, 0x30AB, 0x5B57, 0x628, 0x627, 0x94D, 0x64E, 0x661, 0x6F1]
    uniform = [(0x3401, 0x4DBE), (0x4E01, 0x9FFE), (0xAC01, 0xD7A2), (0xE001, 0xF8FE), (0x17001, 0x18CD4), (0x20001, 0x10FFFF)]
    for s in scalars:
        if any(low <= s <= high for low, high in uniform):
            continue
        for c in context:
            companion = companions[s % len(companions)]
            yield (s, c)
            yield (c, s)
            yield (companion, c, s)
            yield (s, c, companion)
    yield from itertools.product(companions + context, repeat=3)

    pairs = []
    for s in scalars:
        parts = unicodedata.decomposition(chr(s)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            pairs.append(tuple(int(p, 16) for p in parts))
    firsts, seconds = sorted({p[0] for p in pairs}), sorted({p[1] for p in pairs})
    yield from itertools.product(firsts, seconds)
    yield from itertools.product(range(0x1100, 0x1113), range(0x1161, 0x1176))
    yield from ((0xAC00 + 28 * lv, t) for lv in range(399) for t in range(0x11A8, 0x11C3))

    numbers = random.Random(SEED)
    marks = [s for s in scalars if unicodedata.combining(chr(s))]
    sorts = [scalars, list(range(0x20, 0x7F)), marks, firsts, seconds, context, companions, [0x1100, 0x1161, 0x11A8, 0xAC00]]
    for _ in range(random_count):
        yield tuple(numbers.choice(numbers.choice(sorts)) for _ in range(numbers.randint(1, 10)))


def main():
    program, random_count = sys.argv[1], int(sys.argv[2])
    work = list(texts(random_count))
    lines = "\n".join(" ".join(f"{s:x}" for s in text) for text in work) + "\n"
    run = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    version, *answers = run.stdout.split("\n")[:-1]
    interpreter = unicodedata.unidata_version
    print(f"tables: Unicode {version}; precis-i18n on Python {sys.version.split()[0]}: Unicode {interpreter}; seed {SEED}")
    is_newer = tuple(map(int, interpreter.split(".")[:2])) > tuple(map(int, version.split(".")[:2]))
    assert len(answers) == len(work), "an answer is missing"

    # Where the interpreter is newer, scalars that alone only it accepts may be such that the tables do not assign yet.
    newer = set()
    differing = compared = accepted = 0
    for text, ours in zip(work, answers):
        if newer.intersection(text):
            continue
        expected = their_answer("".join(map(chr, text)))
        if is_newer and len(text) == 1 and ours.startswith("!") and expected == f"{text[0]:x}":
            newer.add(text[0])
            continue
        compared += 1
        accepted += expected != "!"
        if ours[:1] == "!" and expected == "!" or ours == expected:
            continue
        differing += 1
        if differing <= 20:
            print(f"  {' '.join(f'{s:x}' for s in text)}: ours {ours}, precis-i18n {expected}")
    print(f"{compared} texts compared, {accepted} of them accepted; {differing} differ")
    if newer:
        print(f"NOT COMPARED: texts with one of {len(newer)} scalars that only the interpreter's newer Unicode may assign")
    if differing or compared < 500_000:
        sys.exit("the two do not agree" if differing else "compared too little")


main()
