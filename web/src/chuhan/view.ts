// What a seat sees of Chu Han: the keys of the rules' section Position.
export type Seat = "han" | "chu";
export const SEATS: readonly Seat[] = ["han", "chu"];
export const GOAL = 31;
/** Points at the start. */
export const START: Readonly<Record<Seat, number>> = { han: 0, chu: 1 };

type Both<T> = Record<Seat, T>;

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

export function rivalOf(seat: Seat): Seat {
  return seat === "han" ? "chu" : "han";
}
