"""Sentences: message ids with arguments, said in a reader's language.

One folder a language, one Fluent file a topic. The first word of an id names its topic, which for a game is the game:
`chuhan-log-pass`; what is said around a game begins with both, `web-chuhan-hand`. In a message `SEAT($seat)`,
`CARDS($cards)`, `EVENT($event)`, `PROVINCE($province)`, `GENERAL($general)`, `TILES($tiles)` and `ROLE($role)` say the
names of things of that game; where the id does not tell the game, the argument does: `chuhan/han`. `form: "ranked"`
picks an attribute of the name, such as a case, where it has one; `capital: 1` lets a name open a sentence.
`STATE($state)` and `CITY($city)` say a name that a map file gives; one that no message knows stays as the file has it.
Several states have plus signs between them: `Qin + Western Wei`. `TILES($tiles)` counts equal things: its names get
their `$number`.
`MOVE($play)` says a move by the game's message for its verb: `chuhan-move-pass`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, Union

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tianxia.locales import pseudo

DEFAULT: Final = "en"
FOLDER: Final = Path(__file__).parent
_NAMED: Final = {
    "SEAT": "seat",
    "CARDS": "card",
    "EVENT": "event",
    "GENERAL": "general",
    "PROVINCE": "province",
    "TILES": "tile",
    "ROLE": "role",
    "STATE": "state",
    "CITY": "city",
}
"""The functions that say names, and the kind of thing each names."""

_ON_MAPS: Final = ("state", "city")
"""Kinds of things that are named by map files, in one word or several."""

_COUNTED: Final = ("tile",)
"""Kinds of things whose names say how many there are."""

_AROUND: Final = ("web", "rules", "tutorial")
"""Topics around the games: the second word of their ids may name one."""

Argument = Union[str, int, float, "Message", Sequence["Message"]]


class Message(NamedTuple):
    """Something to tell a reader. An argument may be a message itself, or several."""

    id: str
    args: Mapping[str, Argument] = {}


class _Name(str):
    """A text argument that remembers which game it belongs to."""

    game: str


def languages() -> list[str]:
    """The languages there are."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def known(lang: str) -> bool:
    """Whether something can be said in a language; the pseudo-language can be asked for, but is not listed."""
    return lang == pseudo.CODE or lang in languages()


def best(wishes: Sequence[str]) -> str:
    """The first of the languages wished for that there is, such as `pl_PL.UTF-8` or `de-AT`; else English."""
    for wish in wishes:
        lang = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if known(lang):
            return lang
    return DEFAULT


def source(lang: str) -> str:
    """All Fluent files of a language in one."""
    if lang == pseudo.CODE:
        return pseudo.translate(source(DEFAULT))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / lang).glob("*.ftl")))


def say(id: str, args: Mapping[str, Argument] | None = None, lang: str = DEFAULT) -> str:
    """The sentence of a message; English where a language has none, the bare id where no language has."""
    game = _game(id)
    for tongue in dict.fromkeys((lang, DEFAULT)):
        named = {key: _argument(value, game, tongue) for key, value in (args or {}).items()}
        text = _format(tongue, id, named)
        if text is not None:
            return text
    return id


def number(value: float, lang: str = DEFAULT, digits: int = 0) -> str:
    """A number with so many digits after the point, as a language writes it."""
    return str(format_decimal(value, "#,##0." + "0" * digits if digits else "#,##0", locale=_tongue(lang)))


def has(id: str, lang: str = DEFAULT) -> bool:
    """Whether a language has a message."""
    return _bundle(lang).has_message(id)


def _game(id: str) -> str:
    """The game a message is about, as far as its id tells."""
    topic, *rest = id.split("-")
    return rest[0] if topic in _AROUND and rest else topic


