"""What a level knows, and how far it looks: the same search with more or less of everything."""

from mypy_extensions import i64


class Knowledge:
    """Switches and weights of the judgement, and the breadth and depth of the search.

    Weights are hundredths of a point, or parts of a hundred where they are a share.
    """

    def __init__(self, glances: i64 = 64, second: i64 = 4, worlds: i64 = -1) -> None:
        # What the judgement sees.
        self.lowest: bool = True
        """The lowest colour decides; else all points count the same."""
        self.future: bool = True
        """Pagodas and leaders are worth what they will earn; else a leader on the board is worth a trifle."""
        self.danger: bool = True
        """Leaders that a revolt or a war could send home are worth less."""
        self.plans: bool = True
        """Two tiles that lack a third for a pagoda, and the tiles in hand, are worth something."""
        self.rivals: bool = True
        """What others gain is a loss."""

        # Its weights.
        self.span: i64 = 600
        """How many turns, in hundredths, an income is trusted to last at most."""
        self.access: i64 = 30
        """Points of a colour a turn that a leader of it brings by tiles."""
        self.stand_in: i64 = 18
        """The same, where the yellow leader stands in for it."""
        self.free: i64 = 40
        """Points a turn that can go to whatever colour is lowest."""
        self.breadth: i64 = 16
        """One part of this many of all points counts beside the lowest colour."""
        self.plan: i64 = 20
        """Share of a pagoda's worth for two tiles of three, with the third in hand."""
        self.tile: i64 = 10
        """The worth of a first tile of a colour in hand."""
        self.palace: i64 = 15
        """Points a turn that the seventh tile of the palace brings."""
        self.fear: i64 = 100
        """Share of the danger that is believed."""

        # The search.
        self.arms: i64 = 12
        """Actions looked at beyond the first glance."""
        self.second = second
        """Candidates for the second action of the own turn."""
        self.width: i64 = 5
        """Candidates of a turn that is played on."""
        self.turns: i64 = 1
        """Turns played on after the own one."""
        self.calm: i64 = 4
        """Worlds in which only the own turn is played on, before replies are."""
        self.glances = glances
        """Actions that are played out and judged before the best of them become arms."""
        self.worlds = worlds
        """Worlds in which the arms are played on; below 0: as many as there is time for."""
