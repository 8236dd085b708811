import { describe, expect, it } from "vitest";
import { gradeOf, GRADE_SYMBOLS } from "../src/replay/grade";

describe("the grade of a move", () => {
  it("is a mistake from 10 % of winning chance, a blunder from 15 %", () => {
    expect([0, 0.09, 0.1, 0.149, 0.15, 0.6].map(gradeOf)).toEqual([
      null,
      null,
      "mistake",
      "mistake",
      "blunder",
      "blunder",
    ]);
    expect(GRADE_SYMBOLS).toEqual({ mistake: "?", blunder: "??" });
  });
});
