// The geometry of the hexes, upright or turned by 90 degrees: west on top, north to the right.
import type { Hex } from "./view";

/** A point of the board's drawing. */
export type Point = readonly [x: number, y: number];

/** A board as the server describes it. */
export type BoardMap = {
  hexes: Hex[];
  rivers: Hex[];
  capitals: Record<Hex, { state: string; city: string }>;
  /** The three hexes of each bandit place. */
  places: Hex[][];
  /** How many bandits each bandit tile shows. */
  bandits: number[];
};

/** The distance from the centre of a hex to a corner. */
export const HEX_RADIUS = 33;
/** The width of a hex between two parallel edges. */
export const HEX_WIDTH = HEX_RADIUS * Math.sqrt(3);
/** The margin around the board, for the coordinates. */
const RIM_MARGIN = 26;

// From the north, clockwise: the first two bound the north-eastern edge.
const CORNERS: readonly Point[] = [
  [0, -HEX_RADIUS],
  [HEX_WIDTH / 2, -HEX_RADIUS / 2],
  [HEX_WIDTH / 2, HEX_RADIUS / 2],
  [0, HEX_RADIUS],
  [-HEX_WIDTH / 2, HEX_RADIUS / 2],
  [-HEX_WIDTH / 2, -HEX_RADIUS / 2],
];

/** Returns the six neighbours of a hex, from north-east clockwise, whether or not they exist. */
export function neighboursOf(hex: Hex): Hex[] {
  const column = hex.charCodeAt(0);
  const row = rowOf(hex);
  const east = row % 2 === 0 ? column + 1 : column;
  const near: [number, number][] = [
    [east, row - 1],
    [column + 1, row],
    [east, row + 1],
    [east - 1, row + 1],
    [column - 1, row],
    [east - 1, row - 1],
  ];
  return near.map(([c, r]) => `${String.fromCharCode(c)}${r}`);
}

/** Returns the row number of a hex. */
export function rowOf(hex: Hex): number {
  return Number(hex.slice(1));
}

/** Whether a hex lies in the part of a board between two of its hexes. */
function isInPart(hex: Hex, from: Hex, to: Hex): boolean {
  const column = hex.slice(0, 1);
  return column >= from.slice(0, 1) && column <= to.slice(0, 1) && rowOf(hex) >= rowOf(from) && rowOf(hex) <= rowOf(to);
}

/** A part of a board, from its north-western to its south-eastern hex. */
export function cutOut(ground: BoardMap, from: Hex, to: Hex): BoardMap {
  const inside = (hex: Hex) => isInPart(hex, from, to);
  return {
    ...ground,
    hexes: ground.hexes.filter(inside),
    rivers: ground.rivers.filter(inside),
    capitals: Object.fromEntries(Object.entries(ground.capitals).filter(([hex]) => inside(hex))),
  };
}

/** Left, top, width and height of such a part, upright. */
export function frameOf(from: Hex, to: Hex): [number, number, number, number] {
  const columns = to.charCodeAt(0) - from.charCodeAt(0) + 1;
  const rows = rowOf(to) - rowOf(from) + 1;
  const left = RIM_MARGIN + HEX_WIDTH * (from.charCodeAt(0) - 65);
  const topEdge = RIM_MARGIN + HEX_RADIUS * 1.5 * (rowOf(from) - 1);
  return [left - 2, topEdge - 2, HEX_WIDTH * (columns + 0.5) + 4, HEX_RADIUS * (1.5 * rows + 0.5) + 4];
}

/** The geometry of a board, upright or turned. */
export class Grid {
  readonly rows: number;
  readonly columns: number;
  readonly #there: Set<Hex>;

  constructor(
    readonly ground: BoardMap,
    readonly turned: boolean,
  ) {
    this.rows = Math.max(...ground.hexes.map(rowOf));
    this.columns = Math.max(...ground.hexes.map((hex) => hex.charCodeAt(0))) - 64;
    this.#there = new Set(ground.hexes);
  }

  has(hex: Hex): boolean {
    return this.#there.has(hex);
  }

