// The geometry of the hexes, upright or rotated by 90 degrees: west on top, north to the right. Lengths are in the units
// of the board's drawing.
import type { BoardMap, Hex } from "./view";

/** A point of the board's drawing, in its units. */
export type Point = readonly [x: number, y: number];

/** The distance from the centre of a hex to a corner, in units of the drawing. */
export const HEX_RADIUS = 33;
/** The width of a hex between two parallel edges, in units of the drawing. */
export const HEX_WIDTH = HEX_RADIUS * Math.sqrt(3);
/** The margin around the board, for the coordinates, in units of the drawing. */
const RIM_MARGIN = 26;

// The corners clockwise from the north: the first two bound the north-eastern edge.
const CORNERS: readonly Point[] = [
  [0, -HEX_RADIUS],
  [HEX_WIDTH / 2, -HEX_RADIUS / 2],
  [HEX_WIDTH / 2, HEX_RADIUS / 2],
  [0, HEX_RADIUS],
  [-HEX_WIDTH / 2, HEX_RADIUS / 2],
  [-HEX_WIDTH / 2, -HEX_RADIUS / 2],
];

/** Return the six neighbours of a hex, from north-east clockwise, whether or not they exist. */
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

/** Return the row number of a hex. */
export function rowOf(hex: Hex): number {
  return Number(hex.slice(1));
}

/** Whether a hex lies in the excerpt of a board between two of its hexes. */
function isInExcerpt(hex: Hex, from: Hex, to: Hex): boolean {
  const column = hex.slice(0, 1);
  return column >= from.slice(0, 1) && column <= to.slice(0, 1) && rowOf(hex) >= rowOf(from) && rowOf(hex) <= rowOf(to);
}

/** Return the excerpt of a board between its north-western and its south-eastern hex. */
export function excerpt(boardMap: BoardMap, from: Hex, to: Hex): BoardMap {
  const isInside = (hex: Hex) => isInExcerpt(hex, from, to);
  return {
    ...boardMap,
    hexes: boardMap.hexes.filter(isInside),
    rivers: boardMap.rivers.filter(isInside),
    capitals: Object.fromEntries(Object.entries(boardMap.capitals).filter(([hex]) => isInside(hex))),
  };
}

/** Return left, top, width and height of an excerpt of an upright board. */
export function excerptBounds(from: Hex, to: Hex): [number, number, number, number] {
  const columns = to.charCodeAt(0) - from.charCodeAt(0) + 1;
  const rows = rowOf(to) - rowOf(from) + 1;
  const left = RIM_MARGIN + HEX_WIDTH * (from.charCodeAt(0) - 65);
  const topEdge = RIM_MARGIN + HEX_RADIUS * 1.5 * (rowOf(from) - 1);
  return [left - 2, topEdge - 2, HEX_WIDTH * (columns + 0.5) + 4, HEX_RADIUS * (1.5 * rows + 0.5) + 4];
}

/** The geometry of a board, upright or rotated. */
export class Grid {
  readonly rows: number;
  readonly columns: number;
  readonly #hexSet: Set<Hex>;

  constructor(
    readonly boardMap: BoardMap,
    readonly isRotated: boolean,
  ) {
    this.rows = Math.max(...boardMap.hexes.map(rowOf));
    this.columns = Math.max(...boardMap.hexes.map((hex) => hex.charCodeAt(0))) - 64;
    this.#hexSet = new Set(boardMap.hexes);
  }

  /** Whether the board has this hex. */
  has(hex: Hex): boolean {
    return this.#hexSet.has(hex);
  }

