// What the board of Huang draws besides its terrain.
import type { Target } from "./moves";
import type { Facts, Hex, HexOutline, PreviewPiece, Seat, StrengthsShown, View } from "./view";

/** The position on a board, and what is marked in it. */
export type MapPosition = {
  readonly view: View;
  readonly facts: Facts;
  /** The viewing seat; null for a spectator. */
  readonly me: Seat | null;
  /** Groups of hexes with an outline, each in a style of its own. */
  readonly outlines: readonly HexOutline[];
  readonly lastActionHexes: readonly Hex[];
  /** The strengths that are written on the board. */
  readonly strengths: StrengthsShown;
};

/** Where the selected piece can go, and where the player wants it to go. */
export type TargetChoice = {
  readonly targets: readonly Target[];
  readonly chosenTarget: Target | null;
  /** The piece that would be placed on the chosen target. */
  readonly previewPiece: PreviewPiece | null;
};

/** No choice: the board is only shown. */
export const EMPTY_CHOICE: TargetChoice = { targets: [], chosenTarget: null, previewPiece: null };

/** Whether every target is one hex, so that its effect can be drawn on the hex. */
export function areSingleHexes(targets: readonly Target[]): boolean {
  return targets.length > 0 && targets.every((target) => target.hexes.length === 1);
}
