// The view at the end of a battle, when the next one has already been dealt.
import type { Battle } from "./gameHistory";
import { rivalOf, SEATS, type Seat, type View } from "./view";

/**
 * What the board shows at the end of a battle. `before` is the view before its last move, or null where this page has
 * not seen it: then only what the log tells is shown. Nothing of the next battle is in it, except in `live`'s own keys
 * that do not change from battle to battle.
 */
export function battleEndView(current: View, before: View | null, battle: Battle, points: Record<Seat, number>): View {
  const out = battle.lines.find(([id]) => id === "chuhan-log-out")?.[1];
  const winner = (out?.["seat"] ?? current.leader) as Seat;
  const left: Record<Seat, number> = { han: 0, chu: 0 };
  left[rivalOf(winner)] = Number(out?.["held"] ?? 0);
  const played = battle.plays.flatMap((play) => [...play.cards, ...play.powers]);
  const discard = before ? [...before.discard, ...played] : played;
  const draw = before?.draw ?? 0;
  const hands = { han: handOf("han"), chu: handOf("chu") };

  function handOf(seat: Seat): string[] | number {
    const hand = before?.hands[seat];
    return Array.isArray(hand) && hand.length === left[seat]
      ? hand
      : Array.isArray(current.hands[seat])
        ? []
        : left[seat];
  }

  const known: View["known"] = {};
  for (const seat of SEATS) {
    const rival = before?.known[seat]?.rival;
    const fits = Array.isArray(rival) && rival.length <= left[rivalOf(seat)];
    known[seat] = { top: [], rival: fits ? rival : [] };
  }
  const ended: View = {
    ...(before ?? { ...current, event: "quiet", writs: { han: 0, chu: 0 }, doubled: false }),
    vp: points,
    hands,
    draw,
    discard,
    table: [],
    giving: false,
    known,
    battle: battle.number,
    sizes: { ...left, draw, discard: discard.length },
  };
  delete ended.set;
  delete ended.pending;
  delete ended.gifts;
  delete ended.row;
  return ended;
}

/** Returns the points after some battles. */
export function pointsAfter(start: Readonly<Record<Seat, number>>, battles: readonly Battle[]): Record<Seat, number> {
  const sum = (seat: Seat) => battles.reduce((points, battle) => points + battle.points[seat], start[seat]);
  return { han: sum("han"), chu: sum("chu") };
}
