// What a seat may know of Sun Tzu: the keys are defined in the rules' section Position.
/** A seat of Sun Tzu. */
export type Seat = "suntzu" | "shao";
/** Both seats, in the order of the rules. */
export const SEATS: readonly Seat[] = ["suntzu", "shao"];

/** A province by its id. */
export type Province = "jinyan" | "qin" | "hanqi" | "chu" | "wu";
/** All provinces, in the order of the rules. */
export const PROVINCES: readonly Province[] = ["jinyan", "qin", "hanqi", "chu", "wu"];

/** The number of rounds of a game. */
export const ROUNDS = 9;
/** The rounds after which points are scored. */
export const SCORING_ROUNDS: readonly number[] = [3, 6, 9];
/** The last round in which a general can be used, for the generals that cannot be used in all rounds. */
export const LAST_ROUNDS: Readonly<Record<string, number>> = { move: 6, levy: 6, remove: 6 };
/** The number of steps from the middle of the track to either end. */
export const TRACK_STEPS = 9;

/** A value for each seat. */
export type Both<T> = Record<Seat, T>;
/** Who holds a province, and with how many armies. */
export type Holding = { owner: Seat | ""; armies: number };

/** What a seat may know of the game. */
export type View = {
  /** The number of the round, from 1. */
  round: number;
  /** The place of the marker: positive on Sun Tzu's side, negative on Shao's. */
  track: number;
  /** Who holds each province. */
  provinces: Record<Province, Holding>;
  /** The provinces each seat has marked with a 6. */
  marks: Both<Province[]>;
  /** The armies of each seat that can be placed. */
  pool: Both<number>;
  /** The armies of each seat that are not available yet. */
  reinforcements: Both<number>;
  /** Whether the great plague is in force in this round. */
  great_plague: boolean;
  /** The number of plagues that both seats have played so far. */
  plagues: number;
  /** The phase of the round. */
  phase: string;
  /** The values of each province at the three scorings. */
  displays: Record<Province, number[]>;
  /** The seat that decides the order of the battles. */
  decider?: Seat;
  /** The provinces whose battles of this round are over. */
  fought?: Province[];
  /** Whether a seat has given its orders or chosen its general. */
  ready?: Partial<Both<boolean>>;
  /** The battle that is being fought, and the seat that is asked about it. */
  battle?: { province: Province; stage: string; asked?: Seat; ask?: string };
  /** The kinds in each hand, or only their number. */
  hands: Both<string[] | number>;
  /** The number of cards in each draw pile. */
  piles: Both<number>;
  /** The kinds that are out of the game; `?` for a card the viewer may not see. */
  boxed: Both<string[]>;
  /** The generals that are not used yet, or only their number. */
  generals: Both<string[] | number>;
  /** The generals that were removed at set-up, or only their number. */
  left: Both<string[] | number>;
  /** The event cards, the face-up one first; absent in a game without events. */
  events?: string[] | number;
  /** The kinds that the viewer knows at the bottom of each draw pile, the lowest first; or only their number. */
  under: Both<string[] | number>;
  /** The orders on the map, as far as the viewer may see them. */
  orders?: Partial<Both<Partial<Record<Province, string>>>>;
  /** The cards just drawn, of which some are kept; or only their number. */
  drawn?: Partial<Both<string[] | number>>;
  /** Whether each seat has played a 1 in this round that no Plague met. */
  laid_one?: Partial<Both<boolean>>;
  /** The options of the game. */
  options?: { beginner?: boolean; generals?: boolean };
  /** The result, once the game is over. */
  winner?: Seat | "draw";
};

/** Return the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "suntzu" ? "shao" : "suntzu";
}

/** Return the number of cards or generals of a list, whether or not the viewer may see them. */
export function listSize(list: readonly string[] | number | undefined): number {
  return typeof list === "number" ? list : (list?.length ?? 0);
}

/** Return the cards or generals of a list; empty if only their number is known. */
export function knownList(list: readonly string[] | number | undefined): string[] {
  return Array.isArray(list) ? [...list] : [];
}

/** Return the index of the value of a display that is scored next; -1 after the last round. */
export function nextScoringIndex(round: number): number {
  return SCORING_ROUNDS.findIndex((scoringRound) => round <= scoringRound);
}

/** Whether a word is the id of a province. */
export function isProvince(word: unknown): word is Province {
  return (PROVINCES as readonly unknown[]).includes(word);
}
