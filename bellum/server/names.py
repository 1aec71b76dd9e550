"""Names of people: what may be in one, and which two look the same.

A name stands beside what somebody says and does, so it may hold nothing that cannot be seen or that changes
the direction of what follows; and nobody at a table may go by a name that others there take for another's.
"""

from __future__ import annotations

import unicodedata

# Letters that are drawn as nothing, though Unicode does not call them format characters.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f")
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
MOST_MARKS = 2  # on one letter: more than that climbs over other lines

# What looks like a letter from a to z, by that letter: letters of other alphabets, digits and strokes.
LIKE = {
    "a": "аαɑ", "b": "ьвʙ", "c": "сϲᴄ", "d": "ԁ", "e": "еєεҽ℮", "f": "ғϝ", "g": "ɡց", "h": "һнհ", "i": "іιıí",
    "j": "јϳ", "k": "кκ", "l": "1i|ⅼӏǀɩ", "m": "мϻ", "n": "ոηпɴ", "o": "0оοօσ", "p": "рρ", "q": "ԛգ",
    "r": "гѓʀ", "s": "ѕꜱ5", "t": "тτ", "u": "υսцʋ", "v": "ѵν", "w": "ѡԝωш", "x": "хχ", "y": "уүγʏ", "z": "ᴢ2",
}  # fmt: skip
SINGLE = {ord(other): letter for letter, others in LIKE.items() for other in others}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def fit(text: str) -> str:
    """A name as it is kept; ValueError if it has characters that cannot be seen or change the direction."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        if category in UNSEEN or character in BLANK or "\ufe00" <= character <= "\ufe0f":
            raise ValueError("characters that cannot be seen are not accepted in a name")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise ValueError("so many marks on one letter are not accepted in a name")
    if not any(unicodedata.category(character)[0] in "LNSP" for character in name):
        raise ValueError("a name needs at least one letter")
    return name


def skeleton(name: str) -> str:
    """What is left of a name of all that a quick look does not notice: two names with the same look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LNSP").translate(SINGLE)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters.replace("i", "l")


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return skeleton(one) == skeleton(other)
