"""Messages: ids with arguments, formatted in a reader's language.

There is one folder per language and one Fluent file per topic. The first word of a message id is its topic; the
topic of a game's messages is the game: `nim-log-take`. In shared topics the second word may name a game:
`web-nim-heap`. Games bring folders of their own: see `message_folders`.

Messages can call functions, which format names in the message's game. If the message id does not name the game, the
argument does: `nim/north`. An argument may also be a literal: `SEAT("north")`.

- `SEAT($seat)` formats the names of seats. Games add functions for their own kinds of names, such as `CARDS($cards)`.
- `MOVE($play)` formats a move with the game's message for its verb: `nim-move-take`.

`form: "ranked"` selects an attribute of the name's message, such as a grammatical case, if it has one; `capital: 1`
capitalises the name, for the start of a sentence.
"""

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, Union

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from tianxia.locales import pseudo
from tianxia.locales.message_folders import (
    SEAT,
    MessageFolder,
    NameFunction,
    NameStyle,
    add_message_provider,
    call_when_forgotten,
    find_functions,
    forget_messages,
    function_names,
    move_clauses,
    provided_folders,
)

__all__ = [
    "DEFAULT",
    "FOLDER",
    "Argument",
    "Message",
    "MessageFolder",
    "NameFunction",
    "NameStyle",
    "add_message_provider",
    "fluent_source",
    "forget_messages",
    "format_number",
    "has_message",
    "is_available",
    "languages",
    "map_key",
    "match_language",
    "message_files",
    "say",
]

DEFAULT: Final = "en"
FOLDER: Final = Path(__file__).parent
_SHARED_TOPICS: Final = ("web", "rules", "tutorial")
"""Topics about several games: the second word of their message ids may name one."""

Argument = Union[str, int, float, "Message", Sequence["Message"]]
"""The value of an argument of a message."""

_game: Final = ContextVar("game", default="")
"""The game of the message that is being formatted. Names that do not say which game they are from are its names."""


class Message(NamedTuple):
    """A message id with its arguments, to be formatted in a reader's language."""

    id: str
    args: Mapping[str, Argument] = {}


