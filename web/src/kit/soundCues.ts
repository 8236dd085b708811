// Which sounds a new snapshot makes, derived only from what the seat may know.
import type { Sound } from "./sounds";
import type { SeatSnapshot } from "./wire";

/** The sound of each message of a game's log; other messages are silent. */
export type SoundMap = Readonly<Record<string, "card" | "capture">>;

/** The sounds of a new snapshot, in order. Undone moves and the first snapshot are silent. */
export function soundCues(before: SeatSnapshot | null, now: SeatSnapshot, heard: SoundMap): Sound[] {
  if (!before?.view || now.cut !== null) return [];
  const told = now.news.map(([id]) => heard[id]);
  const out: Sound[] = [];
  if (told.includes("capture")) out.push("capture");
  else if (told.includes("card")) out.push("card");
  if (now.brief.status === "over") return before.brief.status === "over" ? out : [...out, "end"];
  return isTurnStart(before, now) ? [...out, "turn"] : out;
}

/** Whether the seat has a question now and had none before. */
export function isTurnStart(before: SeatSnapshot | null, now: SeatSnapshot): boolean {
  return now.question !== null && before?.question === null;
}
