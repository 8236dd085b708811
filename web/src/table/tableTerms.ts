// The terms of a table in words: clock, hints, the game's options, and whether it is private.
import type { TableSummary, Clock } from "../client/wire";
import { hasMessage, say } from "../client/translation.svelte";

/** Return the time control of a table in words. */
export function clockText({ kind = "none", seconds = 0, increment = 0 }: Clock): string {
  return say("web-clock-kind", { kind, minutes: Math.round(seconds / 60), seconds, increment });
}

/** Return the terms of a table in words, the clock first. A summary contains only options that differ from their defaults. */
export function termsOf(table: TableSummary): string[] {
  const options = Object.entries(table.options).flatMap(([name, value]) => optionText(table.game, name, value));
  return [
    clockText(table.clock),
    ...options,
    say(table.hints ? "web-terms-hints" : "web-terms-no-hints"),
    ...(table.random_seats ? [say("web-terms-random")] : []),
    ...(table.status === "open" && !table.listed ? [say("web-terms-private")] : []),
  ];
}

function optionText(game: string, name: string, value: unknown): string[] {
  const id = `web-option-${game}-${name}`;
  if (!hasMessage(id)) return [];
  if (value === true) return [say(id)];
  if (value === false) return [say("web-terms-off", { option: say(id) })];
  const choice = `${id}-${String(value)}`;
  return [say("web-terms-choice", { option: say(id), choice: hasMessage(choice) ? say(choice) : String(value) })];
}
