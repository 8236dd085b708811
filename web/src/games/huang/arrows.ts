// Where a move goes from and to: from the hand or the supply of leaders to a hex, or from hex to hex.
import type { MoveArrow } from "../../table/tableContent";
import { parseMove } from "./moves";
import { tileKey } from "./selection.svelte";
import type { Hex, Seat, View } from "./view";

/** Return the arrows of a move by a seat. A move without a piece that changes place has none. */
export function arrowsOf(text: string, view: View, seat: Seat): MoveArrow[] {
  const { verb, colours, hexes, withdrawsLeader } = parseMove(text);
  const [colour] = colours;
  const [hex] = hexes;
  if (!colour) return [];
  if (verb === "tile" && hex) return [{ from: `[data-piece="hand:${tileKey(colour, 1)}"]`, to: hexSelector(hex) }];
  if (verb !== "leader") return [];
  const supply = `[data-piece="leaders:${colour}"]`;
  const place = view.leaders[seat]?.[colour];
  const from = place ? hexSelector(place) : supply;
  if (withdrawsLeader) return [{ from, to: supply }];
  return hex ? [{ from, to: hexSelector(hex) }] : [];
}

function hexSelector(hex: Hex): string {
  return `[data-hex="${hex}"] .cell`;
}
