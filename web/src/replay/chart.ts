// The curves of a replay's chart: points or winning chances by move.

/** The curve of a seat as SVG paths: `path` up to the current move, `later` after it. */
export type Curve = { seat: string; path: string; later: string; end: { x: number; y: number } | null };

/** The width of the chart, in units of its drawing. */
export const WIDTH = 1000;
/** The height of the chart, in units of its drawing. */
export const HEIGHT = 120;

/** Return the points of each seat as step curves; `now` is the number of moves at the current moment. */
export function pointCurves(
  points: readonly Record<string, number>[],
  seats: readonly string[],
  now: number,
  low: number,
  high: number,
): Curve[] {
  return seats.map((seat) => {
    const values = points.map((seatPoints) => seatPoints[seat]);
    const y = (value: number) => yOf(value, low, high);
    return {
      seat,
      path: stepPath(values.slice(0, now + 1), 0, values.length - 1, y),
      later: stepPath(values.slice(now), now, values.length - 1, y),
      end: values[now] === undefined ? null : { x: xOf(now, values.length - 1), y: y(values[now]) },
    };
  });
}

/** Return the estimated winning chances of each seat as polylines; `now` is the number of moves at the current moment. */
export function chanceCurves(
  estimates: readonly { n: number; seat: string; chance: number }[],
  seats: readonly string[],
  now: number,
  last: number,
): Curve[] {
  return seats.map((seat) => {
    const own = estimates.filter((estimate) => estimate.seat === seat);
    const dots = own.map(({ n, chance }) => ({ n, x: xOf(n, last), y: yOf(chance, 0, 1) }));
    const current = dots.findLast((dot) => dot.n <= now);
    return {
      seat,
      path: linePath(dots.filter((dot) => dot.n <= now)),
      later: linePath(dots.filter((dot) => dot.n >= (current?.n ?? 0))),
      end: current ? { x: current.x, y: current.y } : null,
    };
  });
}

/** Return the range of points in the chart, which includes 0 and 1. */
export function pointRange(points: readonly Record<string, number>[]): [low: number, high: number] {
  const all = points.flatMap((seatPoints) => Object.values(seatPoints));
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Return round values between `low` and `high`, for the grid lines. */
export function gridValues(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((candidate) => (high - low) / candidate <= 4) ?? 200;
  const out: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) out.push(value);
  return out;
}

/** Return the marks that are at least `least` apart, starting with the first one; a mark is a number of moves with a name. */
export function spacedMarks<T>(marks: readonly [number, T][], least: number): [number, T][] {
  const out: [number, T][] = [];
  for (const mark of marks) {
    const previous = out.at(-1);
    if (!previous || mark[0] - previous[0] >= least) out.push(mark);
  }
  return out;
}

/** Return the marks that are at least `least` before the next one or the end, so that there is space for their names. */
export function marksWithSpace<T>(marks: readonly [number, T][], end: number, least: number): [number, T][] {
  return marks.filter(([n], i) => (marks[i + 1]?.[0] ?? end) - n >= least);
}

/** Return the x coordinate of a move. */
export function xOf(n: number, last: number): number {
  return last === 0 ? 0 : (n / last) * WIDTH;
}

/** Return the y coordinate of a value between `low` and `high`. */
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
