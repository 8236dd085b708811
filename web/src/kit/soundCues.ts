// What can be heard of a table: read from what a seat is told, and from nothing else.
import type { Sound } from "./sounds";
import type { SeatSnapshot } from "./wire";

/** Which lines of a game's journal are heard, and as what. */
export type SoundMap = Readonly<Record<string, "card" | "capture">>;

/** The sounds of a new state, in the order they are heard. What was taken back, or told on arriving, is silent. */
export function soundCues(before: SeatSnapshot | null, now: SeatSnapshot, heard: SoundMap): Sound[] {
  if (!before?.view || now.cut !== null) return [];
  const told = now.news.map(([id]) => heard[id]);
  const out: Sound[] = [];
  if (told.includes("capture")) out.push("capture");
  else if (told.includes("card")) out.push("card");
  if (now.brief.status === "over") return before.brief.status === "over" ? out : [...out, "end"];
  return isTurnStart(before, now) ? [...out, "turn"] : out;
}

/** Whether something is asked of the seat now that was not before. */
export function isTurnStart(before: SeatSnapshot | null, now: SeatSnapshot): boolean {
  return now.question !== null && before?.question === null;
}
