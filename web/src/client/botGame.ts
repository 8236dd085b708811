// Start a game against bots in one step.
import { api } from "./api";
import type { GameInfo, SeatRequest } from "./wire";

/** Create a table where the guest has the first seat and bots have the others, and return its id. */
export async function createBotTable(game: GameInfo, level: string): Promise<string> {
  const seats = game.seats.slice(0, game.fewest);
  const seatRequests: SeatRequest[] = seats.map((_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", level }));
  const table = await api.createTable({
    game: game.name,
    options: {},
    seats: seatRequests,
    clock: { kind: "none" },
    listed: false,
    hints: true,
  });
  return table.id;
}
