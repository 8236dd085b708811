// The games' pictures in the lobby, and their boards, which are loaded on demand. A game without a folder has the generic ones.
import type { Component } from "svelte";
import type { SeatConnection, Session } from "../table/session.svelte";

/** The board component of a game: shows one seat's connection to a session. */
export type BoardComponent = Component<{ session: Session; connection: SeatConnection }>;

const PICTURES = import.meta.glob<Component>("./*/LobbyPicture.svelte", { eager: true, import: "default" });
const BOARDS = import.meta.glob<BoardComponent>("./*/Board.svelte", { import: "default" });

/** Return what a game has, of all games' parts by path; else the generic one. */
function partOf<Part>(parts: Record<string, Part>, game: string, file: string): Part {
  const part = parts[`./${game}/${file}`] ?? parts[`./generic/${file}`];
  if (part === undefined) throw new Error(`there is no ${file}`);
  return part;
}

/** Return the picture of a game in the lobby: an SVG drawing that covers the area it is in. */
export function lobbyPicture(game: string): Component {
  return partOf(PICTURES, game, "LobbyPicture.svelte");
}

/** Load the board of a game. */
export function loadBoard(game: string): Promise<BoardComponent> {
  return partOf(BOARDS, game, "Board.svelte")();
}
