"""Sentences: message ids with arguments, said in a reader's language.

One folder a language, one Fluent file a topic. The first word of an id names its topic, which for a game is the game:
`chuhan-log-pass`. In a message `SEAT($seat)`, `CARDS($cards)`, `EVENT($event)`, `PROVINCE($province)`,
`GENERAL($general)` and `TILES($tiles)` say the names of things of that game;
`form: "ranked"` picks an attribute of the name.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, Union

from fluent.runtime import FluentBundle, FluentResource

DEFAULT: Final = "en"
_FOLDER: Final = Path(__file__).parent


Argument = Union[str, int, "Message"]


class Message(NamedTuple):
    """Something to tell a reader. An argument may be a message itself."""

    id: str
    args: Mapping[str, Argument] = {}


class _Name(str):
    """A text argument that remembers which game it belongs to."""

    game: str


def languages() -> list[str]:
    """The languages there are."""
    return sorted(folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl")))


def say(id: str, args: Mapping[str, Argument] | None = None, lang: str = DEFAULT) -> str:
    """The sentence of a message; English where a language has none, the bare id where no language has."""
    game = id.split("-", 1)[0]
    named = {key: _argument(value, game, lang) for key, value in (args or {}).items()}
    for bundle in dict.fromkeys((lang, DEFAULT)):
        text = _format(bundle, id, named)
        if text is not None:
            return text
    return id


def has(id: str, lang: str = DEFAULT) -> bool:
    """Whether a language has a message."""
    return _bundle(lang).has_message(id)


def _format(lang: str, id: str, args: Mapping[str, str | int]) -> str | None:
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
    functions = {
        "SEAT": _namer(lang, "seat"),
        "CARDS": _namer(lang, "card"),
        "EVENT": _namer(lang, "event"),
        "GENERAL": _namer(lang, "general"),
        "PROVINCE": _namer(lang, "province"),
        "TILES": _namer(lang, "tile"),
    }
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for path in sorted((_FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _namer(lang: str, kind: str) -> Callable[..., Any]:
    """A function for messages that says the names of things: equal ones together, commas between."""

    def name(value: str, form: str = "", **_: object) -> str:
        game = value.game if isinstance(value, _Name) else ""
        words = [one(game, word, str(form)) for word in str(value).split()]
        return ", ".join(" ".join(equal) for _, equal in groupby(words))

    def one(game: str, word: str, form: str) -> str:
        bare = word.rstrip("*")
        id = f"{game}-{kind}-{bare}"
        if not has(id, DEFAULT):
            return word
        return (_attribute(lang, id, form) or say(id, lang=lang)) + word[len(bare) :]

    return name


def _attribute(lang: str, id: str, form: str) -> str:
    """A form of a name, such as a case; empty if it has none."""
    bundle = _bundle(lang)
    attributes = bundle.get_message(id).attributes if form and bundle.has_message(id) else {}
    return str(bundle.format_pattern(attributes[form], {})[0]) if form in attributes else ""


def _argument(value: Argument, game: str, lang: str) -> str | int:
    if isinstance(value, Message):
        return say(value.id, value.args, lang)
    if isinstance(value, str):
        name = _Name(value)
        name.game = game
        return name
    return int(value)
