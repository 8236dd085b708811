"""The skill of a level: what its evaluation takes into account, and how broadly and deeply it searches."""

from mypy_extensions import i64


class Skill:
    """Switches and weights of the evaluation, and the breadth and depth of the search.

    Weights are in hundredths of a point, or in percent where they are a share. All of them were chosen by hand; only
    the levels as a whole are measured, in docs/bot-writers/strength.md.
    """

    def __init__(self, screened_actions: i64 = 64, second_actions: i64 = 4, max_worlds: i64 = -1) -> None:
        """Create the skill of the strongest level, with the given breadth of the search."""
        # What the evaluation takes into account.
        self.values_lowest_colour: bool = True
        """Whether the lowest colour decides; else all points count alike."""
        self.values_income: bool = True
        """Whether pagodas and leaders are worth what they will earn; else a leader on the board has a small value."""
        self.sees_threats: bool = True
        """Whether leaders that a revolt or a war could remove are worth less."""
        self.values_plans: bool = True
        """Whether two tiles that lack a third for a pagoda, and the tiles in hand, have a value."""
        self.counts_rivals: bool = True
        """Whether what others gain counts as a loss."""

        # The weights of the evaluation.
        self.income_span: i64 = 600
        """The limit, in hundredths of a turn, on how long income is expected to last beyond the first turns."""
        self.leader_income: i64 = 30
        """The points per turn that a leader brings in its colour through tiles."""
        self.stand_in_income: i64 = 18
        """The same, where the yellow leader stands in for it."""
        self.free_income: i64 = 40
        """The points per turn that can go to the lowest colour, whichever it is."""
        self.all_points_divisor: i64 = 16
        """The sum of all points is divided by this number and added to the value of the lowest colour."""
        self.plan_share: i64 = 20
        """The share of a pagoda's value, in percent, for two of its three tiles with the third in hand."""
        self.tile_value: i64 = 10
        """The value of the first tile of a colour in hand."""
        self.palace_income: i64 = 15
        """The points per turn that the palace's seventh tile brings."""
        self.threat_share: i64 = 100
        """The weight of a threat, in percent."""

        # The search.
        self.max_arms: i64 = 12
        """How many actions remain after screening."""
        self.second_actions = second_actions
        """How many candidates the second action of the seat's turn has; 0 to evaluate each action alone."""
        self.rollout_actions: i64 = 5
        """How many candidates each action of a rollout has."""
        self.min_rollout_turns: i64 = 1
        """The least number of turns played after the seat's own; with more players every rival has one."""
        self.worlds_without_replies: i64 = 4
        """In how many worlds, the first ones, only the seat's own turn is played."""
        self.screened_actions = screened_actions
        """How many actions are evaluated once, to find those that remain."""
        self.max_worlds = max_worlds
        """In how many worlds the remaining actions are compared; negative for as many as there is time for."""
