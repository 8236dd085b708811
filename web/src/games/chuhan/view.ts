// What a seat may know of Chu Han, and helpers to read it.
import type { Seat } from "./wire.gen";

export * from "./wire.gen";

/** Return the other seat. */
export function rivalOf(seat: Seat): Seat {
  return seat === "han" ? "chu" : "han";
}
