"""Parsed Fluent messages, and sample arguments that cover every variant."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from tianxia.engine import registry
from tianxia.locales import _message_game, languages, message_files
from tianxia.locales.message_folders import SEAT, provided_folders

NUMBERS: Final = (0, 1, 2, 5, 21, 22, 25, 1.5, 1234567)
CATEGORIES: Final = {"zero", "one", "two", "few", "many"}
GAMES: Final = tuple(registry.names())
KINDS: Final = {
    function.name: function.kind for function in (SEAT, *(each for one in provided_folders() for each in one.functions))
}
MOVES: Final = ("use YuJi 5", "use JiBu", "pass with XiangYu", "play 4 4 with PengYue")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """Return the messages of a language. Fail if its files have junk, duplicates, or messages of other topics."""
    out: dict[str, ast.Message] = {}
    for path in message_files(lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            assert not isinstance(entry, ast.Term), f"{path}: -{entry.id.name}: terms are not used here"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{path}: {entry.id.name} is defined twice"
                topic = path.stem.partition("-")[0]  # a topic may have several files: nim.ftl, nim-variants.ftl
                assert entry.id.name.split("-")[0] == topic, f"{entry.id.name} belongs in another file than {path}"
                assert entry.value is not None, f"{path}: {entry.id.name} has no text"
                out[entry.id.name] = entry
    return out


def walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def functions(message: ast.Message) -> dict[str, set[str]]:
    """Return the functions that format each variable, '' for none; variables that are only selectors are left out."""
    out: dict[str, set[str]] = {}
    for node in walk(message):
        if not isinstance(node, ast.Placeable):
            continue
        expression = node.expression
        if isinstance(expression, ast.VariableReference):
            out.setdefault(expression.id.name, set()).add("")
        elif isinstance(expression, ast.FunctionReference):
            for argument in expression.arguments.positional:
                if isinstance(argument, ast.VariableReference):
                    out.setdefault(argument.id.name, set()).add(expression.id.name)
    return out


def selections(message: ast.Message) -> Iterator[tuple[str, list[str]]]:
    """Yield the selectors of a message with the keys of their variants, the default variant last."""
    for node in walk(message):
        if isinstance(node, ast.SelectExpression):
            selector: ast.BaseNode = node.selector
            if isinstance(selector, ast.FunctionReference):
                selector = selector.arguments.positional[0]
            assert isinstance(selector, ast.VariableReference), f"{message.id.name} selects by {selector}"
            ordered = sorted(node.variants, key=lambda variant: variant.default)
            keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in ordered]
            yield selector.id.name, keys


def forms(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Yield the functions that are called with a grammatical form, and the form."""
    for node in walk(message):
        if isinstance(node, ast.FunctionReference):
            for named in node.arguments.named:
                if named.name.name == "form" and isinstance(named.value, ast.StringLiteral):
                    yield node.id.name, named.value.value


def names(game: str, kind: str) -> list[str]:
    """Return the ids of all names of one kind in a game."""
    start = f"{game}-{kind}-"
    return [id.removeprefix(start) for id in messages("en") if id.startswith(start)]


@cache
def sample_arguments(id: str) -> list[dict[str, str | float]]:
    """Return sets of arguments for a message in which each variable takes every value that matters, in turn."""
    message = messages("en")[id]
    values = {name: _values(id, message, name) for name in sorted(variables(message))}
    most = max(map(len, values.values()), default=1)
    return [
        {name: some[(at + shift) % len(some)] for shift, (name, some) in enumerate(values.items())}
        for at in range(most)
    ]


def _values(id: str, message: ast.Message, name: str) -> list[str | float]:
    out: list[str | float] = []
    for lang in languages():
        for variable, keys in selections(messages(lang)[id]) if id in messages(lang) else ():
            if variable != name:
                continue
            if CATEGORIES & set(keys):
                out += NUMBERS
            out += [int(key) if key.isdecimal() else key for key in keys if key not in CATEGORIES]
    for function in functions(message).get(name, ()):
        if function == "MOVE":
            out += MOVES
        elif function in KINDS:
            out += _things(id, KINDS[function])
        elif function == "NUMBER":
            out += NUMBERS
    if any(not isinstance(value, str) for value in out):
        out = [value for value in out if value != "other"]
    return list(dict.fromkeys(out)) or ["x7", 12]


def _things(id: str, kind: str) -> list[str]:
    """Return all names of a kind, each alone, and several together."""
    game = _message_game(id)
    if game in GAMES:
        alone = names(game, kind)
        return [*alone, " ".join(["7", "7", *alone[:2], *alone[:1]]), "nobody"]
    return [f"{game}/{name}" for game in GAMES for name in names(game, kind)]
