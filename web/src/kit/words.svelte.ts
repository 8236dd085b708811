// The words of the page, in the language that was chosen.
import { Words, type Part } from "./fluent";
import type { Argument, Message } from "./wire";

/** Languages there are files for, by their own names. */
export const LANGUAGES: Record<string, string> = { en: "English" };

let words = $state.raw(new Words("en"));

export async function loadWords(language: string): Promise<void> {
  const wanted = language in LANGUAGES ? language : "en";
  const sources = await Promise.all([...new Set([wanted, "en"])].map(fetchWords));
  words = new Words(wanted, ...sources);
  document.documentElement.lang = wanted;
}

async function fetchWords(language: string): Promise<string> {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no words in ${language}`);
  return answer.text();
}

export function say(id: string, args: Record<string, Argument> = {}, game?: string): string {
  return words.say(id, args, game);
}

export function tell(message: Message): string {
  return words.say(message[0], message[1]);
}

export function parts(message: Message, game?: string): Part[] {
  return words.parts(message[0], message[1], game);
}

export function has(id: string): boolean {
  return words.has(id);
}

export function sayMove(game: string, text: string): string {
  return words.move(game, text);
}
