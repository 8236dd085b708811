// Hints with about the same chance to win, put together.
import { say } from "../client/translation.svelte";
import type { HintMove } from "../client/wire";

/** Winning chances that differ by less than this are called equal. */
const MAX_EQUAL_DIFFERENCE = 0.015;
/** Winning chances below this are called hopeless. */
const HOPELESS_CHANCE = 0.005;

/** Moves with about the same chance, and a sentence about it; empty if each of them states its own. */
export type HintGroup = { note: string; moves: HintMove[] };

/** Return moves, the best first, in groups. `isGrouped` is whether several groups may have notes. */
export function groupHints(moves: readonly HintMove[], isGrouped: boolean): HintGroup[] {
  const groups: HintMove[][] = [];
  for (const move of moves) {
    const group = groups.at(-1);
    if (group && group[0]!.chance - move.chance < MAX_EQUAL_DIFFERENCE) group.push(move);
    else groups.push([move]);
  }
  if (groups.length > 1 && !isGrouped) return [{ note: "", moves: [...moves] }];
  return groups.map((group) => ({ note: group.length > 1 ? groupNote(group[0]!.chance) : "", moves: group }));
}

function groupNote(highest: number): string {
  if (highest < HOPELESS_CHANCE) return say("web-hint-hopeless");
  return say("web-hint-equal", { percent: Math.round(highest * 100) });
}
