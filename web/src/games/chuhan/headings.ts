// The log with a heading for every trick.
import type { LogLine } from "../../table/Log.svelte";
import type { Message } from "../../client/wire";

/** Return the lines of the log with a heading before every trick. */
export function withTrickHeadings(log: readonly Message[], startBattle: number | null = null): LogLine[] {
  const out: LogLine[] = [];
  let battle = startBattle ?? 0;
  let trick = 0;
  const pushHeading = (key: number) => {
    trick += 1;
    // The keys of log lines are integers, so this one is free and between two lines.
    out.push({ key: key + 0.5, head: true, message: ["web-chuhan-log-trick", { battle, trick }] });
  };
  if (startBattle !== null && log.length > 0) pushHeading(-1);
  log.forEach(([id, args], key) => {
    if (id === "chuhan-log-battle") {
      battle = Number(args["battle"]);
      trick = 0;
      pushHeading(key);
    } else out.push({ key, message: [id, args] });
    if (id === "chuhan-log-trick") pushHeading(key);
  });
  return out;
}
