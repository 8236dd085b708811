// The games of the server, with their levels, the functions of their messages, and the numbers of their rules.
import { api } from "./api";
import type { GameInfo, StandingQuestion } from "./wire";

let games: readonly GameInfo[] = [];
/** The running or answered request, shared by all callers. */
let loading: Promise<void> | null = null;

/** Load the games once, before any page is shown. Throws an ApiError; the next call tries again. */
export function loadCatalogue(): Promise<void> {
  loading ??= api.games().then(setCatalogue, (error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Set the games; for tests. */
export function setCatalogue(infos: readonly GameInfo[]): void {
  games = infos;
}

/** Return the games of the server. */
export function allGames(): readonly GameInfo[] {
  return games;
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
