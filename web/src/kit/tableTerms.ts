// The terms of a table in words: clock, hints, the game's options, who may join.
import type { TableSummary, Clock } from "./wire";
import { hasMessage, say } from "./translation.svelte";

/** Returns the time control of a table in words. */
export function clockText({ kind, seconds = 0, increment = 0 }: Clock): string {
  return say("web-clock-kind", { kind, minutes: Math.round(seconds / 60), seconds, increment });
}

/** Returns the terms of a table, the clock first. A summary contains only options that differ from their defaults. */
export function termsOf(brief: TableSummary): string[] {
  const options = Object.entries(brief.options).flatMap(([name, value]) => optionText(brief.game, name, value));
  return [
    clockText(brief.clock),
    ...options,
    say(brief.hints ? "web-terms-hints" : "web-terms-no-hints"),
    ...(brief.random_seats ? [say("web-terms-random")] : []),
    ...(brief.status === "open" && !brief.listed ? [say("web-terms-private")] : []),
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
