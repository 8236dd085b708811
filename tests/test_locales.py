"""Messages: all there, all used, none broken."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tianxia import locales
from tianxia.locales import languages, say

SOURCE = Path(locales.__file__).parent.parent
PAGES = Path(__file__).parent.parent / "web" / "src"
TOPICS = "|".join(path.stem for path in sorted((SOURCE / "locales" / "en").glob("*.ftl")))
ID = re.compile(rf'"((?:{TOPICS})-[a-z][A-Za-z0-9_-]*)"')
# In the pages an id may be built in a template: `web-level-${level}`, `${game}-name`.
BUILT_IN_PAGES = re.compile(rf"`((?:{TOPICS})-[A-Za-z0-9_$\{{\}}-]*\$\{{[^`]*)`")
# Short forms of the questions of a game, made from the id of the question.
SHORT = re.compile(r"web-[a-z]+-ask-")
# Ids built from the name of a thing: seats, cards, events, generals, options, house rules, levels, commands.
BUILT = re.compile(
    r"(engine|cli|[a-z]+)-"
    r"(seat|card|event|general|power|province|tile|rule|house|option|origin|level|name|about|help|epilog|text)\b"
)


def messages(lang: str) -> dict[str, ast.Message]:
    out: dict[str, ast.Message] = {}
    for path in sorted((SOURCE / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} is there twice"
                assert entry.id.name.split("-")[0] == path.stem, f"{entry.id.name} belongs in another file"
                out[entry.id.name] = entry
    return out


def used() -> set[str]:
    paths = [*SOURCE.rglob("*.py"), *PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts")]
    return {id for path in paths for id in ID.findall(path.read_text(encoding="utf-8"))}


def built_in_pages(ids: set[str]) -> set[str]:
    """The messages whose ids the pages put together."""
    text = "".join(path.read_text(encoding="utf-8") for end in ("svelte", "ts") for path in PAGES.rglob(f"*.{end}"))
    forms = {re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9_-]+", re.escape(form)) for form in BUILT_IN_PAGES.findall(text)}
    return {id for id in ids if any(re.fullmatch(form, id) for form in forms) or SHORT.match(id)}


@pytest.mark.parametrize("lang", languages())
def test_every_message_that_is_used_is_there(lang: str) -> None:
    assert used() <= set(messages(lang))


def test_every_message_that_is_there_is_used() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "locales" / "en").glob("*.ftl"))
    referred = set(re.findall(r"\{ ([a-z]+-[A-Za-z0-9_-]+) \}", text))
    known = used() | referred | built_in_pages(set(messages("en")))
    unused = {id for id in messages("en") if id not in known and not BUILT.match(id)}
    assert not unused


def test_names_of_things_are_said_and_equal_ones_stand_together() -> None:
    said = say("chuhan-log-lead", {"seat": "han", "cards": "7 7 JiBu YuJi*"})
    assert said == "Han leads 7 7, Ji Bu, Yu Ji*."


def test_plurals() -> None:
    assert say("chuhan-show-hidden", {"seat": "chu", "number": 1}) == "Chu holds 1 card."
    assert say("chuhan-show-hidden", {"seat": "chu", "number": 2}) == "Chu holds 2 cards."


def test_a_missing_message_is_its_id_and_a_missing_language_is_english() -> None:
    assert say("chuhan-no-such-message") == "chuhan-no-such-message"
    assert say("chuhan-name", lang="tlh") == "Chu Han"


@pytest.mark.parametrize("lang", languages())
def test_no_message_fails_to_format(lang: str) -> None:
    for id, message in messages(lang).items():
        variables = {node.id.name for node in _walk(message) if isinstance(node, ast.VariableReference)}
        for number in (0, 1, 2, 5):
            bundle = locales._bundle(lang)
            value = bundle.get_message(id).value
            assert value is not None
            _, errors = bundle.format_pattern(value, dict.fromkeys(variables, number))
            assert not [error for error in errors if "Unknown" in str(error)], (id, errors)


def _walk(node: object) -> list[ast.BaseNode]:
    out: list[ast.BaseNode] = []
    if isinstance(node, ast.BaseNode):
        out.append(node)
        for value in vars(node).values():
            out += _walk(value)
    elif isinstance(node, list):
        for item in node:
            out += _walk(item)
    return out
