// Starts a game against bots in one step.
import { api } from "./api";
import type { GameInfo, SeatRequest } from "./wire";

/** Creates a table where the guest has the first seat and bots the others; returns its id. */
export async function createBotTable(game: GameInfo, level: string): Promise<string> {
  const seats = game.seats.slice(0, game.fewest);
  const requests: SeatRequest[] = seats.map((_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", level }));
  const brief = await api.create({
    game: game.name,
    options: {},
    seats: requests,
    clock: { kind: "none" },
    listed: false,
    hints: true,
  });
  return brief.id;
}
