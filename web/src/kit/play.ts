// A game against a bot in one step.
import { api } from "./api";
import type { GameInfo, SeatWish } from "./wire";

/** Lays a table at which we have the first seat and bots the others; its id. */
export async function playBot(game: GameInfo, level: string): Promise<string> {
  const seats = game.seats.slice(0, game.fewest);
  const wishes: SeatWish[] = seats.map((_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", level }));
  const brief = await api.create({
    game: game.name,
    options: {},
    seats: wishes,
    clock: { kind: "none" },
    listed: false,
    hints: true,
  });
  return brief.id;
}
