// The words of the page, in the language that was chosen.
import { Refusal } from "./api";
import { PSEUDO, Words, type Part } from "./fluent";
import type { Argument, Message } from "./wire";

/** The languages there are folders for, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  __LANGUAGES__.map((language) => {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
    return [language, name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)];
  }),
);

let words = $state.raw(new Words("en"));
/** The newest wish: an older one that arrives later is dropped. */
let wished = "";
/** The request for it: whoever wants the same language meanwhile shares it. */
let loading: Promise<void> | null = null;

/** The first of the languages wished for, such as `pl-PL`, that there is; else English. */
export function best(wishes: readonly string[]): string {
  const plain = wishes.map((wish) => wish.split("-")[0]?.toLowerCase() ?? "");
  return plain.find((wish) => wish in LANGUAGES || wish === PSEUDO) ?? "en";
}

export function loadWords(language: string): Promise<void> {
  if (wished === language && loading) return loading;
  wished = language;
  const request = load(language).catch((error: unknown) => {
    if (loading === request) loading = null; // the next wish tries again
    throw error;
  });
  loading = request;
  return request;
}

async function load(language: string): Promise<void> {
  const sources = await Promise.all([...new Set([language, "en"])].map(fetchWords));
  if (wished !== language) return;
  words = new Words(language, ...sources);
  document.documentElement.lang = words.locale;
  document.querySelector("meta[name=description]")?.setAttribute("content", words.say("web-description"));
}

async function fetchWords(language: string): Promise<string> {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no words in ${language}`);
  return answer.text();
}

/** The language of the words. */
export function spoken(): string {
  return words.language;
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

/** What went wrong, for a person. */
export function excuse(error: unknown): string {
  return error instanceof Refusal ? tell(error.reason) : say("web-error-page");
}

/** A text that opens a sentence. */
export function capital(text: string): string {
  return words.capital(text);
}

/** Whose dates and numbers the page has. */
export function locale(): string {
  return words.language;
}
