// The log with a heading for every turn.
import type { LogLine } from "../../table/Log.svelte";
import type { Message } from "../../client/wire";

/** Return the lines of the log with a heading before every turn. */
export function withTurnHeadings(log: readonly Message[]): LogLine[] {
  let turn = 0;
  return log.map(([id, args], key): LogLine => {
    if (id !== "huang-log-turn") return { key, message: [id, args] };
    turn += 1;
    return { key, head: true, message: ["web-huang-log-turn", { turn, seat: String(args["seat"]) }] };
  });
}
