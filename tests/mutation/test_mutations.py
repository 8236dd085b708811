"""The lists of mutations: they fit the source and the scenarios; `make soak` tries all of them."""

from collections import Counter

import pytest

from tests.mutation.rules import Mutation, games, play_all, read_mutations, scenario_names

MAX_UNCOVERED = {"huang": 91}
"""The number of scenarios that no mutation names yet; it may only fall."""
PICTURE = "picture-"
"""The prefix of scenarios that are only positions for the pictures of the rules pages."""
PROBE = "writs-one-per-turn"


def mutation(old: str, new: str, file: str = "games/chuhan/rules/legal.py") -> Mutation:
    return Mutation(rule="a probe", file=file, old=old, new=new, caught_by=[PROBE])


@pytest.mark.parametrize("game", games())
def test_every_mutation_can_be_tried(game: str) -> None:
    problems = [problem for mutation in read_mutations(game) for problem in mutation.problems(game)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", games())
def test_every_rule_is_listed_once(game: str) -> None:
    duplicates = [
        rule for rule, times in Counter(mutation.rule for mutation in read_mutations(game)).items() if times > 1
    ]
    assert not duplicates
    changes = Counter((mutation.file, mutation.old, mutation.new) for mutation in read_mutations(game))
    assert max(changes.values()) == 1


@pytest.mark.parametrize("game", games())
def test_every_scenario_is_named_by_a_mutation(game: str) -> None:
    named = {name for mutation in read_mutations(game) for name in mutation.caught_by}
    rulings = {name for name in scenario_names(game) if not name.startswith(PICTURE)}
    assert len(rulings - named) <= MAX_UNCOVERED.get(game, 0)


def test_a_scenario_fails_if_its_rule_is_switched_off() -> None:
    unconditional = mutation(
        "not state.has_taken_writ and not state.has_tried_power and", "not state.has_tried_power and"
    )
    broken = mutation("not state.has_taken_writ and not state.has_tried_power and", "state.no_such_thing and")
    control, first, second = play_all("chuhan", [unconditional, broken], False)
    assert (control.failing, control.problem) == ([], "")
    assert first.failing == [PROBE]
    assert "no_such_thing" in second.problem


@pytest.mark.parametrize(
    ("probe", "problem"),
    [
        (mutation("no such text", ""), "occurs 0 times"),
        (mutation("append(out, PLAY", ""), "occurs 0 times"),
        (mutation("out = append(out, WRIT)", ""), "occurs 2 times"),
        (mutation("MAX_RANK: Final[i64] = 9", "MAX_RANK: Final[i64] = 9"), "changes nothing"),
        (mutation("MAX_RANK: Final[i64] = 9", "MAX_RANK: Final[i64] = TEN"), "there is no TEN"),
        (mutation("if n and cards_left >= num_missing:", "if n and cards_left >= held:"), "there is no held"),
        (mutation("MAX_RANK: Final[i64] = 9", "MAX_RANK: Final[i64] ="), "no sense in it"),
        (mutation("a", "b", "games/chuhan/none.py"), "occurs 0 times"),
        (Mutation(rule="a probe", file="pure.py", old="def install", new="", caught_by=[]), "names no scenario"),
        (Mutation(rule="a probe", file="pure.py", old="def install", new="", caught_by=["x"]), "no scenario x"),
    ],
)
def test_a_mutation_that_cannot_be_tried_says_why(probe: Mutation, problem: str) -> None:
    assert any(problem in line for line in probe.problems("chuhan"))
