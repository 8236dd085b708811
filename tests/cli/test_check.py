"""tianxia check: scenarios that pass, fail or cannot be read."""

from pathlib import Path

import pytest

from tianxia.cli.main import run

GOOD = """\
game = "chuhan"
title = "Passing is always allowed when responding"
[position]
hands = { han = ["7", "4"], chu = ["8", "5"] }
discard = ["LuZhi"]
[[steps]]
by = "han"
do = "play 7"
[[steps]]
by = "chu"
refuse = "play 5"
[[steps]]
by = "chu"
do = "pass"
[expect]
leader = "han"
actors = ["han"]
"""


def check(tmp_path: Path, text: str | bytes, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    """Run `tianxia check` on a scenario; return its exit status and its output."""
    file = tmp_path / "one.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status = run(["check", str(file), *options])
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err
    return status, captured.out + captured.err


def test_a_good_scenario_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, GOOD, capsys) == (0, "1 passed, 0 failed, 0 unreadable\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('leader = "han"', 'leader = "chu"', 'leader\n      expected  "chu"\n      found     "han"'),
        ('refuse = "play 5"', 'refuse = "play 8"', "should have been refused"),
        ('do = "pass"', 'do = "play 5"', "Rank 5 does not beat rank 7"),
        ('actors = ["han"]', 'actors = ["chu"]', 'expected  ["chu"]'),
        ('actors = ["han"]', "actors = []", "expected  []"),
        ('actors = ["han"]', 'legal = ["pass"]', "“pass” should be legal for han, but: The leader must play a set"),
        ('actors = ["han"]', 'illegal = ["writ"]', "“writ” is legal for han, but should not be"),
        ('actors = ["han"]', 'only = ["writ"]', 'expected  ["writ"]'),
        ('actors = ["han"]', 'absent = ["vp"]', "vp"),
        ('actors = ["han"]', "hands = { chu = 3 }", "expected  3"),
        ('actors = ["han"]', 'hands = { chu = ["8"] }', 'found     ["5", "8"]'),
        ('actors = ["han"]', 'view.han = { hands = { chu = ["8", "5"] } }', "view.han.hands.chu"),
        ('actors = ["han"]', "view.public = { seed = 1 }", "found     none"),
        ('actors = ["han"]', 'vp = "none"', "vp"),
        ('actors = ["han"]', "vp = { han = true }", "vp.han"),
    ],
)
def test_an_unmet_expectation_fails_with_a_difference(
    old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, output = check(tmp_path, GOOD.replace(old, new, 1), capsys)
    assert status == 1
    assert message in output
    assert "one.toml:" in output


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('game = "chuhan"', "game = chuhan", 1, "TOML"),
        ('game = "chuhan"', 'game = "chess"', 0, "no game “chess”"),
        ("title", "titel", 2, "“titel” is not a known key"),
        ('"chuhan"', '"chuhan"\nseed = -3', 2, "seed"),
        ("hands =", "hand =", 4, "hand is not a key of a position"),
        ('["7", "4"]', '["9", "9"]', 4, "card 9 is named more than once"),
        ('["7", "4"]', '["3"]', 4, "hands.han names “3”"),
        ('["7", "4"]', "[]", 4, "Han has no cards"),
        ('["LuZhi"]', '"LuZhi"', 5, "discard must be a list"),
        ('by = "chu"\nrefuse', 'by = "wei"\nrefuse', 10, "“wei” is not a seat"),
        ('do = "play 7"', 'make = "play 7"', 8, "“make” is not a known key"),
        ('do = "play 7"', 'do = "fly 7"', 8, "“fly 7” cannot be read"),
        ('do = "play 7"', "then = {}", 6, "either “do” or “refuse”"),
        ('leader = "han"', 'lead = "han"', 16, "no key “lead”"),
        ('leader = "han"', 'legal = ["fly"]', 16, "expectation cannot be read"),
        ('leader = "han"', 'legal = { wei = ["pass"] }', 16, "not a seat"),
        ('leader = "han"', 'only = ["play 1 2 with ZhongliMo"]', 16, "more than one step"),
        ('leader = "han"', "view.chance = { vp = {} }", 16, "“chance” is not a seat"),
        ('"chuhan"\ntitle =', '"chess"\ntitle =', 1, "no game “chess”"),
        ("[position]", "[position]\npending = { by = 'han', play = 'play 1 2 with PengYue' }", 4, "awaits a reaction"),
        ("[position]", "[position]\ngiving = true\ngifts = { han = ['1', '1'], chu = ['2', '2'] }", 4, "gifts"),
        ("[position]", "[position]\ndealing = 'cards'", 4, "while chance deals"),
        ("[position]", "[position]\nset = { by = 'chu', rank = 10, size = 2 }", 4, "Liu Bang"),
        ("[expect]", "[expects]", 15, "“expects” is not a known key"),
        ("[position]", "[options]\nx = 1\n[position]", 3, "no option “x”"),
        ("[position]", "[position]\nvp = { han = 31 }", 4, "name the winner"),
    ],
)
def test_an_invalid_file_is_unreadable_with_its_line(
    old: str, new: str, line: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, output = check(tmp_path, GOOD.replace(old, new, 1), capsys)
    assert status == 2, output
    assert message in output
    if line:
        assert f"one.toml:{line}:" in output


@pytest.mark.parametrize("text", [b"\xff\xfe", b"\x00", b"a = " + b"[" * 5000, b"seed = " + b"9" * 5000, b""])
def test_binary_files_are_unreadable(text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, text, capsys)[0] == 2


def test_a_byte_order_mark_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, b"\xef\xbb\xbf" + GOOD.encode(), capsys)[0] == 0


def test_deeply_nested_expectations_end_without_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = GOOD.replace('leader = "han"', "table = " + "[" * 480 + "]" * 480)
    assert check(tmp_path, text, capsys)[0] in (1, 2)


def test_folders_are_searched_and_the_first_failure_stops_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = GOOD.replace('leader = "han"', 'leader = "chu"')
    for name, text in (("a", GOOD), ("b", bad), ("c", "?")):
        (tmp_path / f"{name}.toml").write_text(text)
    assert run(["check", str(tmp_path)]) == 1
    assert "1 passed, 1 failed, 0 unreadable" in capsys.readouterr().out
    assert run(["check", "--keep-going", str(tmp_path)]) == 2
    assert "1 passed, 1 failed, 1 unreadable" in capsys.readouterr().out


def test_missing_files_and_empty_folders_are_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(tmp_path / "none.toml")]) == 2
    assert run(["check", str(tmp_path)]) == 2
    assert "no scenario file" in capsys.readouterr().err
