import { describe, expect, it } from "vitest";
import {
  gridValues,
  HEIGHT,
  marksWithSpace,
  pointRange,
  chanceCurves,
  pointCurves,
  spacedMarks,
  WIDTH,
} from "../src/replay/chart";

const POINTS = [
  { han: 0, chu: 1 },
  { han: 0, chu: 1 },
  { han: 10, chu: 1 },
  { han: 10, chu: 5 },
  { han: 10, chu: 5 },
];

describe("the curves of a chart", () => {
  it("are level until points change, and are split at the current moment", () => {
    const [han] = pointCurves(POINTS, ["han", "chu"], 2, 0, 10);
    expect(han?.path).toBe(`M0.0 ${HEIGHT}.0H500.0V0.0`);
    expect(han?.later).toBe("M500.0 0.0H1000.0");
    expect(han?.end).toEqual({ x: 500, y: 0 });
  });

  it("leave out unknown points", () => {
    const [chu] = pointCurves([{}, {}, { chu: 4 }, { chu: 4 }], ["chu"], 1, 0, 4);
    expect(chu?.path).toBe("");
    expect(chu?.end).toBeNull();
    expect(chu?.later).toBe(`M${((2 / 3) * WIDTH).toFixed(1)} 0.0H1000.0`);
  });

  it("connect the estimates of one seat", () => {
    const estimates = [
      { n: 0, seat: "han", chance: 0.5 },
      { n: 1, seat: "chu", chance: 0.25 },
      { n: 4, seat: "han", chance: 1 },
    ];
    const [han, chu] = chanceCurves(estimates, ["han", "chu"], 2, 4);
    expect(han?.path).toBe("M0.0 60.0");
    expect(han?.later).toBe("M0.0 60.0L1000.0 0.0");
    expect(chu?.end).toEqual({ x: 250, y: 90 });
  });

  it("have grid lines at round values, also below zero", () => {
    expect(pointRange([{ a: -3, b: 3 }])).toEqual([-3, 3]);
    expect(gridValues(-3, 3)).toEqual([-2, 0, 2]);
    expect(gridValues(0, 31)).toEqual([0, 10, 20, 30]);
  });
});

describe("the marks of a chart", () => {
  it("are left out where they would be too close together", () => {
    const marks: [number, string][] = [0, 3, 5, 9, 10, 20].map((n) => [n, `turn ${n}`]);
    expect(spacedMarks(marks, 5).map(([n]) => n)).toEqual([0, 5, 10, 20]);
    expect(spacedMarks(marks, 1)).toEqual(marks);
    expect(spacedMarks([], 5)).toEqual([]);
  });

  it("have a name only where there is space for it, also before the end", () => {
    const marks: [number, string][] = [0, 5, 7, 12].map((n) => [n, `turn ${n}`]);
    expect(marksWithSpace(marks, 20, 5).map(([n]) => n)).toEqual([0, 7, 12]);
    expect(marksWithSpace(marks, 14, 5).map(([n]) => n)).toEqual([0, 7]);
  });
});
