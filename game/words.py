"""The words of the game in the player's language: gettext, in one place.

`_` and `ngettext` look their text up when called, so a change of language shows
on the next layout.  The pseudo-language `xx` makes each text about 40 % longer:
a screen that holds it holds most languages.
"""

from __future__ import annotations

import gettext
from pathlib import Path

PSEUDO = "xx"
LOCALES = Path(__file__).resolve().parent.parent / "locale"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


class _PseudoCatalogue(gettext.NullTranslations):
    """Each text with accents and 40 % more letters, its {fields} left whole."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


def pseudo(message: str) -> str:
    """`message` lengthened by 40 % with accented letters; `{fields}` stay as they are."""
    accents = str.maketrans("aeiouAEIOU", "åéîøüÅÉÎØÜ")
    shown, depth = [], 0
    for letter in message:
        depth += letter == "{"
        shown.append(letter if depth else letter.translate(accents))
        depth -= letter == "}"
    extra = max(1, round(len(message) * 0.4)) if message.strip() else 0
    words = "lorem ipsum dolor sit amet consetetur sadipscing " * (extra // 40 + 1)
    return "".join(shown) + (" " + words[: max(0, extra - 1)]).rstrip() if extra else message


def use_language(language: str) -> None:
    """Switch to `language` (a code such as "de"); unknown ones give English."""
    global _catalogue
    if language == PSEUDO:
        _catalogue = _PseudoCatalogue()
    else:
        _catalogue = gettext.translation("drench", LOCALES, [language], fallback=True)


def N_(message: str) -> str:
    """Marks a text for translation; it is looked up where it is shown."""
    return message


def _(message: str) -> str:
    """`message` in the language in use."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """`one` or `many` as the language's plural for `count` wants it."""
    return _catalogue.ngettext(one, many, count)