  get #uprightSize(): Point {
    return [HEX_WIDTH * this.columns + 2 * RIM_MARGIN, HEX_RADIUS * (1.5 * this.rows + 0.5) + 2 * RIM_MARGIN];
  }

  /** Width and height as drawn. */
  get size(): Point {
    const [width, height] = this.#uprightSize;
    return this.isRotated ? [height, width] : [width, height];
  }

  /** Return the centre of a hex, even of one that is not on the board. */
  centreOf(hex: Hex): Point {
    const row = rowOf(hex);
    const x = RIM_MARGIN + HEX_WIDTH * (hex.charCodeAt(0) - 65 + (row % 2 ? 0.5 : 1));
    return this.#rotate(x, RIM_MARGIN + HEX_RADIUS * (1.5 * row - 0.5));
  }

  /** Return the mean of the centres of some hexes. */
  centroidOf(hexes: readonly Hex[]): Point {
    return mean(hexes.map((hex) => this.centreOf(hex)));
  }

  #rotate(x: number, y: number): Point {
    return this.isRotated ? [this.#uprightSize[1] - y, x] : [x, y];
  }

  /** Return the corners of a hex around a point, clockwise; `scale` is relative to the hexes of the board. */
  cornersOf([x, y]: Point = [0, 0], scale = 1): Point[] {
    return CORNERS.map(([cx, cy]) => {
      const [dx, dy] = this.isRotated ? [-cy, cx] : [cx, cy];
      return [x + scale * dx, y + scale * dy];
    });
  }

  /** Return the outline of a hex around a point as an SVG path. */
  outline(centre: Point = [0, 0], scale = 1): string {
    return `M${this.cornersOf(centre, scale)
      .map((corner) => pointText(corner))
      .join("L")}Z`;
  }

  /** Return the edges around some hexes as an SVG path. */
  borderPath(hexes: readonly Hex[]): string {
    const inside = new Set(hexes);
    let out = "";
    for (const hex of hexes) {
      const corners = this.cornersOf(this.centreOf(hex));
      neighboursOf(hex).forEach((neighbour, side) => {
        if (!inside.has(neighbour)) out += `M${pointText(corners[side]!)}L${pointText(corners[(side + 1) % 6]!)}`;
      });
    }
    return out;
  }

  /** Return the rivers as SVG paths: smooth strokes from hex to hex, and pools where three meet around a corner. */
  rivers(): { flow: string; pools: string } {
    const riverHexes = new Set(this.boardMap.rivers);
    let flow = "";
    let pools = "";
    for (const hex of this.boardMap.rivers) {
      const middle = this.centreOf(hex);
      const near = neighboursOf(hex).filter((other) => riverHexes.has(other));
      const edges = near.map((other) => mean([middle, this.centreOf(other)]));
      if (edges.length === 1)
        flow += `M${pointText(edges[0]!)}Q${pointText(middle)} ${pointText(this.#riverEnd(hex, edges[0]!))}`;
      edges.forEach((first, i) =>
        edges
          .slice(i + 1)
          .forEach((other) => (flow += `M${pointText(first)}Q${pointText(middle)} ${pointText(other)}`)),
      );
      near.forEach((second, i) =>
        near.slice(i + 1).forEach((third) => {
          if (!neighboursOf(second).includes(third) || hex > second || hex > third) return;
          const [a, b, c] = [middle, this.centreOf(second), this.centreOf(third)];
          pools += `M${[mean([a, b]), mean([b, c]), mean([c, a])].map(pointText).join("L")}Z`;
        }),
      );
    }
    return { flow, pools };
  }

  /** Return where a river ends that enters a hex at `source`: at the board edge opposite, or in the hex if there is none. */
  #riverEnd(hex: Hex, source: Point): Point {
    const middle = this.centreOf(hex);
    const edge = neighboursOf(hex)
      .filter((near) => !this.has(near))
      .map((near) => mean([middle, this.centreOf(near)]))
      .sort((a, b) => distance(b, source) - distance(a, source))[0];
    if (!edge || distance(edge, source) < HEX_WIDTH * 0.8) return middle;
    return [middle[0] + 0.72 * (edge[0] - middle[0]), middle[1] + 0.72 * (edge[1] - middle[1])];
  }

  /** Return the letters and numbers in the margin. */
  coordinates(): { text: string; at: Point }[] {
    const [, height] = this.#uprightSize;
    const out: { text: string; at: Point }[] = [];
    for (let column = 0; column < this.columns; column++)
      out.push({
        text: String.fromCharCode(65 + column),
        at: this.isRotated
          ? [height - 11, RIM_MARGIN + HEX_WIDTH * (column + 0.5)]
          : [RIM_MARGIN + HEX_WIDTH * (column + 0.5), 13],
      });
    for (let row = 1; row <= this.rows; row++)
      out.push({
        text: String(row),
        at: this.#rotate(this.isRotated ? 13 : 11, RIM_MARGIN + HEX_RADIUS * (1.5 * row - 0.5)),
      });
    return out;
  }

  /** The centre of the hexes missing from the board, where the compass fits; null if none is missing. */
  get emptyAreaCentre(): Point | null {
    const missing: Point[] = [];
    for (let row = 1; row <= this.rows; row++)
      for (let column = 0; column < this.columns - (row % 2 ? 0 : 1); column++) {
        const hex = `${String.fromCharCode(65 + column)}${row}`;
        if (!this.has(hex)) missing.push(this.centreOf(hex));
      }
    return missing.length > 0 ? mean(missing) : null;
  }

  /** Return the hex at a point; null outside the board. */
  hexAt(point: Point): Hex | null {
    const nearest = nearestWithin(
      point,
      this.boardMap.hexes.map((hex) => ({ hex, centre: this.centreOf(hex) })),
      HEX_RADIUS,
    );
    return nearest?.hex ?? null;
  }

  /** Return the neighbour a key leads to; null for other keys and at the edge of the board. */
  neighbourByKey(key: string, from: Hex): Hex | null {
    const direction = DIRECTIONS[key.length === 1 ? key.toLowerCase() : key];
    if (!direction) return null;
    const [x, y] = this.centreOf(from);
    // Between two equally good directions, rows alternate, so that up and down keep the column.
    const rowBias = rowOf(from) % 2 ? 0.01 : -0.01;
    const [wx, wy] = this.isRotated ? [direction[0], direction[1] + rowBias] : [direction[0] + rowBias, direction[1]];
    const candidates = neighboursOf(from)
      .filter((hex) => this.has(hex))
      .map((hex) => {
        const [nx, ny] = this.centreOf(hex);
        return { hex, cosine: ((nx - x) * wx + (ny - y) * wy) / (Math.hypot(nx - x, ny - y) * Math.hypot(wx, wy)) };
      })
      .sort((a, b) => b.cosine - a.cosine);
    return candidates[0] && candidates[0].cosine > MIN_COSINE ? candidates[0].hex : null;
  }
}

/** A key leads to a neighbour only if the angle between them is not too large. */
const MIN_COSINE = 0.45;

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

/** Return the place nearest to a point; null if none is within `reach`. */
export function nearestWithin<T extends { centre: Point }>(
  point: Point,
  places: readonly T[],
  reach: number,
): T | null {
  let best: T | null = null;
  let shortest = reach;
  for (const place of places) {
    const length = distance(point, place.centre);
    if (length <= shortest) [best, shortest] = [place, length];
  }
  return best;
}

/** Return the distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Return the centre of some points. */
export function mean(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Return a point in the notation of SVG paths. */
export function pointText([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
