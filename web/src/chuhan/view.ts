// What a seat may know of Chu Han: the keys are defined in the rules' section Position.
/** A seat of Chu Han. */
export type Seat = "han" | "chu";
/** Both seats, in the order of the rules. */
export const SEATS: readonly Seat[] = ["han", "chu"];
/** The number of points that wins the game. */
export const GOAL = 31;
/** Points at the start. */
export const START: Readonly<Record<Seat, number>> = { han: 0, chu: 1 };

type Both<T> = Record<Seat, T>;

/** What a seat may know of the game. */
export type View = {
  vp: Both<number>;
  hands: Both<string[] | number>;
  draw: number;
  discard: string[];
  table: string[];
  row?: string[];
  writs: Both<number>;
  leader: Seat;
  set?: { by: Seat; rank: number; size: number };
  turn: { by: Seat; writ: boolean; lead_power: boolean; power: boolean };
  pending?: { by: Seat; play: string; cancel?: string };
  doubled: boolean;
  open: Both<boolean>;
  event: string;
  giving: boolean;
  gifts?: Partial<Both<string[] | number>>;
  tricks: Both<number>;
  noted: Both<number>;
  known: Partial<Both<{ top: string[] | number; rival?: string[] | number }>>;
  battle: number;
  winner?: Seat;
  sizes: Both<number> & { draw: number; discard: number };
};

/** Returns the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "han" ? "chu" : "han";
}
