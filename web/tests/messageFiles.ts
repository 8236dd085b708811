// The messages and rules of all languages, in the folders of the Python packages.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = join(import.meta.dirname, "../../src/tianxia");

/** Return all Fluent messages of a language as one text, as the server sends them. */
export function messageSource(language: string): string {
  const folders = [join(PACKAGES, "locales"), ...gameFolders()].map((folder) => join(folder, language));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

/** Return the rules of a game for players. */
export function rulesSource(game: string, language = "en"): string {
  return readFileSync(rulesPath(game, language), "utf8");
}

/** Return the languages that a game has rules in. */
export function rulesLanguages(game: string): string[] {
  return readdirSync(join(PACKAGES, "games", game, "locales")).filter((language) =>
    existsSync(rulesPath(game, language)),
  );
}

function rulesPath(game: string, language: string): string {
  return join(PACKAGES, "games", game, "locales", language, "rules.md");
}

function gameFolders(): string[] {
  const games = join(PACKAGES, "games");
  return readdirSync(games)
    .map((game) => join(games, game, "locales"))
    .filter((folder) => existsSync(folder));
}
