import { describe, expect, it } from "vitest";
import { foldRepeatedLines } from "../src/table/logFolding";
import type { LogLine } from "../src/table/Log.svelte";

const passes: LogLine["message"] = ["chuhan-log-pass", { seat: "chu" }];
const writ: LogLine["message"] = ["chuhan-log-writ", { seat: "chu" }];

describe("the log", () => {
  it("merges consecutive equal lines and counts them", () => {
    const lines = [passes, writ, writ, writ, passes].map((message, key) => ({ key, message }));
    expect(foldRepeatedLines(lines)).toEqual([
      { key: 0, message: passes },
      { key: 1, message: writ, times: 3 },
      { key: 4, message: passes },
    ]);
  });

  it("does not merge lines that differ or are separated by a heading", () => {
    const lines: LogLine[] = [
      { key: 0, message: writ },
      { key: 1, message: ["chuhan-log-writ", { seat: "han" }] },
      { key: 2, message: passes },
      { key: 2.5, head: true, message: passes },
      { key: 3, message: passes },
    ];
    expect(foldRepeatedLines(lines)).toEqual(lines);
  });
});
