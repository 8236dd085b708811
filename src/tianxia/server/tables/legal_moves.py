"""The legal moves of a question as the difference to an earlier question of the same connection."""

from tianxia.server.tables.wire.snapshots import CopiedMoves, Question, QuestionUpdate


def next_base(base: list[str], legal: list[str]) -> list[str]:
    """Return what the next question copies from: `legal`, unless it is much shorter than `base`."""
    return legal if legal and 2 * len(legal) >= len(base) else base


def update_question(question: Question, base: list[str]) -> QuestionUpdate:
    """Return a question with the moves that are in `base` copied from there."""
    indices = {text: index for index, text in enumerate(base)}
    legal: list[str | CopiedMoves] = []
    run: CopiedMoves | None = None
    for text in question.legal:
        index = indices.get(text)
        if run is not None and index == run.start + run.number:
            run = legal[-1] = CopiedMoves(run.start, run.number + 1)
            continue
        run = CopiedMoves(index, 1) if index is not None else None
        legal.append(text if run is None else run)
    return QuestionUpdate(
        number=question.number,
        prompt=question.prompt,
        secret=question.secret,
        legal=legal,
        asked=question.asked,
        until=question.until,
    )
