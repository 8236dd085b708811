"""The legal moves of a question as the difference to an earlier question of the same connection."""

from collections.abc import Sequence
from typing import Final

from tianxia.server.tables.wire.snapshots import CopiedMoves, Question, QuestionUpdate


class MoveBase:
    """The moves that those of the next question on a connection are copied from."""

    def __init__(self, texts: list[str]) -> None:
        """Take the texts of moves; nobody changes them any more."""
        self.texts = texts
        self._indices: dict[str, int] | None = None

    def next(self, legal: list[str]) -> "MoveBase":
        """Return what the question after one with the moves `legal` copies from: `legal`, unless it is much shorter."""
        is_kept = legal is self.texts or not legal or 2 * len(legal) < len(self.texts)
        return self if is_kept else MoveBase(legal)

    def update_question(self, question: Question) -> QuestionUpdate:
        """Return a question with the moves that the client has copied from there."""
        return QuestionUpdate(
            number=question.number,
            prompt=question.prompt,
            secret=question.secret,
            legal=self._copy_moves(question.legal),
            asked=question.asked,
            until=question.until,
            standing=question.standing,
            formality=question.formality,
        )

    def _copy_moves(self, legal: Sequence[str]) -> list[str | CopiedMoves]:
        """Return moves, with those that the client has as runs of neighbours."""
        if self._indices is None:
            self._indices = {text: index for index, text in enumerate(self.texts)}
        copied: list[str | CopiedMoves] = []
        find, texts, end = self._indices.get, self.texts, len(self.texts)
        at, number = 0, len(legal)
        while at < number:
            start = find(legal[at])
            if start is None:
                copied.append(legal[at])
                at += 1
                continue
            first, known = at, start
            while at < number and known < end and legal[at] == texts[known]:
                at += 1
                known += 1
            copied.append(CopiedMoves(start, at - first))
        return copied


NO_MOVES: Final = MoveBase([])
"""The base of the first question on a connection."""
