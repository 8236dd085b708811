// The boards of the games, loaded on demand.
import type { Component } from "svelte";
import type { SeatConnection, Session } from "../table/session.svelte";

/** The board component of a game: shows one seat's connection to a session. */
export type BoardComponent = Component<{ session: Session; connection: SeatConnection }>;

const BOARDS: Record<string, () => Promise<{ default: BoardComponent }>> = {
  chuhan: () => import("./chuhan/Board.svelte"),
  suntzu: () => import("./suntzu/Board.svelte"),
  huang: () => import("./huang/Board.svelte"),
};

/** Whether the browser has a board for a game. */
export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** Load the board of a game; null if there is none. */
export async function loadBoard(game: string): Promise<BoardComponent | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}
