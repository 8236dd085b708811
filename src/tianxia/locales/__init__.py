"""Messages: ids with arguments, formatted in a reader's language.

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
_NAME_FUNCTIONS: Final = {
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
"""The Fluent functions that format names, and the kind of thing each names."""

_MAP_KINDS: Final = ("state", "city")
"""Kinds of things that are named by map files, in one word or several."""

_COUNTED_KINDS: Final = ("tile",)
"""Kinds of things whose names tell how many there are."""

_SHARED_TOPICS: Final = ("web", "rules", "tutorial")
"""Topics about several games: the second word of their message ids may name one."""

Argument = Union[str, int, float, "Message", Sequence["Message"]]
"""The value of a message's argument."""


class Message(NamedTuple):
    """A message id with its arguments, to be formatted in a reader's language."""

    id: str
    args: Mapping[str, Argument] = {}


class _Name(str):
    """A text argument that remembers which game it belongs to."""

    game: str


def languages() -> list[str]:
    """Return the codes of the available languages, without the pseudo-language."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def is_available(lang: str) -> bool:
    """Return whether messages can be formatted in a language, the pseudo-language included."""
    return lang == pseudo.CODE or lang in languages()


def match_language(requested: Sequence[str]) -> str:
    """Return the first requested language that is available, such as `pl_PL.UTF-8` or `de-AT`; else English."""
    for tag in requested:
        lang = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if is_available(lang):
            return lang
    return DEFAULT


def fluent_source(lang: str) -> str:
    """Return all Fluent files of a language as one text."""
    if lang == pseudo.CODE:
        return pseudo.translate(fluent_source(DEFAULT))
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / lang).glob("*.ftl")))


def say(message_id: str, args: Mapping[str, Argument] | None = None, lang: str = DEFAULT) -> str:
    """Return a message as text; in English if the language lacks it, as the bare id if English does."""
    game = _game_of(message_id)
    for language in dict.fromkeys((lang, DEFAULT)):
        named = {key: _format_argument(value, game, language) for key, value in (args or {}).items()}
        text = _format(language, message_id, named)
        if text is not None:
            return text
    return message_id


def format_number(value: float, lang: str = DEFAULT, digits: int = 0) -> str:
    """Return a number with so many digits after the decimal point, as a language writes it."""
    return str(format_decimal(value, "#,##0." + "0" * digits if digits else "#,##0", locale=_locale(lang)))


def has_message(message_id: str, lang: str = DEFAULT) -> bool:
    """Return whether a language has a message."""
    return _bundle(lang).has_message(message_id)


def _game_of(message_id: str) -> str:
    """Return the game a message is about, as far as its id tells."""
    topic, *rest = message_id.split("-")
    return rest[0] if topic in _SHARED_TOPICS and rest else topic


def _format(lang: str, message_id: str, args: Mapping[str, str | int | float]) -> str | None:
    bundle = _bundle(lang)
    if not bundle.has_message(message_id):
        return None
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return None
    text, _ = bundle.format_pattern(pattern, dict(args))
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {
        name: _make_name_function(lang, kind) for name, kind in _NAME_FUNCTIONS.items()
    }
    functions["MOVE"] = _make_move_function(lang)
    bundle = FluentBundle([str(_locale(lang))], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(fluent_source(lang)))
    return bundle


@cache
def _locale(lang: str) -> Locale:
    """Return the locale for the numbers and plurals of a language."""
    return Locale.parse(lang if lang in languages() else DEFAULT)


def _make_name_function(lang: str, kind: str) -> Callable[..., Any]:
    """Return a Fluent function that formats names of things: equal ones together, commas between."""

    def name(value: object, form: object = "", capital: object = 0, **_: object) -> str:
        if kind in _MAP_KINDS:
            game = value.game if isinstance(value, _Name) else ""
            parts = str(value).split(" + ")
            text = "–".join(_format_name(lang, f"{game}-{kind}-{map_key(part)}", str(form)) or part for part in parts)
        elif kind in _COUNTED_KINDS:
            places = [_split_game(word, value) for word in str(value).split()]
            text = ", ".join(counted(*place, len(list(equal)), str(form)) for place, equal in groupby(places))
        else:
            words = [one(*_split_game(word, value), str(form)) for word in str(value).split()]
            text = ", ".join(" ".join(equal) for _, equal in groupby(words, lambda word: word.rstrip("*")))
        return text[:1].upper() + text[1:] if capital else text

    def counted(game: str, word: str, number: int, form: str) -> str:
        return _format_name(lang, f"{game}-{kind}-{word}", form, number) or f"{number} {word}"

    def one(game: str, word: str, form: str) -> str:
        bare = word.rstrip("*")
        return (_format_name(lang, f"{game}-{kind}-{bare}", form) or _with_minus(bare)) + word[len(bare) :]

    return name


def _with_minus(text: str) -> str:
    """Return a number with a true minus sign."""
    return "−" + text[1:] if text[:1] == "-" and text[1:].isdigit() else text


def map_key(name: str) -> str:
    """Return a name of a map file as it appears in message ids: `han-hanzhong` for `Han (Hanzhong)`."""
    return name.lower().replace(" ", "-").replace("(", "").replace(")", "")


def _make_move_function(lang: str) -> Callable[..., Any]:
    """Return a Fluent function that formats a move: its verb has a message, which gets the words after it."""

    def move(value: object, **_: object) -> str:
        game, text = _split_game(str(value), value)
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
        message_id = f"{game}-move-{verb}"
        return say(message_id, args, lang) if has_message(message_id, DEFAULT) else text

    return move


def _split_game(word: str, value: object) -> tuple[str, str]:
    """Return the game a word belongs to, and the word alone."""
    game, slash, rest = word.partition("/")
    if slash:
        return game, rest
    return (value.game if isinstance(value, _Name) else "", word)


def _format_name(lang: str, message_id: str, form: str, number: int = 1) -> str:
    """Return the name of one thing or several, in a grammatical form if it has it; empty if there is no name."""
    args = {"number": number}
    return (
        (_format_attribute(lang, message_id, form, args) or say(message_id, args, lang))
        if has_message(message_id, DEFAULT)
        else ""
    )


def _format_attribute(lang: str, message_id: str, form: str, args: Mapping[str, int]) -> str:
    """Return a grammatical form of a name, such as a case; empty if it has none."""
    bundle = _bundle(lang)
    attributes = bundle.get_message(message_id).attributes if form and bundle.has_message(message_id) else {}
    return str(bundle.format_pattern(attributes[form], dict(args))[0]) if form in attributes else ""


def _format_argument(value: Argument, game: str, lang: str) -> str | int | float:
    if isinstance(value, Message):
        return say(value.id, value.args, lang)
    if isinstance(value, str):
        name = _Name(value)
        name.game = game
        return name
    if isinstance(value, (int, float)):
        return value
    return ", ".join(say(one.id, one.args, lang) for one in value)
