// Merges consecutive equal lines of the log into one with a count.
import type { LogLine } from "./Log.svelte";
import type { Message } from "./wire";

/** Returns the log with consecutive equal lines merged into one line with a count. */
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

function isSameMessage(one: Message, other: Message): boolean {
  return one[0] === other[0] && JSON.stringify(one[1]) === JSON.stringify(other[1]);
}
