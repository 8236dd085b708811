"""Reads snapshots and updates as a browser does."""

from typing import Any

from tianxia.server.tables.merge_patch import apply_patch

Json = dict[str, Any]
PATCHED = ("brief", "view", "facts", "history", "description")
"""The parts of a snapshot that updates patch."""


class SnapshotReader:
    """Applies the updates of one connection."""

    def __init__(self) -> None:
        self.snapshot: Json = {}
        self.moves: list[str] = []
        """The moves that those of the next question are copied from."""

    def read(self, message: Json) -> Json:
        """Return a snapshot with all updates so far; any other message as it is."""
        if message["type"] == "update":
            message = self._apply(message)
        elif message["type"] == "state":
            self.moves = []
        else:
            return message
        legal = message["question"]["legal"] if message["question"] else []
        if legal and 2 * len(legal) >= len(self.moves):
            self.moves = legal
        self.snapshot = message
        return message

    def _apply(self, update: Json) -> Json:
        question = update["question"]
        if question:
            legal = (
                [item] if isinstance(item, str) else self.moves[item[0] : item[0] + item[1]]
                for item in question["legal"]
            )
            question = {**question, "legal": [text for texts in legal for text in texts]}
        kept: Json = {key: self.snapshot[key] for key in (*PATCHED, "start") if key in self.snapshot}
        patched: Json = {key: apply_patch(kept[key], update[key]) for key in PATCHED if key in update}
        return {**update, **kept, **patched, "type": "state", "question": question}
