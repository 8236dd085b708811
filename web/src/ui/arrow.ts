// The shape of an arrow between two points of a drawing: slightly bent, so that it does not hide what lies straight between
// them, with a head that points at its end. Lengths are in the units of the drawing.

/** A point of a drawing. */
type Point = readonly [x: number, y: number];

/** An arrow as SVG paths: `shaft` is a line, `head` an area. */
export type ArrowShape = { shaft: string; head: string };

/** The size of an arrow, relative to the width of its line. */
const HEAD_LENGTH = 4;
const HEAD_HALF_WIDTH = 2.2;
/** How far the line bends aside, as a share of its length. */
const BEND = 0.1;

/**
 * Return the shape of an arrow with a line of this width. It keeps `gap` from both points, unless they are too near each
 * other; null if they are at the same place.
 */
export function arrowShape(from: Point, to: Point, width: number, gap: number): ArrowShape | null {
  const length = distance(from, to);
  if (length === 0) return null;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control: Point = [(from[0] + to[0]) / 2 + dy * BEND, (from[1] + to[1]) / 2 - dx * BEND];
  const keptGap = Math.min(gap, length / 4);
  const start = towards(from, control, keptGap);
  const tip = towards(to, control, keptGap);
  const headLength = Math.min(HEAD_LENGTH * width, length / 3);
  const neck = towards(tip, control, headLength);
  const [ux, uy] = [(tip[0] - neck[0]) / headLength, (tip[1] - neck[1]) / headLength];
  const half = HEAD_HALF_WIDTH * width;
  const corners: Point[] = [
    tip,
    [neck[0] - uy * half, neck[1] + ux * half],
    [neck[0] + uy * half, neck[1] - ux * half],
  ];
  return {
    shaft: `M${pathText(start)}Q${pathText(control)} ${pathText(neck)}`,
    head: `M${corners.map(pathText).join("L")}Z`,
  };
}

/** Return where the last part of the way between two points starts; `from`, if the way is shorter than that. */
export function lastPart(from: Point, to: Point, length: number): Point {
  return towards(to, from, Math.min(length, distance(from, to)));
}

/** Return the point at a distance from one point in the direction of another. */
function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function pathText([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
