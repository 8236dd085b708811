// The drawing of the map: provinces are made of shared border lines, so that neighbours always meet.
import type { Province } from "./view";

/** The width of the map, in units of its drawing. */
export const MAP_WIDTH = 1000;
/** The height of the map, in units of its drawing. */
export const MAP_HEIGHT = 600;

type Point = readonly [x: number, y: number];

/** Where borders meet each other or the coast. The names are labels of this drawing only. */
const CORNERS: Record<string, Point> = {
  northwest: [186, 128],
  northeast: [852, 138],
  east: [946, 346],
  south: [612, 584],
  west: [110, 416],
  gate: [366, 184],
  ford: [394, 322],
  pass: [588, 394],
};

/** A line between two corners, and the points it runs through. */
type BorderLine = { from: string; to: string; through: Point[] };

const BORDER_LINES: Record<string, BorderLine> = {
  "jinyan-qin": {
    from: "northwest",
    to: "gate",
    through: [
      [238, 168],
      [302, 150],
    ],
  },
  "hanqi-jinyan": {
    from: "gate",
    to: "northeast",
    through: [
      [462, 228],
      [580, 210],
      [694, 224],
      [784, 180],
    ],
  },
  "hanqi-qin": {
    from: "gate",
    to: "ford",
    through: [
      [404, 228],
      [374, 276],
    ],
  },
  "chu-qin": {
    from: "ford",
    to: "west",
    through: [
      [306, 388],
      [196, 428],
    ],
  },
  "chu-hanqi": {
    from: "ford",
    to: "pass",
    through: [
      [452, 374],
      [522, 368],
    ],
  },
  "hanqi-wu": {
    from: "pass",
    to: "east",
    through: [
      [698, 374],
      [806, 392],
      [880, 356],
    ],
  },
  "chu-wu": {
    from: "pass",
    to: "south",
    through: [
      [572, 456],
      [616, 524],
    ],
  },
  "coast-jinyan": {
    from: "northwest",
    to: "northeast",
    through: [
      [258, 66],
      [396, 30],
      [560, 20],
      [700, 42],
      [800, 78],
    ],
  },
  "coast-hanqi": {
    from: "northeast",
    to: "east",
    through: [
      [930, 160],
      [984, 214],
      [944, 266],
      [962, 302],
    ],
  },
  "coast-wu": {
    from: "east",
    to: "south",
    through: [
      [992, 412],
      [964, 502],
      [878, 560],
      [752, 590],
    ],
  },
  "coast-chu": {
    from: "south",
    to: "west",
    through: [
      [508, 572],
      [378, 590],
      [226, 568],
      [128, 508],
    ],
  },
  "coast-qin": {
    from: "west",
    to: "northwest",
    through: [
      [52, 380],
      [18, 312],
      [36, 224],
      [96, 164],
    ],
  },
};

/** The outlines of the provinces as lists of border lines; a minus reverses a line. */
const OUTLINES: Record<Province, string[]> = {
  jinyan: ["coast-jinyan", "-hanqi-jinyan", "-jinyan-qin"],
  qin: ["jinyan-qin", "hanqi-qin", "chu-qin", "coast-qin"],
  hanqi: ["hanqi-jinyan", "coast-hanqi", "-hanqi-wu", "-chu-hanqi", "-hanqi-qin"],
  chu: ["chu-hanqi", "chu-wu", "coast-chu", "-chu-qin"],
  wu: ["hanqi-wu", "coast-wu", "-chu-wu"],
};

/** The Chinese characters of a province's name. */
export const PROVINCE_CHARACTERS: Record<Province, string> = {
  jinyan: "晉燕",
  qin: "秦",
  hanqi: "韓齊",
  chu: "楚",
  wu: "吳",
};

/** The pairs of provinces that meet, read from the drawing; a test compares them with the rules. */
export const BORDERS: readonly string[] = Object.keys(BORDER_LINES).filter((name) => !name.startsWith("coast"));

function corner(name: string): Point {
  return CORNERS[name] ?? [0, 0];
}

function borderPoints(step: string): Point[] {
  const back = step.startsWith("-");
  const line = BORDER_LINES[back ? step.slice(1) : step];
  if (!line) return [];
  const points = [corner(line.from), ...line.through, corner(line.to)];
  return back ? points.reverse() : points;
}

/** A smooth path through points, without the first; it is the same in both directions. */
function smoothPath(points: readonly Point[]): string {
  let out = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
    const x1 = a[0] + (b[0] - before[0]) / 6;
    const y1 = a[1] + (b[1] - before[1]) / 6;
    const x2 = b[0] - (after[0] - a[0]) / 6;
    const y2 = b[1] - (after[1] - a[1]) / 6;
    out += `C${[x1, y1, x2, y2, ...b].map(Math.round).join(" ")}`;
  }
  return out;
}

/** Return the outline of a province as an SVG path. */
export function outlineOf(province: Province): string {
  const steps = OUTLINES[province].map(borderPoints);
  const start = steps[0]?.[0] ?? [0, 0];
  return `M${start.join(" ")}${steps.map(smoothPath).join("")}Z`;
}

/** Return the corners of an outline, to test that it is closed. */
export function cornersOf(province: Province): [from: string, to: string][] {
  return OUTLINES[province].map((step) => {
    const line = BORDER_LINES[step.replace(/^-/, "")]!;
    return step.startsWith("-") ? [line.to, line.from] : [line.from, line.to];
  });
}

/** The province each arrow key leads to. */
export const ARROWS: Record<Province, Partial<Record<string, Province>>> = {
  jinyan: { ArrowLeft: "qin", ArrowDown: "hanqi", ArrowRight: "hanqi" },
  qin: { ArrowUp: "jinyan", ArrowRight: "hanqi", ArrowDown: "chu" },
  hanqi: { ArrowUp: "jinyan", ArrowLeft: "qin", ArrowDown: "wu", ArrowRight: "wu" },
  chu: { ArrowUp: "qin", ArrowLeft: "qin", ArrowRight: "wu" },
  wu: { ArrowUp: "hanqi", ArrowLeft: "chu" },
};
