// The games: their signs, sounds and boards.
import type { Component } from "svelte";
import type { SoundMap } from "./kit/soundCues";
import type { SeatConnection, Session } from "./kit/session.svelte";

/** The board component of a game: shows one seat's connection to a session. */
export type BoardComponent = Component<{ session: Session; connection: SeatConnection }>;

type GameEntry = {
  signs: string;
  seats: Record<string, string>;
  /** The sounds of its log messages. */
  sounds: SoundMap;
  /** Roughly how long a game takes, by its number of players. */
  minutes: (players: number) => number;
  board?: () => Promise<{ default: BoardComponent }>;
};

/** The games the browser knows, by name. */
export const GAMES: Record<string, GameEntry> = {
  chuhan: {
    signs: "楚漢",
    seats: { han: "漢", chu: "楚" },
    sounds: {
      "chuhan-log-lead": "card",
      "chuhan-log-respond": "card",
      "chuhan-log-power": "card",
      "chuhan-log-set-with": "card",
      "chuhan-log-pass-with": "card",
      "chuhan-log-writ": "card",
      "chuhan-log-trick": "capture",
      "chuhan-log-out": "capture",
    },
    minutes: () => 30,
    board: () => import("./chuhan/Board.svelte"),
  },
  suntzu: {
    signs: "孫子",
    seats: { suntzu: "孫", shao: "昭" },
    sounds: {
      "suntzu-log-orders": "card",
      "suntzu-log-revealed": "card",
      "suntzu-log-wins": "capture",
      "suntzu-log-plague": "capture",
    },
    minutes: () => 30,
    board: () => import("./suntzu/Board.svelte"),
  },
  huang: {
    signs: "黃",
    seats: { tiger: "虎", rabbit: "兔", rat: "鼠", goat: "羊", dragon: "龍" },
    sounds: {
      "huang-log-tile": "card",
      "huang-log-leader": "card",
      "huang-log-leader-moved": "card",
      "huang-log-pagoda": "card",
      "huang-log-palace": "card",
      "huang-log-riot": "capture",
      "huang-log-revolt-won": "capture",
      "huang-log-war-won": "capture",
    },
    minutes: (players) => 20 * players,
    board: () => import("./huang/Board.svelte"),
  },
};

/** Returns the Chinese sign of a seat, or the game's first sign for an unknown seat. */
export function signOf(game: string, seat: string): string {
  return GAMES[game]?.seats[seat] ?? GAMES[game]?.signs.slice(0, 1) ?? "";
}
