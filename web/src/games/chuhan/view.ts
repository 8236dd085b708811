// What a seat may know of Chu Han: the keys are defined in the rules' section Position.
/** A seat of Chu Han. */
export type Seat = "han" | "chu";
/** Both seats, in the order of the rules. */
export const SEATS: readonly Seat[] = ["han", "chu"];
/** The number of points that wins the game. */
export const GOAL = 31;
/** The points of each seat at the start of the game. */
export const START_POINTS: Readonly<Record<Seat, number>> = { han: 0, chu: 1 };

type Both<T> = Record<Seat, T>;

/** What a seat may know of the game. */
export type View = {
  /** Victory points. */
  vp: Both<number>;
  /** The kinds in each hand, or only their number. */
  hands: Both<string[] | number>;
  /** The number of cards in the draw pile, including those that cannot be drawn. */
  draw: number;
  /** The kinds in the discard pile. */
  discard: string[];
  /** The kinds in the current trick. */
  table: string[];
  /** The kinds in the face-up row of the Warlords event. */
  row?: string[];
  /** The writs each seat has taken in this battle. */
  writs: Both<number>;
  /** The seat that leads, or led, the trick. */
  leader: Seat;
  /** The set to beat; absent while leading. */
  set?: { by: Seat; rank: number; size: number };
  /** The seat to act, and what it has tried in this turn. */
  turn: { by: Seat; writ: boolean; lead_power: boolean; power: boolean };
  /** A play that awaits a reaction; `cancel` is the power that Lü Zhi cancels. */
  pending?: { by: Seat; play: string; cancel?: string };
  /** Whether the points of this battle are doubled. */
  doubled: boolean;
  /** Whether the hand of a seat lies face up. */
  open: Both<boolean>;
  /** The event of the battle; `quiet` if there is none. */
  event: string;
  /** Whether gifts are being chosen at Hong Gate. */
  giving: boolean;
  /** The gifts chosen so far, or only their number. */
  gifts?: Partial<Both<string[] | number>>;
  /** The tricks each seat has won in this battle. */
  tricks: Both<number>;
  /** The points noted under Stability, which are added at the end of the battle. */
  noted: Both<number>;
  /** What a seat knows of the top of the draw pile and of the rival's hand. */
  known: Partial<Both<{ top: string[] | number; rival?: string[] | number }>>;
  /** The number of the battle, from 1. */
  battle: number;
  /** The winner, once the game is over. */
  winner?: Seat;
  /** The number of cards in each hand and pile. */
  sizes: Both<number> & { draw: number; discard: number };
};

/** Return the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "han" ? "chu" : "han";
}
