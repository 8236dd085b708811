"""The rules of Tian Ji's Race.

A round: a prize is turned up, both players secretly choose a horse, both horses run, and the faster one wins the prize.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tianxia.engine.rng import RandomSource, Rng, as_rng
from tianxia.engine.state import NATURE
from tianxia_tianji.actions import horse_of, prize_of, run_action, turn_outcome
from tianxia_tianji.cells import NOTHING, SEATS, Cells
from tianxia_tianji.planes import list_planes


class Tianji(Cells):
    """The state of a game. A few dozen integers need no compiling."""

    def game_name(self) -> str:
        """Return the game's name in the registry."""
        return "tianji"

    def actor_bits(self) -> i64:
        """Return the seats that have not chosen a horse yet; NATURE before a prize is turned up; 0 at the end."""
        if self.prize == NOTHING:
            return NATURE if self.prizes else 0
        return sum(1 << seat for seat in (0, 1) if self.choice(seat) == NOTHING)

    def list_legal(self, seat: i64) -> vec[i64]:
        """Return the horses that a seat may run, or the prizes that chance may turn up."""
        if seat == NATURE:
            return vec[i64]([turn_outcome(prize) for prize in self.prizes])
        return vec[i64]([run_action(horse) for horse in self.horses(seat)])

    def weights(self) -> vec[i64]:
        """Return the relative frequency of each outcome: all prizes are equally likely."""
        return vec[i64]([1] * len(self.prizes))

    def perform(self, seat: i64, action: i64) -> None:
        """Turn up a prize or note a choice; when both players have chosen, the horses run."""
        if seat == NATURE:
            self.turn_up(prize_of(action))
            return
        self.set_choice(seat, horse_of(action))
        self.log("tianji-log-chosen", {"horse": horse_of(action)}, audience=1 << seat)
        if self.actor_bits() == 0:
            self._run()

    def next_prize(self) -> None:
        """Turn up the next prize, unless there is none left or chance is open."""
        prizes = self.prizes
        if prizes and not self.is_chance_open:
            # Each prize is drawn from a stream of its own. So the state holds no secret order that it could reveal.
            self.turn_up(prizes[Rng(self.seed, self.shuffles).below(len(prizes))])

    def turn_up(self, prize: int) -> None:
        """Begin a race for a prize."""
        self.prizes = [other for other in self.prizes if other != prize]
        self.prize = prize
        self.log("tianji-log-prize", {"prize": prize})

    def _run(self) -> None:
        """Reveal the horses. The faster one wins the prize; on a tie nobody does [H]."""
        qi, tian = self.choice(0), self.choice(1)
        self.log("tianji-log-run", {"qi": qi, "tian": tian})
        if qi == tian:
            self.log("tianji-log-tie", {"prize": self.prize})
        else:
            winner = 0 if qi > tian else 1
            self.set_points(winner, self.points(winner) + self.prize)
            self.log("tianji-log-wins", {"seat": SEATS[winner], "prize": self.prize})
        for seat in (0, 1):
            self.set_horses(seat, [horse for horse in self.horses(seat) if horse != self.choice(seat)])
            self.set_choice(seat, NOTHING)
        self.prize = NOTHING
        self.next_prize()
        if self.is_over():
            self.log("tianji-log-end", {"qi": self.points(0), "tian": self.points(1)})

    def clone(self) -> "Tianji":
        """Return an independent copy, without a journal."""
        return Tianji(self.cells[:], self.seed)

    def sample(self, seat: i64, rng: RandomSource) -> "Tianji":
        """Return a determinization: another seed, so other prizes to come, and a random choice of the rival."""
        rng = as_rng(rng)
        world = Tianji(self.cells[:], rng.draw_seed())
        rival = 1 - seat
        if world.choice(rival) != NOTHING:
            horses = world.horses(rival)
            world.set_choice(rival, horses[rng.below(len(horses))])
        return world

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser; with equal points the game is drawn."""
        lead = self.points(0) - self.points(1)
        return [0.0, 0.0] if lead == 0 else [1.0, -1.0] if lead > 0 else [-1.0, 1.0]

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Append what a seat knows to `out`."""
        for number in list_planes(self, seat):
            out = append(out, u8(number))
        return out
