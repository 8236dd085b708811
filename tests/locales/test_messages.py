"""Messages are complete in every language, all used, and none is broken."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from tests.locales.fluent_messages import (
    CATEGORIES,
    GAMES,
    KINDS,
    forms,
    functions,
    messages,
    names,
    sample_arguments,
    selections,
    variables,
)
from tests.server.lesson_walks import message_ids
from tests.support.paths import ROOT
from tianxia import locales
from tianxia.locales import (
    FOLDER,
    Message,
    fluent_source,
    format_number,
    languages,
    match_language,
    message_files,
    pseudo,
    say,
)

SOURCE = FOLDER.parent
WEB = ROOT / "web"
TOPICS = "|".join(sorted({path.stem.partition("-")[0] for path in message_files("en")}))
ID = re.compile(rf'"((?:{TOPICS})-[a-z][A-Za-z0-9_-]*)"')
# In the pages an id may be built in a template: `bots-level-${level}`, `${game}-name`.
BUILT_IN_PAGES = re.compile(rf"`((?:{TOPICS})-[A-Za-z0-9_$\{{\}}-]*\$\{{[^`]*)`")
# Short forms of the questions of a game, made from the id of the question.
SHORT = re.compile(r"web-[a-z]+-ask-")
# Ids built from the name of a thing: seats, cards, events, generals, options, house rules, levels, commands, verbs.
BUILT = re.compile(
    r"(engine|cli|[a-z]+)-"
    r"(seat|card|event|campaign|chapter|story|special|general|power|province|tile|role|state|city|rule|house|option|origin|level|name|about|help|epilog|text|move|meta)\b"
    r"|suntzu-ask-(place|take)\b"  # the questions of event cards
)
OMITTED_VARIABLES: dict[tuple[str, str, str], str] = {}
"""Variables that a language does not need: (language, id, variable), with the reason."""


def used_ids() -> set[str]:
    paths = [*SOURCE.rglob("*.py"), *(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return {id for path in paths for id in ID.findall(path.read_text(encoding="utf-8"))} | message_ids()


def ids_of(path: Path) -> set[str]:
    """Return the ids of the messages in a file."""
    return set(re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE))


def ids_built_in_pages(ids: set[str]) -> set[str]:
    """Return the ids that match a template in the code of the pages."""
    paths = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    built = {re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9_-]+", re.escape(form)) for form in BUILT_IN_PAGES.findall(text)}
    return {id for id in ids if any(re.fullmatch(form, id) for form in built) or SHORT.match(id)}


def test_every_message_that_is_used_exists() -> None:
    assert used_ids() <= set(messages("en"))


def test_every_message_that_exists_is_used() -> None:
    referred = set(re.findall(r"\{ ([a-z]+-[A-Za-z0-9_-]+) \}", fluent_source("en")))
    known = used_ids() | referred | ids_built_in_pages(set(messages("en")))
    unused = {id for id in messages("en") if id not in known and not BUILT.match(id)}
    assert not unused


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_the_messages_of_english_and_no_others(lang: str) -> None:
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", languages())
def test_the_messages_about_a_game_are_in_its_package(lang: str) -> None:
    for path in message_files(lang):
        games = {game for id in ids_of(path) for game in GAMES if game in id.split("-")}
        assert games == ({path.parts[-4]} & set(GAMES)), path


@pytest.mark.parametrize("lang", languages())
def test_variables_and_functions_are_those_of_english(lang: str) -> None:
    wrong = []
    for id, message in messages(lang).items():
        english = messages("en").get(id)
        if english is None:
            continue
        omitted = {name for name in variables(english) if (lang, id, name) in OMITTED_VARIABLES}
        if variables(message) | omitted != variables(english):
            wrong.append(f"{id}: {sorted(variables(message) ^ variables(english))}")
        used_functions = functions(message)
        wrong += [
            f"{id}: ${name} by {sorted(how)}, not by {sorted(used_functions[name])}"
            for name, how in functions(english).items()
            if name in used_functions and not used_functions[name] <= how
        ]
    assert not wrong


@pytest.mark.parametrize("lang", languages())
def test_a_selection_by_number_has_all_plurals_of_the_language(lang: str) -> None:
    needed = {tag for tag in Locale.parse(lang).plural_form.tags if tag != "other"}
    wrong = []
    for id, message in messages(lang).items():
        for name, keys in selections(message):
            plurals = CATEGORIES & set(keys)
            if plurals and plurals != needed:
                wrong.append(f"{id}: ${name} has {sorted(plurals)}, not {sorted(needed)}")
            if plurals and keys[-1] not in ("other", "many"):
                wrong.append(f"{id}: ${name} falls back to {keys[-1]}")
    assert not wrong


@pytest.mark.parametrize("lang", languages())
def test_every_name_has_the_forms_it_is_asked_for(lang: str) -> None:
    missing = set()
    for id, message in messages(lang).items():
        for function, form in forms(message):
            game = locales._message_game(id)
            for one in (game,) if game in GAMES else GAMES:
                for name in names(one, KINDS[function]):
                    named = messages(lang).get(f"{one}-{KINDS[function]}-{name}")
                    if named and form not in {attribute.id.name for attribute in named.attributes}:
                        missing.add(f"{named.id.name}.{form}, for {id}")
    assert not missing


@pytest.mark.parametrize("lang", [*languages(), pseudo.CODE])
def test_every_message_can_be_formatted_with_every_number_and_name(lang: str) -> None:
    bundle = locales._bundle(lang)
    for id in messages("en"):
        if not bundle.has_message(id):
            continue
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for args in sample_arguments(id):
            text, errors = locales._format(bundle, pattern, args, locales._message_game(id))
            assert not errors, (id, args, errors)
            assert text.strip(), (id, args)


def test_the_browser_formats_messages_like_python(tmp_path: Path) -> None:
    """The pages read the same files with another library, which must format every sentence alike."""
    sentences = {
        lang: [[id, args, say(id, args, lang)] for id in messages("en") for args in sample_arguments(id)]
        for lang in [*languages(), pseudo.CODE]
    }
    expected = {"sources": {lang: fluent_source(lang) for lang in sentences}, "sentences": sentences}
    path = tmp_path / "sentences.json"
    path.write_text(json.dumps(expected), encoding="utf-8")
    command = ["npx", "vitest", "run", "tests/pythonSentences.test.ts"]
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "TIANXIA_SENTENCES": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "1 passed" in done.stdout


def install_language(monkeypatch: pytest.MonkeyPatch, lang: str, text: str) -> None:
    """Replace a language by one that has only these messages."""
    before = locales._bundle
    functions = {name: locales._make_name_formatter(lang, name) for name in KINDS}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    monkeypatch.setattr(locales, "_bundle", lambda wanted: bundle if wanted == lang else before(wanted))


def test_names_are_inflected_where_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    install_language(
        monkeypatch,
        "pl",
        """
