// The translation of the page: loads a language and formats messages.
import { ApiError } from "./api";
import { allGames, loadCatalogue } from "./catalogue";
import { PSEUDO_LANGUAGE, FluentTranslator, type TextPart } from "./fluent";
import { transport } from "./transport";
import type { Argument, Message } from "./wire";

/** The supported languages by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  __LANGUAGES__.map((language) => {
    const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
    return [language, name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)];
  }),
);

let translator = $state.raw(new FluentTranslator("en", []));
/** The language requested last. Responses for any other language are dropped. */
let requestedLanguage = "";
/** The running request, shared by all callers that want the same language. */
let loading: Promise<void> | null = null;

/** Return the first supported language of a list such as `["pl-PL", "en"]`, or English. */
export function negotiateLanguage(preferred: readonly string[]): string {
  const languages = preferred.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return languages.find((tag) => tag in LANGUAGES || tag === PSEUDO_LANGUAGE) ?? "en";
}

/**
 * Load the messages of a language, and the games whose names they format, and make it the language of the page. A newer request
 * replaces an older one. Throws an ApiError. If only the games are missing, the messages can be used without names.
 */
export function loadTranslation(language: string): Promise<void> {
  if (requestedLanguage === language && loading) return loading;
  requestedLanguage = language;
  const request = installTranslation(language).catch((error: unknown) => {
    if (loading === request) loading = null; // the next request tries again
    throw error;
  });
  loading = request;
  return request;
}

async function installTranslation(language: string): Promise<void> {
  const languages = [...new Set([language, "en"])];
  const catalogue = loadCatalogue();
  catalogue.catch(() => undefined); // it is awaited below
  const sources = await Promise.all(languages.map((name) => transport.loadText(`/words/${name}.ftl`)));
  await Promise.allSettled([catalogue]);
  if (requestedLanguage !== language) return;
  translator = new FluentTranslator(language, allGames(), ...sources.map(({ text }) => text));
  document.documentElement.lang = translator.locale;
  document.querySelector("meta[name=description]")?.setAttribute("content", translator.say("web-description"));
  await catalogue;
}

/** Return the language of the page. Reactive. */
export function currentLanguage(): string {
  return translator.language;
}

/** Return the text of a message, by its id; the id itself if there is no such message. */
export function say(id: string, args: Record<string, Argument> = {}, game?: string): string {
  return translator.say(id, args, game);
}

/** Return the text of a message that came from the server. */
export function messageText(message: Message): string {
  return translator.say(message[0], message[1]);
}

/** Return the text of a message in parts, so that names can be styled. */
export function messageParts(message: Message, game?: string): TextPart[] {
  return translator.parts(message[0], message[1], game);
}

/** Whether there is a message with this id. */
export function hasMessage(id: string): boolean {
  return translator.has(id);
}

/** Return the message of an error for the player. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? messageText(error.reason) : say("web-error-page");
}

/** Return a text with its first letter capitalised. */
export function capitalise(text: string): string {
  return translator.capitalise(text);
}