def languages() -> list[str]:
    """Return the codes of the available languages, without the pseudo-language."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def is_available(lang: str) -> bool:
    """Return whether messages can be formatted in a language, the pseudo-language included."""
    return lang == pseudo.CODE or lang in languages()


def match_language(requested: Sequence[str]) -> str:
    """Return the code of the first available language among tags such as `pl_PL.UTF-8` or `de-AT`; else English."""
    for tag in requested:
        lang = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if is_available(lang):
            return lang
    return DEFAULT


def fluent_source(lang: str) -> str:
    """Return all Fluent files of a language as one text."""
    if lang == pseudo.CODE:
        return pseudo.translate(fluent_source(DEFAULT))
    return "\n".join(path.read_text(encoding="utf-8") for path in message_files(lang))


def message_files(lang: str) -> list[Path]:
    """Return the Fluent files of a language, those of this package first."""
    folders = [FOLDER, *(folder.path for folder in provided_folders())]
    return [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]


def say(message_id: str, args: Mapping[str, Argument] | None = None, lang: str = DEFAULT) -> str:
    """Return a message as text; in English if the language lacks it, and the bare id if English lacks it, too."""
    for language in dict.fromkeys((lang, DEFAULT)):
        bundle = _bundle(language)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is not None:
            formatted_args = {key: _format_argument(value, language) for key, value in (args or {}).items()}
            text, _ = _format(bundle, pattern, formatted_args, _message_game(message_id))
            return text
    return message_id


def format_number(value: float, lang: str = DEFAULT, digits: int = 0) -> str:
    """Return a number with `digits` decimals, in the format of a language."""
    return str(format_decimal(value, "#,##0." + "0" * digits if digits else "#,##0", locale=_locale(lang)))


def has_message(message_id: str, lang: str = DEFAULT) -> bool:
    """Return whether a language has a message."""
    return _bundle(lang).has_message(message_id)


def _message_game(message_id: str) -> str:
    """Return the game that a message is about, according to its id."""
    topic, *rest = message_id.split("-")
    return rest[0] if topic in _SHARED_TOPICS and rest else topic


def _format(
    bundle: FluentBundle, pattern: Pattern, args: Mapping[str, str | int | float], game: str
) -> tuple[str, list[Exception]]:
    """Return a pattern as text, with the names of a game, and what was wrong with it."""
    token = _game.set(game)
    try:
        text, errors = bundle.format_pattern(pattern, dict(args))
    finally:
        _game.reset(token)
    return str(text), errors


@cache
def _bundle(lang: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {name: _make_name_formatter(lang, name) for name in function_names()}
    functions["MOVE"] = _make_move_formatter(lang)
    bundle = FluentBundle([str(_locale(lang))], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(fluent_source(lang)))
    return bundle


call_when_forgotten(_bundle.cache_clear)


@cache
def _locale(lang: str) -> Locale:
    """Return the locale for the numbers and plurals of a language."""
    return Locale.parse(lang if lang in languages() else DEFAULT)


def _make_name_formatter(lang: str, name: str) -> Callable[..., Any]:
    """Return the Fluent function with a name, which formats names."""
    by_game = find_functions(name)
    default = next(iter(by_game.values()), SEAT)

    def format_names(value: object, form: object = "", capital: object = 0, **_: object) -> str:
        game = _split_game(str(value).partition(" ")[0])[0]
        function = by_game.get(game, default)
        text = _STYLES[function.style](lang, function.kind, value, str(form))
        return text[:1].upper() + text[1:] if capital else text

    return format_names


def _format_words(lang: str, kind: str, value: object, form: str) -> str:
    """Return names separated by commas, equal ones without a comma."""

    def format_word(game: str, word: str) -> str:
        bare = word.rstrip("*")
        return (_format_name(lang, f"{game}-{kind}-{bare}", form) or _with_minus_sign(bare)) + word[len(bare) :]

    words = [format_word(*_split_game(word)) for word in str(value).split()]
    return ", ".join(" ".join(group) for _, group in groupby(words, lambda word: word.rstrip("*")))


def _format_counted(lang: str, kind: str, value: object, form: str) -> str:
    """Return names separated by commas, equal ones as one with their number."""

    def format_group(game: str, word: str, number: int) -> str:
        return _format_name(lang, f"{game}-{kind}-{word}", form, number) or f"{number} {word}"

    keys = [_split_game(word) for word in str(value).split()]
    return ", ".join(format_group(*key, len(list(group))) for key, group in groupby(keys))


def _format_phrases(lang: str, kind: str, value: object, form: str) -> str:
    """Return names of one or more words, joined by dashes."""
    game = _game.get()
    parts = str(value).split(" + ")
    return "–".join(_format_name(lang, f"{game}-{kind}-{map_key(part)}", form) or part for part in parts)


_STYLES: Final[Mapping[NameStyle, Callable[[str, str, object, str], str]]] = {
    NameStyle.WORDS: _format_words,
    NameStyle.COUNTED: _format_counted,
    NameStyle.PHRASES: _format_phrases,
}


def _with_minus_sign(text: str) -> str:
    """Return a negative integer with a minus sign in place of its hyphen; any other text unchanged."""
    return "−" + text[1:] if text[:1] == "-" and text[1:].isdigit() else text


def map_key(name: str) -> str:
    """Return a name of a map file as it appears in message ids: `han-hanzhong` for `Han (Hanzhong)`."""
    return name.lower().replace(" ", "-").replace("(", "").replace(")", "")


def _make_move_formatter(lang: str) -> Callable[..., Any]:
    """Return a Fluent function that formats a move by the message of its verb, with the other words as arguments.

    These are `things`, the `first` of them, the `others` and their `number`, and the game's own clauses.
    """

    def format_move(value: object, **_: object) -> str:
        game, text = _split_game(str(value))
        verb, *words = text.split()
        clauses = move_clauses(game)
        parts: dict[str, list[str]] = {"things": [], **{argument: [] for argument in clauses.values()}}
        part = "things"
        for word in words:
            if word in clauses:
                part = clauses[word]
            else:
                parts[part].append(word)
        things = parts["things"]
        args: dict[str, Argument] = {
            **{argument: " ".join(words) for argument, words in parts.items()},
            "first": " ".join(things[:1]),
            "others": " ".join(things[1:]),
            "number": len(things),
        }
        message_id = f"{game}-move-{verb}"
        return say(message_id, args, lang) if has_message(message_id, DEFAULT) else text

    return format_move


def _split_game(word: str) -> tuple[str, str]:
    """Return the game that a word belongs to, by default that of the message, and the word without it."""
    game, slash, rest = word.partition("/")
    return (game, rest) if slash else (_game.get(), word)


def _format_name(lang: str, message_id: str, form: str, number: int = 1) -> str:
    """Return a name for a number of equal items, in a grammatical form if it has that form; empty without a message."""
    args = {"number": number}
    return (
        (_format_attribute(lang, message_id, form, args) or say(message_id, args, lang))
        if has_message(message_id, DEFAULT)
        else ""
    )


def _format_attribute(lang: str, message_id: str, form: str, args: Mapping[str, int]) -> str:
    """Return a grammatical form of a name, such as a case; empty if the name lacks it."""
    bundle = _bundle(lang)
    attributes = bundle.get_message(message_id).attributes if form and bundle.has_message(message_id) else {}
    return _format(bundle, attributes[form], args, _message_game(message_id))[0] if form in attributes else ""


def _format_argument(value: Argument, lang: str) -> str | int | float:
    if isinstance(value, Message):
        return say(value.id, value.args, lang)
    if isinstance(value, (str, int, float)):
        return value
    return ", ".join(say(message.id, message.args, lang) for message in value)
