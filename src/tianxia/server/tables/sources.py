"""Where a table comes from: an uploaded record, a scene of a lesson, or another table."""

import msgspec

UPLOAD, LESSON, FORK = "upload", "lesson", "fork"
"""The kinds of sources."""


class UploadSource(msgspec.Struct, frozen=True, tag=UPLOAD):
    """The table is an uploaded record."""


class LessonSource(msgspec.Struct, frozen=True, tag=LESSON):
    """The table is for a scene of a lesson."""

    game: str
    scene: str

    @property
    def path(self) -> str:
        """The game and the scene, `GAME/SCENE`."""
        return f"{self.game}/{self.scene}"


class ForkSource(msgspec.Struct, frozen=True, tag=FORK):
    """The table continues another one."""

    table: str
    """The id of the other table."""
    moves: int
    """How many of its moves were kept."""


Source = UploadSource | LessonSource | ForkSource
"""Where a table comes from, unless it began with a new deal."""


def describe_source(source: Source | None) -> str:
    """Return a source as clients are told it: `upload`, `lesson/GAME/SCENE`, `TABLE/MOVES` of a fork, or empty."""
    match source:
        case None:
            return ""
        case UploadSource():
            return UPLOAD
        case LessonSource():
            return f"{LESSON}/{source.path}"
        case ForkSource(table, moves):
            return f"{table}/{moves}"
