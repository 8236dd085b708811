// Merging consecutive equal lines of the log.
import type { LogLine } from "./Log.svelte";
import type { Message } from "../client/wire";

/** Return the log with consecutive equal lines merged into one line with a count. */
export function foldRepeatedLines(lines: readonly LogLine[]): LogLine[] {
  const out: LogLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && !last.head && !line.head && isSameMessage(last.message, line.message)) {
      out[out.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    } else out.push(line);
  }
  return out;
}

function isSameMessage(a: Message, b: Message): boolean {
  return a[0] === b[0] && JSON.stringify(a[1]) === JSON.stringify(b[1]);
}
