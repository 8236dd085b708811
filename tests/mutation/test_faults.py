"""The lists of planted bugs: they cover every test module and fit the project; `make soak` tries all of them."""

from collections import Counter

import pytest

from tests.mutation.faults import Fault, area_of, areas, plan_runs, read_faults, select_faults, try_faults
from tests.support.paths import ROOT

CITATION = "tests/docs/test_citation.py"


def fault(old: str, new: str, file: str = "src/tianxia/__init__.py", test: str = CITATION) -> Fault:
    return Fault(test=test, file=file, old=old, new=new, why="A probe.")


def test_every_test_module_has_a_fault() -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/**/test_*.py")}
    named = {fault.test for fault in select_faults([])}
    assert modules - named == set()


@pytest.mark.parametrize("area", areas())
def test_every_fault_can_be_tried_and_says_what_it_breaks(area: str) -> None:
    faults = read_faults(area)
    problems = [problem for fault in faults for problem in fault.problems()]
    assert not problems, "\n".join(problems)
    assert {area_of(fault.test) for fault in faults} == {area}
    assert [fault for fault in faults if len(fault.why) < 10 or not fault.why.endswith(".")] == []


def test_no_fault_is_listed_twice() -> None:
    listed = Counter((fault.test, fault.file, fault.old, fault.new) for fault in select_faults([]))
    assert [key for key, times in listed.items() if times > 1] == []


def test_faults_are_selected_by_area_or_test_module() -> None:
    docs = select_faults(["docs"])
    assert {area_of(fault.test) for fault in docs} == {"docs"}
    cited = select_faults([CITATION])
    assert {fault.test for fault in cited} == {CITATION}
    assert [run.fault for run in plan_runs(cited)] == [None, *cited]


@pytest.mark.parametrize(
    ("probe", "problem"),
    [
        (fault("no such text", ""), "occurs 0 times"),
        (fault("os", "sys"), "occurs 2 times"),
        (fault("import os", "import os"), "changes nothing"),
        (fault('__version__ = "0.1.0"', "__version__ = VERSION"), "there is no VERSION"),
        (fault("import os", "import"), "no sense in it"),
        (fault("a", "b", "src/tianxia/none.py"), "occurs 0 times"),
        (fault("import os", "import os, sys", test="tests/docs/test_none.py"), "no tests/docs/test_none.py"),
    ],
)
def test_a_fault_that_cannot_be_tried_says_why(probe: Fault, problem: str) -> None:
    assert any(problem in line for line in probe.problems())


def test_a_fault_is_tried_in_a_copy() -> None:
    caught = fault('"0.1.0"', '"0.1.1"')
    harmless = fault("three strategy games", "three board games")
    broken = fault("__version__ =", "__release__ =")
    survives, breaks = try_faults([caught, harmless, broken])
    assert survives == f"{harmless.title()}: it survives"
    assert breaks.startswith(f"{broken.title()}: it breaks the program")
    assert "__version__" in breaks