  get #upright(): Point {
    return [HEX_WIDTH * this.columns + 2 * RIM_MARGIN, HEX_RADIUS * (1.5 * this.rows + 0.5) + 2 * RIM_MARGIN];
  }

  /** Width and height as drawn. */
  get extent(): Point {
    const [wide, high] = this.#upright;
    return this.turned ? [high, wide] : [wide, high];
  }

  /** Returns the centre of a hex, even of one that is not on the board. */
  at(hex: Hex): Point {
    const row = rowOf(hex);
    const x = RIM_MARGIN + HEX_WIDTH * (hex.charCodeAt(0) - 65 + (row % 2 ? 0.5 : 1));
    return this.#turn(x, RIM_MARGIN + HEX_RADIUS * (1.5 * row - 0.5));
  }

  middle(hexes: readonly Hex[]): Point {
    return mean(hexes.map((hex) => this.at(hex)));
  }

  #turn(x: number, y: number): Point {
    return this.turned ? [this.#upright[1] - y, x] : [x, y];
  }

  corners([x, y]: Point = [0, 0], size = 1): Point[] {
    return CORNERS.map(([cx, cy]) => {
      const [dx, dy] = this.turned ? [-cy, cx] : [cx, cy];
      return [x + size * dx, y + size * dy];
    });
  }

  /** A hex as a path. */
  outline(at: Point = [0, 0], size = 1): string {
    return `M${this.corners(at, size)
      .map((corner) => pointText(corner))
      .join("L")}Z`;
  }

  /** The edges around some hexes as a path. */
  rim(hexes: readonly Hex[]): string {
    const inside = new Set(hexes);
    let out = "";
    for (const hex of hexes) {
      const corners = this.corners(this.at(hex));
      neighboursOf(hex).forEach((near, side) => {
        if (!inside.has(near)) out += `M${pointText(corners[side]!)}L${pointText(corners[(side + 1) % 6]!)}`;
      });
    }
    return out;
  }

  /** The rivers: smooth strokes from hex to hex, and pools where three meet around a corner. */
  rivers(): { flow: string; pools: string } {
    const wet = new Set(this.ground.rivers);
    let flow = "";
    let pools = "";
    for (const hex of this.ground.rivers) {
      const middle = this.at(hex);
      const near = neighboursOf(hex).filter((other) => wet.has(other));
      const edges = near.map((other) => mean([middle, this.at(other)]));
      if (edges.length === 1)
        flow += `M${pointText(edges[0]!)}Q${pointText(middle)} ${pointText(this.#mouth(hex, edges[0]!))}`;
      edges.forEach((one, i) =>
        edges.slice(i + 1).forEach((other) => (flow += `M${pointText(one)}Q${pointText(middle)} ${pointText(other)}`)),
      );
      near.forEach((second, i) =>
        near.slice(i + 1).forEach((third) => {
          if (!neighboursOf(second).includes(third) || hex > second || hex > third) return;
          const [a, b, c] = [middle, this.at(second), this.at(third)];
          pools += `M${[mean([a, b]), mean([b, c]), mean([c, a])].map(pointText).join("L")}Z`;
        }),
      );
    }
    return { flow, pools };
  }

  /** Where a river ends that came in at `source`: at the rim of the board if that is across, else in its hex. */
  #mouth(hex: Hex, source: Point): Point {
    const middle = this.at(hex);
    const rim = neighboursOf(hex)
      .filter((near) => !this.has(near))
      .map((near) => mean([middle, this.at(near)]))
      .sort((a, b) => distance(b, source) - distance(a, source))[0];
    if (!rim || distance(rim, source) < HEX_WIDTH * 0.8) return middle;
    return [middle[0] + 0.72 * (rim[0] - middle[0]), middle[1] + 0.72 * (rim[1] - middle[1])];
  }

  /** Letters and numbers beyond the rim. */
  coordinates(): { text: string; at: Point }[] {
    const [, high] = this.#upright;
    const out: { text: string; at: Point }[] = [];
    for (let column = 0; column < this.columns; column++)
      out.push({
        text: String.fromCharCode(65 + column),
        at: this.turned
          ? [high - 11, RIM_MARGIN + HEX_WIDTH * (column + 0.5)]
          : [RIM_MARGIN + HEX_WIDTH * (column + 0.5), 13],
      });
    for (let row = 1; row <= this.rows; row++)
      out.push({
        text: String(row),
        at: this.#turn(this.turned ? 13 : 11, RIM_MARGIN + HEX_RADIUS * (1.5 * row - 0.5)),
      });
    return out;
  }

  /** Returns the centre of the hexes missing from the board, where the compass fits. */
  get gap(): Point | null {
    const missing: Point[] = [];
    for (let row = 1; row <= this.rows; row++)
      for (let column = 0; column < this.columns - (row % 2 ? 0 : 1); column++) {
        const hex = `${String.fromCharCode(65 + column)}${row}`;
        if (!this.has(hex)) missing.push(this.at(hex));
      }
    return missing.length > 0 ? mean(missing) : null;
  }

  /** The hex under a point. */
  under(point: Point): Hex | null {
    const found = nearestWithin(
      point,
      this.ground.hexes.map((hex) => ({ hex, at: this.at(hex) })),
      HEX_RADIUS,
    );
    return found?.hex ?? null;
  }

  /** Returns the neighbour a key leads to; null for other keys and at the rim. */
  step(key: string, from: Hex): Hex | null {
    const wish = DIRECTIONS[key.length === 1 ? key.toLowerCase() : key];
    if (!wish) return null;
    const [x, y] = this.at(from);
    // Between two equally good directions, rows alternate, so that up and down keep the column.
    const lean = rowOf(from) % 2 ? 0.01 : -0.01;
    const [wx, wy] = this.turned ? [wish[0], wish[1] + lean] : [wish[0] + lean, wish[1]];
    const ways = neighboursOf(from)
      .filter((hex) => this.has(hex))
      .map((hex) => {
        const [nx, ny] = this.at(hex);
        return { hex, along: ((nx - x) * wx + (ny - y) * wy) / (Math.hypot(nx - x, ny - y) * Math.hypot(wx, wy)) };
      })
      .sort((a, b) => b.along - a.along);
    return ways[0] && ways[0].along > 0.45 ? ways[0].hex : null;
  }
}

const DIRECTIONS: Record<string, Point | undefined> = {
  w: [-1, -1.7],
  e: [1, -1.7],
  a: [-1, 0],
  d: [1, 0],
  z: [-1, 1.7],
  x: [1, 1.7],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns the place nearest to a point, if it is within `reach`. */
export function nearestWithin<T extends { at: Point }>(point: Point, places: readonly T[], reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const place of places) {
    const far = distance(point, place.at);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}

/** Returns the distance of two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Returns the centre of some points. */
export function mean(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Returns a point as an SVG path has it. */
export function pointText([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