chuhan-seat-han = Han
    .gen = Hana
chuhan-seat-chu = Czu
huang-role-red = czerwony
chuhan-show-turn = Tura { SEAT($seat, form: "gen") }.
huang-log-home = { ROLE($colour, capital: 1) } z { SEAT($seat, form: "gen") }.
cli-table-turn = Tura { SEAT($seat, form: "gen") }.
""",
    )
    assert say("chuhan-show-turn", {"seat": "han"}, "pl") == "Tura Hana."
    assert say("chuhan-show-turn", {"seat": "chu"}, "pl") == "Tura Czu."
    assert say("cli-table-turn", {"seat": "chuhan/han"}, "pl") == "Tura Hana."
    assert say("huang-log-home", {"colour": "red", "seat": "tiger"}, "pl") == "Czerwony z Tiger."


def test_a_name_in_the_message_itself_is_one_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install_language(
        monkeypatch,
        "pl",
        """
chuhan-seat-han = Han
    .gen = Hana
huang-seat-rat = Szczur
huang-state-western-wei = Zachodnie Wei
chuhan-log-lead = { SEAT("han") } i { SEAT("han", form: "gen") }, nie { SEAT("huang/rat") }
huang-log-lead = { STATE("Western Wei") }
""",
    )
    assert say("chuhan-log-lead", {}, "pl") == "Han i Hana, nie Szczur"
    assert say("huang-log-lead", {}, "pl") == "Zachodnie Wei"
    assert say("huang-log-lead", {"state": Message("chuhan-log-lead")}, "pl") == "Zachodnie Wei"


def test_names_of_things_are_translated_and_equal_ones_are_grouped() -> None:
    text = say("chuhan-log-lead", {"seat": "han", "cards": "7 7 JiBu YuJi*"})
    assert text == "Han leads 7 7, Ji Bu, Yu Ji*."


def test_equal_tiles_are_counted() -> None:
    hand = {"tiles": "red red red blue white"}
    assert say("huang-log-dealt", hand) == "You hold 3 soldiers, 1 farmer, 1 artisan."
    assert say("huang-log-dealt", hand, "pl") == "Masz kafle: 3 żołnierzy, 1 rolnik, 1 artysta."
    assert say("huang-log-dealt", hand, "ru") == "Ваши тайлы: 3 воина, 1 крестьянин, 1 ремесленник."


def test_a_state_is_named_by_its_capitals_or_by_its_hex() -> None:
    assert say("huang-realm", {"state": "B4", "capitals": "Qin + Western Wei"}) == "Qin–Western Wei"
    assert say("huang-realm", {"state": "B4", "capitals": "none"}) == "the state of B4"


def test_moves_are_described_in_words() -> None:
    assert say("chuhan-log-power", {"seat": "chu", "play": "use YuJi 5"}) == "Chu plays a power: Yu Ji, discarding 5."
    assert say("chuhan-log-power", {"seat": "chu", "play": "pass with XiangYu"}).endswith("pass with Xiang Yu.")


def test_several_messages_can_be_one_argument() -> None:
    leaders = [Message("huang-show-leader", {"colour": "red", "hex": "A3"}), Message("huang-effect-war")]
    text = say("huang-show-leaders", {"seat": "rat", "leaders": leaders, "number": 2})
    assert text == "Rat: leaders soldier on A3, war."


def test_counts_use_the_plural_forms_of_the_language() -> None:
    assert say("chuhan-show-hidden", {"seat": "chu", "number": 1}) == "Chu holds 1 card."
    assert say("chuhan-show-hidden", {"seat": "chu", "number": 2}) == "Chu holds 2 cards."


def test_a_missing_message_is_its_id_and_a_missing_language_is_english() -> None:
    assert say("chuhan-no-such-message") == "chuhan-no-such-message"
    assert say("chuhan-name", lang="tlh") == "Chu Han"


def test_numbers_are_formatted_for_their_language() -> None:
    assert format_number(1234.5, "en", 2) == "1,234.50"
    assert format_number(0.25, digits=0) == "0"


def test_a_language_is_matched_to_the_preferences() -> None:
    assert match_language(["xx-YY", "en_GB.UTF-8", "C"]) == "en"
    assert match_language(["C.UTF-8"]) == "en"
    assert match_language([]) == "en"
    assert match_language(["qps"]) == "qps"
    assert pseudo.CODE not in languages()


def test_the_pseudo_language_is_longer_and_has_no_plain_letters() -> None:
    marked = say("chuhan-rule-warlords", lang=pseudo.CODE)
    assert not re.search("[A-Za-z]", marked)
    assert len(marked) > 1.3 * len(say("chuhan-rule-warlords"))
