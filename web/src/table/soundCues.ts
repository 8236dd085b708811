// The sounds of a new snapshot, derived only from what the seat may know.
import type { Sound } from "../client/sounds";
import type { SoundMap } from "../client/games";
import type { SeatSnapshot } from "../client/wire";

/** Return the sounds of snapshot `after`, in order. Undone moves and the first snapshot are silent. */
export function soundCues(before: SeatSnapshot | null, after: SeatSnapshot, soundMap: SoundMap): Sound[] {
  if (!before?.view || after.cut !== null) return [];
  const newsSounds = after.news.map(([id]) => soundMap[id]);
  const out: Sound[] = [];
  if (newsSounds.includes("capture")) out.push("capture");
  else if (newsSounds.includes("card")) out.push("card");
  if (after.brief.status === "over") return before.brief.status === "over" ? out : [...out, "end"];
  return isTurnStart(before, after) ? [...out, "turn"] : out;
}

/** Whether the seat has a question now and had none before. */
export function isTurnStart(before: SeatSnapshot | null, after: SeatSnapshot): boolean {
  return after.question !== null && before?.question === null;
}
