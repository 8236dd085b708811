// The log with a heading for every round.
import type { LogLine } from "../../table/Log.svelte";
import type { Message } from "../../client/wire";

/** Return the lines of the log with a heading before every round. */
export function withRoundHeadings(log: readonly Message[]): LogLine[] {
  return log.map(([id, args], key) =>
    id === "suntzu-log-round"
      ? { key, head: true, message: ["web-suntzu-log-round", { round: Number(args["round"]) }] }
      : { key, message: [id, args] },
  );
}
