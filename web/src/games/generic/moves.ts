// Moves as texts: only their first word, the verb, and the ellipsis of an incomplete move mean something here.
import { capitalise, hasMessage, say } from "../../client/translation.svelte";

/** Moves with the same verb; `title` is empty if the game has no name for them. */
export type MoveGroup = { verb: string; title: string; moves: readonly string[] };

/** Whether a text is a step that does not complete its move. */
export function isPartial(text: string): boolean {
  return text.endsWith("…");
}

/** Return a move in words, as a noun phrase. */
export function moveLabel(game: string, text: string): string {
  return say("web-generic-move", { move: `${game}/${text}` });
}

/** Return the moves whose words contain a text, grouped by verb, in their order. */
export function groupMoves(game: string, moves: readonly string[], filter: string): MoveGroup[] {
  const sought = filter.trim().toLocaleLowerCase();
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    if (sought && !`${move} ${moveLabel(game, move)}`.toLocaleLowerCase().includes(sought)) continue;
    const verb = move.split(" ", 1)[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups].map(([verb, grouped]) => ({ verb, title: titleOf(game, verb), moves: grouped }));
}

function titleOf(game: string, verb: string): string {
  const id = `${game}-moves-${verb}`;
  return hasMessage(id) ? capitalise(say(id)) : "";
}
