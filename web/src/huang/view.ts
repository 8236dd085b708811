// What a seat may know of Huang: the keys are defined in the rules' section Position; and facts computed by the server.
/** The colours of roles, tiles and points, in the order of the rules. */
export const COLOURS = ["yellow", "red", "blue", "green", "white"] as const;
/** A colour of roles, tiles and points. */
export type Colour = (typeof COLOURS)[number];
/** A dynasty. */
export type Seat = string;
/** A hex by column letter and row number: `H8`. */
export type Hex = string;

/** Points of each colour. */
export type Points = Record<Colour, number>;

/** What a seat may know of the game. */
export type View = {
  players: Seat[];
  map: string;
  tiles: Record<Hex, Colour>;
  leaders: Record<Seat, Partial<Record<Colour, Hex>>>;
  pagodas: { colour: Colour; at: Hex[] }[];
  palace: Hex[];
  bandits: Record<string, number>;
  granaries?: Hex[];
  stores?: Record<Seat, number>;
  hands: Record<Seat, Colour[] | number>;
  known?: Record<Seat, Colour[]>;
  market: Colour[];
  bag: number;
  vp: Partial<Record<Seat, Points>>;
  turn: Seat;
  actions_left: number;
  phase?: Phase;
  placed?: Hex;
  revolt?: { colour: Colour; defender: Seat; tiles?: number; leader?: boolean };
  war?: { asked: Seat; sides: Record<Hex, { reds: number; tiles: number; leaders: number }> };
  payment?: { number: number; of: Hex[] };
  options?: Record<string, boolean>;
  scores?: Record<Seat, number[]>;
  winner?: Seat;
};

/** The part of a turn or of a conflict the game is in. */
export type Phase =
  "building" | "market" | "chain" | "moving" | "attack" | "defence" | "support" | "winner" | "paying" | "granaries";

/** A leader on the board; `yellows` counts the governors beside it. */
export type PlacedLeader = { seat: Seat; colour: Colour; at: Hex; yellows: number };
/** A state of the board; called a realm in the code, because "state" is the game state. */
export type Realm = { name: Hex; hexes: Hex[]; reds: number; leaders: PlacedLeader[]; pagodas: Colour[] };
/** A state that fights in a war. */
export type WarSide = { name: Hex; hexes: Hex[]; total: number; leaders: PlacedLeader[] };
/** A leader that fights in a revolt. */
export type RevoltParty = { seat: Seat; at: Hex; yellows: number; tiles?: number; leader?: boolean };
/** The final score of a seat and how it came about. */
export type FinalScore = {
  seat: Seat;
  place: number;
  points: Points;
  granaries: number;
  added: Record<Exclude<Colour, "white">, number>;
  score: number;
  sorted: number[];
};

/** Facts about the public position, computed by the server, so that the browser needs no rules. */
export type Facts = {
  states: Realm[];
  war?: { at: Hex; by: Seat; sides: WarSide[] };
  revolt?: { colour: Colour; sides: [RevoltParty, RevoltParty] };
  final?: FinalScore[];
};

/** Hexes with a common outline; the sides of a war have different lines and titles. */
export type HexOutline = { hexes: Hex[]; title?: string };

/** A preview of the piece that would be placed. */
export type Ghost = { kind: "tile" | "leader" | "pagoda" | "palace"; colour: Colour };

/** A building and the hexes it stands on. */
export type Site = { kind: "pagoda" | "granary" | "palace"; colour: Colour; hexes: Hex[] };

/** Returns the buildings on the board. */
export function sitesOf(view: View): Site[] {
  return [
    ...view.pagodas.map((one) => ({ kind: "pagoda" as const, colour: one.colour, hexes: one.at })),
    ...(view.granaries ?? []).map((hex) => ({ kind: "granary" as const, colour: "blue" as const, hexes: [hex] })),
    ...(view.palace.length > 0 ? [{ kind: "palace" as const, colour: "yellow" as const, hexes: view.palace }] : []),
  ];
}

/** The leader on each hex that has one. */
export function leadersOn(view: View): Map<Hex, { seat: Seat; colour: Colour }> {
  const out = new Map<Hex, { seat: Seat; colour: Colour }>();
  for (const [seat, places] of Object.entries(view.leaders))
    for (const colour of COLOURS) {
      const hex = places[colour];
      if (hex) out.set(hex, { seat, colour });
    }
  return out;
}

/** Returns a seat's leaders that are not on the board. */
export function leadersOffBoard(view: View, seat: Seat): Colour[] {
  return COLOURS.filter((colour) => !view.leaders[seat]?.[colour]);
}

/** Returns the number of tiles in a hand, whether or not they are known. */
export function handSize(hand: Colour[] | number | undefined): number {
  return Array.isArray(hand) ? hand.length : (hand ?? 0);
}
