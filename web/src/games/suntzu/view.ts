// What a seat may know of Sun Tzu, and helpers to read it.
import { constants } from "./constants";
import { PROVINCES, type Province, type Seat } from "./wire.gen";

export * from "./wire.gen";

/** Return the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "suntzu" ? "shao" : "suntzu";
}

/** Return the number of cards or generals of a list, whether or not the viewer may see them. */
export function listSize(list: readonly string[] | number | undefined): number {
  return typeof list === "number" ? list : (list?.length ?? 0);
}

/** Return the cards or generals of a list; empty if only their number is known. */
export function knownList(list: readonly string[] | number | undefined): string[] {
  return Array.isArray(list) ? [...list] : [];
}

/** Return the index of the value of a display that is scored next; -1 after the last round. */
export function nextScoringIndex(round: number): number {
  return constants().scoring_rounds.findIndex((scoringRound) => round <= scoringRound);
}

/** Whether a word is the id of a province. */
export function isProvince(word: unknown): word is Province {
  return (PROVINCES as readonly unknown[]).includes(word);
}
