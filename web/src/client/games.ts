// The games the browser knows: their Chinese characters, sounds and lengths. Their boards are loaded by games/index.ts. A game
// that it does not know has the generic board, no sounds, and the first letters of its names in place of characters.
import { say } from "./translation.svelte";

/** The sound of each message of a game's log; other messages are silent. */
export type SoundMap = Readonly<Record<string, "card" | "capture">>;

type GameEntry = {
  /** The name of the game in Chinese characters. */
  characters: string;
  /** The Chinese character of each seat. */
  seats: Record<string, string>;
  /** The sounds of its log messages. */
  sounds: SoundMap;
  /** Return roughly how many minutes a game takes. */
  minutes: (players: number) => number;
};

/** The games the browser knows, by name, in the order in which they are shown. */
export const GAMES: Record<string, GameEntry> = {
  chuhan: {
    characters: "楚漢",
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
  },
  suntzu: {
    characters: "孫子",
    seats: { suntzu: "孫", shao: "昭" },
    sounds: {
      "suntzu-log-orders": "card",
      "suntzu-log-revealed": "card",
      "suntzu-log-wins": "capture",
      "suntzu-log-plague": "capture",
    },
    minutes: () => 30,
  },
  huang: {
    characters: "黃",
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
  },
};

/** The game that is suggested to a visitor who has not chosen any. */
export const FIRST_GAME = Object.keys(GAMES)[0] ?? "";

/** Return the Chinese character of a game; the first letter of its name if it has none. */
export function gameCharacter(game: string): string {
  return (GAMES[game]?.characters ?? say(`${game}-name`)).slice(0, 1);
}

/** Return the Chinese character of a seat; the first letter of its name in a game without characters. */
export function seatCharacter(game: string, seat: string): string {
  const entry = GAMES[game];
  return entry ? (entry.seats[seat] ?? entry.characters.slice(0, 1)) : say(`${game}-seat-${seat}`).slice(0, 1);
}

/** Return the names of games in the order in which they are shown: those that the browser knows, then the others. */
export function sortGames(names: readonly string[]): string[] {
  const known = Object.keys(GAMES);
  return [...known.filter((name) => names.includes(name)), ...names.filter((name) => !known.includes(name)).toSorted()];
}
