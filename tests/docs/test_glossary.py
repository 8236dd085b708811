"""The modules of the glossary exist, and retired names do not come back."""

import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

GLOSSARY = ROOT / "docs" / "glossary.md"
RETIRED_MODULES = """
    engine/reading engine/expect engine/filling engine/planes engine/ink engine/drawing engine/happened
    games/chuhan/words games/chuhan/picture games/chuhan/gains games/huang/sketch games/huang/ground games/huang/facts
    rl/deal rl/needs rl/observed rl/seated rl/guard rl/deprecated rl/openspiel/course
    server/acts server/awake server/briefs server/cleaning server/hall server/live server/log server/manual server/menu
    server/room server/rounds server/rows server/safety server/standings server/tables server/thinkers server/thought
    server/wishes server/lessons/school cli/phrases cli/words arena/cluster arena/local
    bots/chuhan/chances bots/huang/glance bots/huang/mind bots/huang/survey bots/suntzu/opponent
""".split()
RETIRED_CLASSES = """
    Hall Door Ink Reader Deal Course Seated Observed GuardedEnv Thinkers Wanted Crowd Foresight Judgement Mind Survey
    Room Row Line Live LiveLine Standings Words Facts Played Before Happened
""".split()
RETIRED_NAMES = """
    deal_anew go_round goes_on steadily _again_and_again put_to_sleep line_of rules_of do_together take_turns
    LAVISH _crown LiveLine GuardedEnv labelOfMove storyOf onlyAsked clock_answer run_self_plays lesson_state lapses
    BACKGROUND_PATIENCE_S _check_pages PeekingTwin _moves_that_count _write_seen
    spell_cards power_of pile_of rank_of number_of card_of framed_of generals_of deck_of colours_of planes_of grid_of
    triangle_of hexes_of hand_of_row tile_awaiting_third whole_deals match_result with_draws_for_whitewashes lookers
    DOUBT_PERCENT _extended _shortened _recruits
    MARKETING CAMPS LEADER_BITS ACTIONS_A_TURN spell_tiles granaries_near _append_unique _tell_raised
    events_after with_seats built_file fluent_file rules_file use_code asMe StandingWish signOf EffectSign GRADE_SIGNS
    hintsWish lastKnown _could_lie is_redrawn_card_located table_to_replay
    NoSinglePlayer lines_since_own_move table_text first_leader UNDRAWN SEALED_CARDS hasOpenPower openPowerText
    isPowerOpen _does_plan_fit
    TURN_EVENT check_battle_end check_win append_all append_sized set_text play_text partial_text action_text
    steps_taken outcome_weights count_of_rank other_prior pending_choices
""".split()
RETIRED_WORDS = [
    "The shape of the house",
    "through any eyes",
    "through the eyes",
    "with other eyes",
    "laid a table",
    "laid anew",
    "dealt anew",
    "goes round",
    "in peace",
    "say who comes",
    "how gladly",
    "the browser's half",
    "no rules in the browser",
    "was told",
]
SOURCES = ["src/tianxia", "benchmarks", "examples", "web/src"]


def sources() -> list[Path]:
    return [
        path
        for folder in SOURCES
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte"} and "browser/assets" not in path.as_posix()
    ]


def test_every_module_of_the_glossary_exists() -> None:
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 5 or cells[3] in {"module", "---", ""}:
            continue
        folder = ""
        for name in re.findall(r"`([^`]+)`", cells[3]):
            place = name if "/" in name else f"{folder}/{name}"
            pattern = place if place.startswith("web/") else f"src/tianxia/{place}"
            assert [*ROOT.glob(pattern), *ROOT.glob(f"{pattern}.py")], f"{cells[1]}: {name}"
            folder = place.rpartition("/")[0]


@pytest.mark.parametrize("module", RETIRED_MODULES)
def test_no_retired_module_comes_back(module: str) -> None:
    assert not (ROOT / "src" / "tianxia" / f"{module}.py").exists()


def test_no_retired_name_comes_back() -> None:
    names = re.compile(rf"\b({'|'.join(RETIRED_NAMES)}|class ({'|'.join(RETIRED_CLASSES)}))\b")
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in sources()
        for match in names.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_retired_phrase_comes_back_in_the_docs() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert [phrase for phrase in RETIRED_WORDS if phrase.lower() in text.lower()] == [], page
