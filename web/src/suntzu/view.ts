// What a seat may know of Sun Tzu: the keys are defined in the rules' section Position.
/** A seat of Sun Tzu. */
export type Seat = "suntzu" | "shao";
/** Both seats, in the order of the rules. */
export const SEATS: readonly Seat[] = ["suntzu", "shao"];

/** A province by its id. */
export type Province = "jinyan" | "qin" | "hanqi" | "chu" | "wu";
/** All provinces, in the order of the rules. */
export const PROVINCES: readonly Province[] = ["jinyan", "qin", "hanqi", "chu", "wu"];

/** How many rounds a game has. */
export const ROUNDS = 9;
/** The rounds after which points are scored. */
export const SCORINGS: readonly number[] = [3, 6, 9];
/** How many steps the marker is from the middle of the track to either end. */
export const TRACK_END = 9;

/** A value for each seat. */
export type Both<T> = Record<Seat, T>;
/** Who holds a province, and with how many armies. */
export type Holding = { owner: Seat | ""; armies: number };

/** What a seat may know of the game. */
export type View = {
  round: number;
  track: number;
  provinces: Record<Province, Holding>;
  marks: Both<Province[]>;
  pool: Both<number>;
  reinforcements: Both<number>;
  great_plague: boolean;
  plagues: number;
  phase: string;
  displays: Record<Province, number[]>;
  decider?: Seat;
  fought?: Province[];
  ready?: Partial<Both<boolean>>;
  battle?: { province: Province; stage: string; asked?: Seat; ask?: string };
  hands: Both<string[] | number>;
  piles: Both<number>;
  boxed: Both<string[]>;
  generals: Both<string[] | number>;
  left: Both<string[] | number>;
  events?: string[] | number;
  under: Both<string[] | number>;
  orders?: Partial<Both<Partial<Record<Province, string>>>>;
  drawn?: Partial<Both<string[] | number>>;
  options?: { beginner?: boolean; generals?: boolean };
  winner?: Seat | "draw";
};

/** Returns the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "suntzu" ? "shao" : "suntzu";
}

/** The number of cards, generals …, whether or not we may see them. */
export function listSize(list: readonly string[] | number | undefined): number {
  return typeof list === "number" ? list : (list?.length ?? 0);
}

/** Returns the cards or generals of a list; empty if only their number is known. */
export function knownList(list: readonly string[] | number | undefined): string[] {
  return Array.isArray(list) ? [...list] : [];
}

/** Which of the three values of a display counts next, 3 when all are counted. */
export function nextScoring(round: number): number {
  return SCORINGS.findIndex((scored) => round <= scored);
}

/** Whether a word is the id of a province. */
export function isProvince(word: unknown): word is Province {
  return (PROVINCES as readonly unknown[]).includes(word);
}
