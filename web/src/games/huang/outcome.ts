// The result of a game in words.
import { say } from "../../client/translation.svelte";
import type { FinalScore, Seat } from "./view";

/** Return who won; for a player among several who did not, the place. `me` is null for a spectator or on a shared device. */
export function outcomeText(winners: readonly Seat[], rows: readonly FinalScore[], me: Seat | null): string {
  const winner = winners.length === 1 ? winners[0]! : null;
  if (!winner) return say("web-huang-nobody-wins");
  if (me === null) return say("web-wins", { seat: `huang/${winner}` });
  if (winner === me) return say("web-huang-you-won");
  const place = rows.length > 2 ? rows.find((row) => row.seat === me)?.place : undefined;
  return place === undefined || place < 2 ? say("web-huang-you-lost") : say("web-huang-your-place", { place });
}
