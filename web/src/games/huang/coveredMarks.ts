// The marks of tiles that a building covers: they move away from it, to stay visible.
import { distance, type Grid, type Point } from "./grid";
import { buildingsOf, type Hex, type View } from "./view";

/** Limits of how far the mark of a covered tile moves, in units of the drawing. */
const MIN_OFFSET = 5;
const MAX_OFFSET = 13;
/** The distance between the mark of a covered tile and the middle of the building. */
const MARK_DISTANCE = 46;
/** Where the mark moves if the building stands on the middle of the tile. */
const MARK_ABOVE: Point = [0, -14];

/** Return how far the marks of the covered tiles move, by hex. */
export function coveredMarkOffsets(view: View, grid: Grid): Map<Hex, Point> {
  const offsets = new Map<Hex, Point>();
  for (const { hexes } of buildingsOf(view))
    for (const hex of hexes) offsets.set(hex, markOffset(grid.centreOf(hex), grid.centroidOf(hexes)));
  return offsets;
}

function markOffset([x, y]: Point, buildingCentre: Point): Point {
  const away = distance([x, y], buildingCentre);
  if (away < 1) return MARK_ABOVE;
  const shift = Math.min(MAX_OFFSET, Math.max(MIN_OFFSET, MARK_DISTANCE - away)) / away;
  return [shift * (x - buildingCentre[0]), shift * (y - buildingCentre[1])];
}
