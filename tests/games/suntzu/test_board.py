"""The board file: owners of the printed game can correct it, and a faulty one is refused with a reason."""

from pathlib import Path

import pytest

from tianxia.engine import registry
from tianxia.engine.errors import BadFile, BadOptions
from tianxia.games.suntzu.rules import board
from tianxia.locales import say

TEXT = Path(board.__file__).parent.joinpath("board.toml").read_text(encoding="utf-8")


def test_the_bundled_board_agrees_with_the_rules() -> None:
    read = board.BOARD
    assert [board.PROVINCES[i] for i in read.order] == ["qin", "chu", "jinyan", "hanqi", "wu"]
    assert sum(bin(bits).count("1") for bits in read.borders) == 14
    assert (1, 4, 3) in read.displays
    assert len(set(read.displays)) == 10


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('order = ["qin", ', 'order = ["qin", "qin", ', 6, "each of the five provinces once"),
        ('["chu", "wu"],\n]', '["chu", "wei"],\n]', 7, "must be a pair of provinces"),
        ('["chu", "wu"],\n]', '["chu", "chu"],\n]', 7, "joins a province to itself"),
        ('["chu", "wu"],\n]', '["jinyan", "qin"],\n]', 7, "is listed twice"),
        ("[1, 4, 3],", "[1, 4],", 17, "three values from 0 to 9"),
        ("[1, 4, 3],", "[1, 4, -3],", 17, "three values from 0 to 9"),
        ("[1, 4, 3],", '[1, 4, "3"],', 17, "three values from 0 to 9"),
        ('provinces = ["jinyan", ', 'provinces = ["wei", ', 5, "The provinces must be"),
        ("displays = [", "display = [", 17, "“display” is not a key"),
        ("displays = [", "displays = [", 0, ""),
        ("order =", "order", 6, "TOML"),
    ],
)
def test_a_faulty_board_is_refused(old: str, new: str, line: int, message: str, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    if not message:
        assert board.read_board(file) == board.BOARD
        return
    with pytest.raises(BadFile, match=message) as refused:
        board.read_board(file)
    assert refused.value.line == line


def test_a_fault_in_the_bundled_board_is_reported_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "board.toml").write_text(TEXT.replace("[1, 4, 3]", "[1, 4]"), encoding="utf-8")
    monkeypatch.setattr(board, "__file__", str(tmp_path / "board.py"))
    with pytest.raises(BadFile, match=r"board\.toml, line 17: A display must be"):
        board._read_own_board()


@pytest.mark.parametrize(
    ("displays", "message"),
    [
        ({"qin": [1, 4, 3]}, "jinyan, qin, hanqi, chu, wu"),
        ({name: [1, 2] for name in board.PROVINCES}, "three values"),
        ({name: [1, 2, 99] for name in board.PROVINCES}, "three values"),
    ],
)
def test_faulty_displays_are_refused_as_options(displays: dict[str, list[int]], message: str) -> None:
    with pytest.raises(BadOptions, match=message) as error:
        registry.game("suntzu").read_options({"displays": displays})
    assert say(*error.value.message, lang="pl") != str(error.value)
