// What a seat may know of Huang, and helpers to read it.
import { COLOURS, type Colour, type Hex, type Seat, type View } from "./wire.gen";

export * from "./wire.gen";
export type { BoardFacts as Facts } from "./wire.gen";

/** Hexes with a common outline; the sides of a war have outlines of different styles, and titles. */
export type HexOutline = { hexes: Hex[]; title?: string };

/** The piece that would be placed, shown as a preview. */
export type PreviewPiece = { kind: "tile" | "leader" | "pagoda" | "palace"; colour: Colour };

/** The strengths that a board shows: all, those that count in wars, those that count in revolts, or none. */
export type StrengthsShown = "all" | "wars" | "revolts" | null;

/** A building and the hexes it stands on. */
export type Building = { kind: "pagoda" | "granary" | "palace"; colour: Colour; hexes: Hex[] };

/** Return the buildings on the board. */
export function buildingsOf(view: View): Building[] {
  return [
    ...view.pagodas.map(({ colour, at }) => ({ kind: "pagoda" as const, colour, hexes: at })),
    ...(view.granaries ?? []).map((hex) => ({ kind: "granary" as const, colour: "blue" as const, hexes: [hex] })),
    ...(view.palace.length > 0 ? [{ kind: "palace" as const, colour: "yellow" as const, hexes: view.palace }] : []),
  ];
}

/** Return the leader on each hex that has one. */
export function leadersOn(view: View): Map<Hex, { seat: Seat; colour: Colour }> {
  const out = new Map<Hex, { seat: Seat; colour: Colour }>();
  for (const [seat, places] of Object.entries(view.leaders))
    for (const colour of COLOURS) {
      const hex = places[colour];
      if (hex) out.set(hex, { seat, colour });
    }
  return out;
}

/** Return a seat's leaders that are not on the board. */
export function leadersOffBoard(view: View, seat: Seat): Colour[] {
  return COLOURS.filter((colour) => !view.leaders[seat]?.[colour]);
}

/** Return the number of tiles in a hand, whether or not they are known. */
export function handSize(hand: Colour[] | number | undefined): number {
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}
