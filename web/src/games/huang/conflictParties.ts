// The sides of a conflict with their strengths: while it is fought, from the position; once it is decided, from the log.
import { capitalise, say } from "../../client/translation.svelte";
import type { ConflictChoice } from "./conflictChoice.svelte";
import type { ConflictParty } from "./ConflictSide.svelte";
import { sideName } from "./conflictTexts";
import { realmName } from "./labels";
import type { BoardMap, ConflictReport, Hex, Seat } from "./view";

/** Return the sides of a conflict. */
export function partiesOf(conflict: ConflictReport, choice: ConflictChoice, boardMap: BoardMap): ConflictParty[] {
  if (choice.isWar) return conflict.result ? decidedStates(conflict) : warringStates(conflict, choice, boardMap);
  return conflict.result ? decidedSeats(conflict, choice.model.me) : revoltingSeats(conflict, choice);
}

/** The position does not have the sides of a decided war any more. */
function decidedStates(conflict: ConflictReport): ConflictParty[] {
  return conflict.sides.map(({ name, adjacent, strength }) => ({
    name,
    title: capitalise(sideName(conflict, name)),
    total: strength,
    breakdown: joinParts([say("web-huang-reds", { number: adjacent }), ...commitmentTexts(conflict, name)]),
    leaders: [],
    isOurs: false,
    outlineIndex: null,
  }));
}

function decidedSeats(conflict: ConflictReport, me: Seat | null): ConflictParty[] {
  return conflict.sides.map(({ name: seat, adjacent: yellows, strength }) => ({
    name: null,
    title: seatTitle(conflict, seat),
    total: strength,
    breakdown: joinParts([say("web-huang-yellows", { number: yellows }), ...commitmentTexts(conflict, seat)]),
    leaders: conflict.colour ? [{ seat, colour: conflict.colour, at: seat, yellows }] : [],
    isOurs: seat === me,
    outlineIndex: null,
  }));
}

function warringStates(conflict: ConflictReport, choice: ConflictChoice, boardMap: BoardMap): ConflictParty[] {
  const { isCommitting, model, ownSides, strength, supported } = choice;
  return (model.facts.war?.sides ?? []).map((side, outlineIndex) => ({
    name: side.name,
    title: realmName(side.hexes, side.name, boardMap),
    total: side.total + (isCommitting && side.name === supported ? strength : 0),
    breakdown: joinParts([
      say("web-huang-reds", { number: conflict.sides.find(({ name }) => name === side.name)?.adjacent ?? 0 }),
      ...commitmentTexts(conflict, side.name),
      ...(side.name === supported ? ownTexts(choice) : []),
    ]),
    leaders: [],
    isOurs: ownSides.includes(side),
    outlineIndex,
  }));
}

function revoltingSeats(conflict: ConflictReport, choice: ConflictChoice): ConflictParty[] {
  const { isCommitting, model, strength } = choice;
  return (model.facts.revolt?.sides ?? []).map((party) => {
    const { seat, at, yellows } = party;
    const committed = (party.tiles ?? 0) + Number(party.leader ?? false);
    return {
      name: null,
      title: seatTitle(conflict, seat),
      total: yellows + committed + (isCommitting && seat === model.me ? strength : 0),
      breakdown: joinParts([
        say("web-huang-yellows", { number: yellows }),
        ...commitmentTexts(conflict, seat),
        ...(seat === model.me ? ownTexts(choice) : []),
      ]),
      leaders: conflict.colour ? [{ seat, colour: conflict.colour, at, yellows }] : [],
      isOurs: seat === model.me,
      outlineIndex: null,
    };
  });
}

function seatTitle(conflict: ConflictReport, seat: Seat): string {
  return say(seat === conflict.attacker ? "web-huang-attacks" : "web-huang-defends", { seat });
}

/** Return what each player has committed to a side: a state in a war, a seat in a revolt. */
function commitmentTexts(conflict: ConflictReport, side: Hex | Seat): string[] {
  return conflict.commitments
    .filter(({ seat, state, strength }) => (conflict.kind === "war" ? state : seat) === side && strength > 0)
    .map(({ seat, strength }) => say("web-huang-gave-short", { seat, number: strength }));
}

/** Return what the player is about to commit, in words. */
function ownTexts({ isCommitting, strength }: ConflictChoice): string[] {
  return strength > 0 && isCommitting ? [say("web-huang-yours", { number: strength })] : [];
}

function joinParts(parts: readonly string[]): string {
  return parts.join(say("web-huang-and"));
}
