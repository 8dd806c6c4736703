"""The texts that the pages have to say, read from the files that they come from."""

import json
import pathlib
import re

_ROOT = pathlib.Path(__file__).parents[2]
# Arabic is not among the languages that are compiled in: the program of the form brings its own.
_ARABIC = _ROOT / "Tools/almanac-form-pages/Texts/ArabicTexts.swift"


class Messages:
    """The texts of one language by their keys."""

    def __init__(self, language):
        if language == "ar":
            pairs = re.findall(r'^    "([a-z][\w.]+)": "(.*)",$', _ARABIC.read_text(encoding="utf-8"), re.MULTILINE)
            self._texts = dict(pairs)
        else:
            file = (_ROOT / f"Resources/Messages/{language}.json").read_text(encoding="utf-8")
            self._texts = json.loads(file)["values"]

    def __getitem__(self, key):
        return self._texts[key]

    def prefix(self, key):
        """What stands before the first place of a text, such as "Erro: "."""
        return self._texts[key].split("{")[0]
