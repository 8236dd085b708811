// Sentences from Fluent files, with the names of a game's things, as src/tianxia/locales says them on the Python side.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./wire";

/** A piece of a sentence: plain text, or the name of a seat, cards, an event … that may be drawn apart. */
export type Part = { text: string; kind?: string; value?: string };

// Names come out of Fluent between these marks, so that a sentence can be taken apart again. No text contains them.
const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const NAMED = /\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

const FUNCTIONS: Record<string, string> = {
  SEAT: "seat",
  CARDS: "card",
  EVENT: "event",
  PROVINCE: "province",
  TILES: "tile",
  GENERAL: "general",
};

export class Words {
  readonly language: string;
  readonly #bundles: FluentBundle[] = [];
  #game = "";

  /** The texts of a language and, where that has none, of English. */
  constructor(language: string, ...sources: string[]) {
    this.language = language;
    const functions = Object.fromEntries(
      Object.entries(FUNCTIONS).map(([name, kind]) => [
        name,
        (positional: FluentValue[], named: Record<string, FluentValue>) => this.#name(kind, positional, named),
      ]),
    );
    for (const source of sources) {
      const bundle = new FluentBundle(this.#bundles.length === 0 ? language : "en", {
        functions,
        useIsolating: false,
      });
      bundle.addResource(new FluentResource(source));
      this.#bundles.push(bundle);
    }
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The sentence of a message as plain text; the bare id where there is none. */
  say(id: string, args: Record<string, Argument> = {}, game = topic(id)): string {
    return this.#format(id, args, game).replace(NAMED, "$3");
  }

  /** The same, taken apart. */
  parts(id: string, args: Record<string, Argument> = {}, game = topic(id)): Part[] {
    const text = this.#format(id, args, game);
    const out: Part[] = [];
    let at = 0;
    for (const match of text.matchAll(NAMED)) {
      if (match.index > at) out.push({ text: text.slice(at, match.index) });
      out.push({ text: match[3] ?? "", kind: match[1] ?? "", value: match[2] ?? "" });
      at = match.index + match[0].length;
    }
    if (at < text.length) out.push({ text: text.slice(at) });
    return out;
  }

  /** The names of things in the words of a move: `pass with XiangYu` is said `pass with Xiang Yu`. */
  move(game: string, text: string): string {
    return text
      .split(" ")
      .map((word) => this.#one(game, "card", word, ""))
      .join(" ");
  }

  #format(id: string, args: Record<string, Argument>, game: string): string {
    const bundle = this.#bundles.find((one) => one.hasMessage(id));
    const value = bundle?.getMessage(id)?.value;
    if (!bundle || !value) return id;
    const plain: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) plain[key] = this.#argument(key, arg, game);
    const outer = this.#game;
    this.#game = game;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, plain, errors);
    this.#game = outer;
    return text;
  }

  #argument(key: string, arg: Argument, game: string): FluentVariable {
    if (isMessage(arg)) return this.#format(arg[0], arg[1], topic(arg[0]));
    if (typeof arg === "string" && (key === "play" || key === "text")) return this.move(game, arg);
    return arg;
  }

  #name(kind: string, positional: FluentValue[], named: Record<string, FluentValue>): string {
    const value = String(positional[0] ?? "");
    const form = String(named["form"] ?? "");
    const words = value.split(" ").filter(Boolean);
    let text = "";
    for (const [i, word] of words.entries()) {
      const said = this.#one(this.#game, kind, word, form);
      if (i > 0) text += word.replace("*", "") === words[i - 1]?.replace("*", "") ? " " : ", ";
      text += said;
    }
    return `${OPEN}${kind}${MID}${value}${MID}${text}${CLOSE}`;
  }

  #one(game: string, kind: string, word: string, form: string): string {
    const bare = word.replace(/\*+$/, "");
    const id = `${game}-${kind}-${bare}`;
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (!message) continue;
      const pattern = (form && message.attributes[form]) || message.value;
      if (pattern) return bundle.formatPattern(pattern) + word.slice(bare.length);
    }
    return word;
  }
}

function topic(id: string): string {
  return id.split("-", 1)[0] ?? "";
}

export function isMessage(arg: unknown): arg is Message {
  return Array.isArray(arg) && typeof arg[0] === "string";
}
