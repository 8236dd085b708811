// What the pages show of a game before its board is loaded, declared in the folder of the game. A game without such a folder
// has no sounds, and the first letters of its names in place of characters.
import { allGames } from "./catalogue";
import { say } from "./translation.svelte";

/** The sound of each message of a game's log; other messages are silent. */
export type SoundMap = Readonly<Record<string, "card" | "capture">>;

export type GameFacts = {
  /** The name of the game in Chinese characters. */
  characters: string;
  /** The Chinese character of each seat. */
  seats: Record<string, string>;
  /** The sounds of its log messages. */
  sounds: SoundMap;
  /** Return roughly how many minutes a game takes. */
  minutes: (players: number) => number;
};

/** The facts of each game, by the path of the module that declares them. */
const MODULES = import.meta.glob<GameFacts>("../games/*/facts.ts", { eager: true, import: "FACTS" });

/** Return the facts of a game; undefined if it has no folder. */
export function gameFacts(game: string): GameFacts | undefined {
  return MODULES[`../games/${game}/facts.ts`];
}

/** Return the Chinese character of a game; the first letter of its name if it has none. */
export function gameCharacter(game: string): string {
  return (gameFacts(game)?.characters ?? say(`${game}-name`)).slice(0, 1);
}

/** Return the Chinese character of a seat; the first letter of its name in a game without characters. */
export function seatCharacter(game: string, seat: string): string {
  const facts = gameFacts(game);
  return facts ? (facts.seats[seat] ?? facts.characters.slice(0, 1)) : say(`${game}-seat-${seat}`).slice(0, 1);
}

/** Return games in the order in which they are shown: short ones first, those of unknown length last. */
export function sortGames<Info extends { name: string; fewest: number }>(games: readonly Info[]): Info[] {
  const minutes = ({ name, fewest }: Info) => gameFacts(name)?.minutes(fewest) ?? Infinity;
  return games.toSorted((a, b) => {
    const [first, second] = [minutes(a), minutes(b)];
    return first === second ? a.name.localeCompare(b.name) : first - second;
  });
}

/** Return the name of the game that is suggested to a visitor who has not chosen any. */
export function firstGame(): string {
  return sortGames(allGames())[0]?.name ?? "";
}
