// Curves of points or chances by move.

/** The curve of a seat as SVG paths: `path` up to the current move, `later` after it. */
export type Curve = { seat: string; path: string; later: string; end: { x: number; y: number } | null };

/** The width of the chart, in units of its drawing. */
export const WIDTH = 1000;
/** The height of the chart, in units of its drawing. */
export const HEIGHT = 120;

/** Returns step curves of points. `at` divides past from future. */
export function pointCurves(
  points: readonly Record<string, number>[],
  seats: readonly string[],
  at: number,
  low: number,
  high: number,
): Curve[] {
  return seats.map((seat) => {
    const known = points.map((one) => one[seat]);
    const y = (value: number) => yOf(value, low, high);
    return {
      seat,
      path: stepPath(known.slice(0, at + 1), 0, known.length - 1, y),
      later: stepPath(known.slice(at), at, known.length - 1, y),
      end: known[at] === undefined ? null : { x: xOf(at, known.length - 1), y: y(known[at]) },
    };
  });
}

/** Returns polylines of the estimated chances. */
export function chanceCurves(
  estimates: readonly { n: number; seat: string; chance: number }[],
  seats: readonly string[],
  at: number,
  last: number,
): Curve[] {
  return seats.map((seat) => {
    const own = estimates.filter((one) => one.seat === seat);
    const dots = own.map((one) => ({ n: one.n, x: xOf(one.n, last), y: yOf(one.chance, 0, 1) }));
    const now = dots.findLast((dot) => dot.n <= at);
    return {
      seat,
      path: linePath(dots.filter((dot) => dot.n <= at)),
      later: linePath(dots.filter((dot) => dot.n >= (now?.n ?? 0))),
      end: now ? { x: now.x, y: now.y } : null,
    };
  });
}

/** Returns the range of the chart, which contains 0 and 1. */
export function pointRange(points: readonly Record<string, number>[]): [low: number, high: number] {
  const all = points.flatMap((one) => Object.values(one));
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Returns round values between two ends, for the grid lines. */
export function gridValues(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= 4) ?? 200;
  const out: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) out.push(at);
  return out;
}

/** Returns the x coordinate of a move. */
export function xOf(n: number, last: number): number {
  return last === 0 ? 0 : (n / last) * WIDTH;
}

/** Returns the y coordinate of a value between `low` and `high`. */
export function yOf(value: number, low: number, high: number): number {
  return HEIGHT - ((value - low) / (high - low)) * HEIGHT;
}

function stepPath(
  values: readonly (number | undefined)[],
  first: number,
  last: number,
  y: (value: number) => number,
): string {
  let path = "";
  let before: number | undefined;
  values.forEach((value, i) => {
    const x = xOf(first + i, last).toFixed(1);
    if (value === undefined) before = undefined;
    else if (before === undefined) path += `M${x} ${y(value).toFixed(1)}`;
    else if (value !== before) path += `H${x}V${y(value).toFixed(1)}`;
    else if (i === values.length - 1) path += `H${x}`;
    before = value;
  });
  return path;
}

function linePath(dots: readonly { x: number; y: number }[]): string {
  return dots.map((dot, i) => `${i ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
}
