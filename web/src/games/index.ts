// The games: their pictures in the lobby, and their boards, which are loaded on demand. Games without an entry have the generic ones.
import type { Component } from "svelte";
import type { SeatConnection, Session } from "../table/session.svelte";
import ChuHanPicture from "./chuhan/LobbyPicture.svelte";
import GenericPicture from "./generic/LobbyPicture.svelte";
import HuangPicture from "./huang/LobbyPicture.svelte";
import SunTzuPicture from "./suntzu/LobbyPicture.svelte";

/** The board component of a game: shows one seat's connection to a session. */
export type BoardComponent = Component<{ session: Session; connection: SeatConnection }>;

type GameParts = {
  /** An SVG drawing that covers the area it is in. */
  lobbyPicture: Component;
  board: () => Promise<{ default: BoardComponent }>;
};

const GAME_PARTS: Record<string, GameParts> = {
  chuhan: { lobbyPicture: ChuHanPicture, board: () => import("./chuhan/Board.svelte") },
  suntzu: { lobbyPicture: SunTzuPicture, board: () => import("./suntzu/Board.svelte") },
  huang: { lobbyPicture: HuangPicture, board: () => import("./huang/Board.svelte") },
};

const GENERIC_PARTS: GameParts = { lobbyPicture: GenericPicture, board: () => import("./generic/Board.svelte") };

function partsOf(game: string): GameParts {
  return GAME_PARTS[game] ?? GENERIC_PARTS;
}

/** Return the picture of a game in the lobby. */
export function lobbyPicture(game: string): Component {
  return partsOf(game).lobbyPicture;
}

/** Load the board of a game. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  return (await partsOf(game).board()).default;
}
