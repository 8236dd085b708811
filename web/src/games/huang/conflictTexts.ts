// A conflict in words: its heading, its rules about ties, and what each player has committed.
import { capitalise, say } from "../../client/translation.svelte";
import type { ConflictChoice } from "./conflictChoice.svelte";
import type { Conflict } from "./gameHistory";
import type { Hex, Seat, View } from "./view";

/** Return the name of a warring state by its capitals, as the log named them when the war began. */
export function sideName(conflict: Conflict, name: Hex): string {
  const known = conflict.sides.find((side) => side.name === name);
  return say("huang-realm", { state: name, capitals: known?.capitals ?? "none" });
}

/** Return the heading of the panel; `names` are the sides of a war. */
export function headingText(conflict: Conflict, choice: ConflictChoice, names: readonly string[]): string {
  if (conflict.won)
    return choice.isWar
      ? capitalise(say("web-huang-war-won", { state: sideName(conflict, conflict.won.state ?? "") }))
      : say("web-huang-revolt-won", { seat: conflict.won.seat });
  if (choice.isChoosingWinner) return say("web-huang-ask-winner");
  if (choice.isWar) return say("web-huang-war", { names: names.join(say("web-huang-against")) });
  return say("web-huang-revolt", { attacker: conflict.attacker, defender: conflict.defender ?? "" });
}

/** Return the line below the heading: the cause of the conflict, or its result. */
export function subtitleText(conflict: Conflict, choice: ConflictChoice): string {
  if (conflict.won) {
    const { high, low, seat, tie } = conflict.won;
    return say("web-huang-score", { why: !tie ? "more" : choice.isWar ? "chosen" : "defender", high, low, seat });
  }
  if (choice.isChoosingWinner) return say("web-huang-ask-winner-note");
  if (!choice.isWar) return capitalise(say("web-huang-revolt-lead", { role: conflict.colour ?? "yellow" }));
  return say("web-huang-war-lead", { seat: conflict.attacker, hex: conflict.hex ?? "" });
}

/** Return who wins a tie; empty once that is decided. */
export function tieRuleText(conflict: Conflict, choice: ConflictChoice): string {
  const { me } = choice.model;
  if (conflict.won || choice.isChoosingWinner) return "";
  if (!choice.isWar) return say(conflict.defender === me ? "web-huang-ties-yours" : "web-huang-ties-defender");
  if (conflict.attacker === me) return say("web-huang-ties-you-choose");
  return say("web-huang-ties-choose", { seat: conflict.attacker });
}

/** A player in the order of commitments. */
export type CommitmentRow = {
  seat: Seat;
  /** What the player has committed, or when they will. */
  text: string;
  hasCommitted: boolean;
  /** Whether the player is deciding now. */
  isTurn: boolean;
};

/** Return the players in the order in which they commit: the active player last; in a revolt the attacker first. */
export function commitmentRows(conflict: Conflict, choice: ConflictChoice): CommitmentRow[] {
  const { view } = choice.model;
  const order = commitOrder(conflict, view);
  const hasCommitted = (seat: Seat) => conflict.given.some((commitment) => commitment.seat === seat);
  const next = view.phase === "winner" ? conflict.attacker : order.find((seat) => !hasCommitted(seat));
  return order.map((seat) => ({
    seat,
    text: statusText(conflict, choice, seat, seat === next),
    hasCommitted: hasCommitted(seat),
    isTurn: seat === next,
  }));
}

function commitOrder(conflict: Conflict, view: View): Seat[] {
  if (conflict.kind === "revolt") return [conflict.attacker, conflict.defender ?? ""];
  const first = view.players.indexOf(conflict.attacker) + 1;
  return [...view.players.slice(first), ...view.players.slice(0, first)];
}

function statusText(conflict: Conflict, { isWar, model }: ConflictChoice, seat: Seat, isTurn: boolean): string {
  const isAsked = seat === model.me && model.conflictQuestion !== null;
  // The states are tied: the attacker decides who wins.
  if (model.view.phase === "winner" && seat === conflict.attacker)
    return isAsked ? say("web-huang-you-choose") : say("web-huang-chooses-winner", { seat });
  const commitment = conflict.given.find((given) => given.seat === seat);
  if (commitment) {
    const total = commitment.number + Number(commitment.leader);
    if (!isWar) return say("web-huang-gave-yellow", { seat, number: total });
    return commitment.state
      ? say("web-huang-gave", { seat, number: total, state: sideName(conflict, commitment.state) })
      : say("web-huang-gave-nothing", { seat });
  }
  if (isAsked) return say("web-huang-you-choose");
  if (isTurn) return say("web-huang-chooses", { seat });
  return say(isWar && seat === conflict.attacker ? "web-huang-chooses-last" : "web-huang-chooses-later", { seat });
}
