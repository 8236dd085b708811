// A conflict in words: its heading, its rules about ties, and what each player has committed.
import { capitalise, say } from "../../client/translation.svelte";
import type { ConflictChoice } from "./conflictChoice.svelte";
import type { ConflictReport, Hex, Seat, View } from "./view";

/** Return the name of a warring state by its capitals, as the log named them when the war began. */
export function sideName(conflict: ConflictReport, name: Hex): string {
  const known = conflict.sides.find((side) => side.name === name);
  return say("huang-realm", { state: name, capitals: known?.capitals ?? "none" });
}

/** Return the heading of the panel; `names` are the sides of a war. */
export function headingText(conflict: ConflictReport, choice: ConflictChoice, names: readonly string[]): string {
  if (conflict.result)
    return choice.isWar
      ? capitalise(say("web-huang-war-won", { state: sideName(conflict, conflict.result.state ?? "") }))
      : say("web-huang-revolt-won", { seat: conflict.result.seat });
  if (choice.isChoosingWinner) return say("web-huang-ask-winner");
  if (choice.isWar) return say("web-huang-war", { names: names.join(say("web-huang-against")) });
  return say("web-huang-revolt", { attacker: conflict.attacker, defender: conflict.defender ?? "" });
}

/** Return the line below the heading: the cause of the conflict, or its result. */
export function subtitleText(conflict: ConflictReport, choice: ConflictChoice): string {
  if (conflict.result) {
    const { high, low, seat, is_tie } = conflict.result;
    return say("web-huang-score", { why: !is_tie ? "more" : choice.isWar ? "chosen" : "defender", high, low, seat });
  }
  if (choice.isChoosingWinner) return say("web-huang-ask-winner-note");
  const tie = tieText(conflict, choice.model.view);
  if (tie) return tie;
  if (!choice.isWar) return capitalise(say("web-huang-revolt-lead", { role: conflict.colour ?? "yellow" }));
  return say("web-huang-war-lead", { seat: conflict.attacker, hex: conflict.hex ?? "" });
}

/** Return who chooses the winner, to the others; empty unless the states are tied. */
export function tieText(conflict: ConflictReport, view: View): string {
  return view.phase === "winner" ? say("web-huang-chooses-winner", { seat: conflict.attacker }) : "";
}

/** Return who wins a tie; empty once that is decided. */
export function tieRuleText(conflict: ConflictReport, choice: ConflictChoice): string {
  const { me } = choice.model;
  if (conflict.result || choice.isChoosingWinner) return "";
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

/** Return the players in the order in which they commit. */
export function commitmentRows(conflict: ConflictReport, choice: ConflictChoice): CommitmentRow[] {
  return conflict.order.map((seat) => ({
    seat,
    text: statusText(conflict, choice, seat),
    hasCommitted: conflict.commitments.some((commitment) => commitment.seat === seat),
    isTurn: seat === conflict.asked,
  }));
}

function statusText(conflict: ConflictReport, { isWar, model }: ConflictChoice, seat: Seat): string {
  const isAsked = seat === model.me && model.conflictQuestion !== null;
  // The states are tied: the attacker decides who wins.
  if (model.view.phase === "winner" && seat === conflict.attacker)
    return isAsked ? say("web-huang-you-choose") : say("web-huang-chooses", { seat });
  const commitment = conflict.commitments.find((candidate) => candidate.seat === seat);
  if (commitment) {
    const { state, strength } = commitment;
    if (!isWar) return say("web-huang-gave-yellow", { seat, number: strength });
    return state
      ? say("web-huang-gave", { seat, number: strength, state: sideName(conflict, state) })
      : say("web-huang-gave-nothing", { seat });
  }
  if (isAsked) return say("web-huang-you-choose");
  if (seat === conflict.asked) return say("web-huang-chooses", { seat });
  return say(isWar && seat === conflict.attacker ? "web-huang-chooses-last" : "web-huang-chooses-later", { seat });
}
