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
  /** The seats in turn order. */
  players: Seat[];
  /** The name of the map. */
  map: string;
  /** The tile on each hex that has one. */
  tiles: Record<Hex, Colour>;
  /** The hexes of the leaders on the board. */
  leaders: Record<Seat, Partial<Record<Colour, Hex>>>;
  /** The pagodas, each with its three hexes. */
  pagodas: { colour: Colour; at: Hex[] }[];
  /** The hexes of the palace; empty if there is none. */
  palace: Hex[];
  /** The index of the bandit tile on each bandit place; places are numbered from 1. */
  bandits: Record<string, number>;
  /** The hexes of the granaries. */
  granaries?: Hex[];
  /** The granaries each seat has taken. */
  stores?: Record<Seat, number>;
  /** The tiles in each hand, or only their number. */
  hands: Record<Seat, Colour[] | number>;
  /** Tiles of a hand that everybody saw it take from the market. */
  known?: Record<Seat, Colour[]>;
  /** The tiles in the market. */
  market: Colour[];
  /** The number of tiles in the bag. */
  bag: number;
  /** The points, as far as the viewer may see them. */
  vp: Partial<Record<Seat, Points>>;
  /** The seat whose turn it is. */
  turn: Seat;
  /** The actions left in this turn. */
  actions_left: number;
  /** Where the turn or conflict is; absent between actions. */
  phase?: Phase;
  /** The tile that was just placed. */
  placed?: Hex;
  /** A revolt: its colour, the defender, and what the attacker has committed. */
  revolt?: { colour: Colour; defender: Seat; tiles?: number; leader?: boolean };
  /** A war: the seat that is asked, and by side the red tiles and what was committed. */
  war?: { asked: Seat; sides: Record<Hex, { reds: number; tiles: number; leaders: number }> };
  /** How many tiles must be removed, and which can be. */
  payment?: { number: number; of: Hex[] };
  /** The options of the game. */
  options?: Record<string, boolean>;
  /** At the end: the four colours of each seat, lowest first, with the white points distributed. */
  scores?: Record<Seat, number[]>;
  /** The winner at the end; can be `nobody`. */
  winner?: Seat;
};

/** The part of a turn or of a conflict the game is in. */
export type Phase =
  "building" | "market" | "chain" | "moving" | "attack" | "defence" | "support" | "winner" | "paying" | "granaries";

/** A leader on the board; `yellows` counts the governors beside it. */
export type PlacedLeader = { seat: Seat; colour: Colour; at: Hex; yellows: number };
/** A state on the board; called a realm in the code, because "state" is the game state. */
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
