// The view at the end of a battle, when the next one has already been dealt.
import { rivalOf, SEATS, type BattleReport, type Seat, type View } from "./view";

/**
 * Return the view that the board shows at the end of a battle. `before` is the view before its last move, or null if this
 * page has not seen it; then the view contains only what the log says. Only keys that stay the same from battle to battle
 * are taken from `current`, so nothing of the next battle is revealed.
 */
export function viewAtBattleEnd(current: View, before: View | null, battle: BattleReport): View {
  const winner = battle.out?.seat ?? current.leader;
  const remaining: Record<Seat, number> = { han: 0, chu: 0 };
  remaining[rivalOf(winner)] = battle.out?.held ?? 0;
  const played = (battle.plays ?? []).flatMap((play) => [...play.cards, ...play.powers]);
  const discard = before ? [...before.discard, ...played] : played;
  const draw = before?.draw ?? 0;
  const hands = { han: handOf("han"), chu: handOf("chu") };

  function handOf(seat: Seat): string[] | number {
    const hand = before?.hands[seat];
    return Array.isArray(hand) && hand.length === remaining[seat]
      ? hand
      : Array.isArray(current.hands[seat])
        ? []
        : remaining[seat];
  }

  const known: View["known"] = {};
  for (const seat of SEATS) {
    const rival = before?.known[seat]?.rival;
    const isConsistent = Array.isArray(rival) && rival.length <= remaining[rivalOf(seat)];
    known[seat] = { top: [], rival: isConsistent ? rival : [] };
  }
  const ended: View = {
    ...(before ?? { ...current, event: "quiet", writs: { han: 0, chu: 0 }, doubled: false }),
    vp: battle.total,
    hands,
    draw,
    discard,
    table: [],
    giving: false,
    known,
    battle: battle.number,
    sizes: { ...remaining, draw, discard: discard.length },
  };
  delete ended.set;
  delete ended.pending;
  delete ended.gifts;
  delete ended.row;
  return ended;
}
