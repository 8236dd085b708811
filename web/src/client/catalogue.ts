// The games of the server, with their levels and the numbers of their rules.
import { api } from "./api";
import type { GameInfo, StandingQuestion } from "./wire";

let games: GameInfo[] = [];

/** Load the games, before any page is shown. Throws an ApiError. */
export async function loadCatalogue(): Promise<void> {
  setCatalogue(await api.games());
}

/** Set the games; for tests. */
export function setCatalogue(infos: GameInfo[]): void {
  games = infos;
}

/** Return a game of the server; undefined if it has no such game. */
export function gameInfo(name: string): GameInfo | undefined {
  return games.find((info) => info.name === name);
}

/** Return the questions of all games that can be answered automatically. */
export function standingQuestions(): StandingQuestion[] {
  return games.flatMap((info) => info.standing_questions);
}

/** Return the questions whose setting has a key; undefined if the server has no such questions. */
export function findStandingQuestion(key: string): StandingQuestion | undefined {
  return standingQuestions().find((question) => question.key === key);
}

/** Return the numbers of a game's rules, as its module `constants` declares them. */
export function constantsOf(name: string): unknown {
  const info = gameInfo(name);
  if (!info) throw new Error(`the server has no game called ${name}`);
  return info.constants;
}