def _format(lang: str, id: str, args: Mapping[str, str | int | float]) -> str | None:
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        return None
    pattern = bundle.get_message(id).value
    if pattern is None:
        return None
    text, _ = bundle.format_pattern(pattern, dict(args))
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {name: _namer(lang, kind) for name, kind in _NAMED.items()}
    functions["MOVE"] = _mover(lang)
    bundle = FluentBundle([str(_tongue(lang))], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    return bundle


@cache
def _tongue(lang: str) -> Locale:
    """Whose numbers and plurals a language has."""
    return Locale.parse(lang if lang in languages() else DEFAULT)


def _namer(lang: str, kind: str) -> Callable[..., Any]:
    """A function for messages that says the names of things: equal ones together, commas between."""

    def name(value: object, form: object = "", capital: object = 0, **_: object) -> str:
        if kind in _ON_MAPS:
            game = value.game if isinstance(value, _Name) else ""
            parts = str(value).split(" + ")
            text = "–".join(_named(lang, f"{game}-{kind}-{map_key(part)}", str(form)) or part for part in parts)
        elif kind in _COUNTED:
            places = [_place(word, value) for word in str(value).split()]
            text = ", ".join(counted(*place, len(list(equal)), str(form)) for place, equal in groupby(places))
        else:
            words = [one(*_place(word, value), str(form)) for word in str(value).split()]
            text = ", ".join(" ".join(equal) for _, equal in groupby(words, lambda word: word.rstrip("*")))
        return text[:1].upper() + text[1:] if capital else text

    def counted(game: str, word: str, number: int, form: str) -> str:
        return _named(lang, f"{game}-{kind}-{word}", form, number) or f"{number} {word}"

    def one(game: str, word: str, form: str) -> str:
        bare = word.rstrip("*")
        return (_named(lang, f"{game}-{kind}-{bare}", form) or _with_minus(bare)) + word[len(bare) :]

    return name


def _with_minus(text: str) -> str:
    """A number with a true minus sign."""
    return "−" + text[1:] if text[:1] == "-" and text[1:].isdigit() else text


def map_key(name: str) -> str:
    """A name of a map file as the ids of messages have it: `han-hanzhong` for `Han (Hanzhong)`."""
    return name.lower().replace(" ", "-").replace("(", "").replace(")", "")


def _mover(lang: str) -> Callable[..., Any]:
    """A function for messages that says a move: its verb has a message, which gets the words after it."""

    def move(value: object, **_: object) -> str:
        game, text = _place(str(value), value)
        verb, *words = text.split()
        powers = words[words.index("with") + 1 :] if "with" in words else []
        things = words[: words.index("with")] if "with" in words else words
        args: dict[str, Argument] = {
            "things": " ".join(things),
            "first": " ".join(things[:1]),
            "others": " ".join(things[1:]),
            "number": len(things),
            "powers": " ".join(powers),
        }
        id = f"{game}-move-{verb}"
        return say(id, args, lang) if has(id, DEFAULT) else text

    return move


def _place(word: str, value: object) -> tuple[str, str]:
    """The game a word belongs to, and the word alone."""
    game, slash, rest = word.partition("/")
    if slash:
        return game, rest
    return (value.game if isinstance(value, _Name) else "", word)


def _named(lang: str, id: str, form: str, number: int = 1) -> str:
    """The name of one thing or several, in a form where it has that; empty if there is no such name."""
    args = {"number": number}
    return (_attribute(lang, id, form, args) or say(id, args, lang)) if has(id, DEFAULT) else ""


def _attribute(lang: str, id: str, form: str, args: Mapping[str, int]) -> str:
    """A form of a name, such as a case; empty if it has none."""
    bundle = _bundle(lang)
    attributes = bundle.get_message(id).attributes if form and bundle.has_message(id) else {}
    return str(bundle.format_pattern(attributes[form], dict(args))[0]) if form in attributes else ""


def _argument(value: Argument, game: str, lang: str) -> str | int | float:
    if isinstance(value, Message):
        return say(value.id, value.args, lang)
    if isinstance(value, str):
        name = _Name(value)
        name.game = game
        return name
    if isinstance(value, (int, float)):
        return value
    return ", ".join(say(one.id, one.args, lang) for one in value)
