// Formats Fluent messages with the names of a game's things, as src/tianxia/locales does in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./wire";

/** A part of a sentence: plain text, or a name (of a seat, a card, an event …) that may be styled. */
export type TextPart = { text: string; kind?: string; value?: string };

// Names are enclosed in these private-use characters, so that a formatted sentence can be split into parts.
const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const MARKED_NAME = /\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

const FUNCTIONS: Record<string, string> = {
  SEAT: "seat",
  CARDS: "card",
  EVENT: "event",
  PROVINCE: "province",
  TILES: "tile",
  GENERAL: "general",
  ROLE: "role",
  STATE: "state",
  CITY: "city",
};

/** Kinds of things whose names come from map files and may have several words. */
const MAP_NAMED_KINDS = new Set(["state", "city"]);

/** Kinds of things whose names include their number. */
const COUNTED_KINDS = new Set(["tile"]);

/** Topics shared by the games: in their ids, the second word may be the name of a game. */
const SHARED_TOPICS = new Set(["web", "rules", "tutorial"]);

/** The pseudo-language of the tests: English with every letter changed. */
export const PSEUDO_LANGUAGE = "qps";

/** Formats messages in one language, with English where that language has no text. */
export class FluentTranslator {
  readonly language: string;
  /** The locale for numbers, dates and capital letters. */
  readonly locale: string;
  readonly #bundles: FluentBundle[] = [];
  #game = "";

  /** The texts of a language and, where that has none, of English. */
  constructor(language: string, ...sources: string[]) {
    this.language = language;
    this.locale = language === PSEUDO_LANGUAGE ? "en" : language;
    for (const [at, source] of sources.entries()) {
      const bundle = new FluentBundle(at === 0 ? this.locale : "en", {
        functions: this.#functions(at),
        useIsolating: false,
      });
      bundle.addResource(new FluentResource(source));
      this.#bundles.push(bundle);
    }
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Returns the text of a message; its id if there is none. */
  say(id: string, args: Record<string, Argument> = {}, game = gameOf(id)): string {
    return stripMarks(this.#format(id, args, game));
  }

  /** Returns the text of a message in parts. */
  parts(id: string, args: Record<string, Argument> = {}, game = gameOf(id)): TextPart[] {
    const text = this.#format(id, args, game);
    const out: TextPart[] = [];
    let at = 0;
    for (const match of text.matchAll(MARKED_NAME)) {
      if (match.index > at) out.push({ text: text.slice(at, match.index) });
      out.push({ text: match[3] ?? "", kind: match[1] ?? "", value: match[2] ?? "" });
      at = match.index + match[0].length;
    }
    if (at < text.length) out.push({ text: text.slice(at) });
    return out;
  }

  /** Returns a text with its first letter capitalised. */
  capitalise(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(this.locale) + text.slice(1);
  }

  #format(id: string, args: Record<string, Argument>, game: string, from = 0): string {
    const at = this.#bundles.findIndex((one, i) => i >= from && one.hasMessage(id));
    const bundle = this.#bundles[at];
    const value = bundle?.getMessage(id)?.value;
    if (!bundle || !value) return id;
    const given: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) given[key] = this.#argument(arg, at);
    const outer = this.#game;
    this.#game = game;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, given, errors);
    this.#game = outer;
    return text;
  }

  #argument(arg: Argument, from: number): FluentVariable {
    if (isMessage(arg)) return this.#format(arg[0], arg[1], gameOf(arg[0]), from);
    if (Array.isArray(arg)) return arg.map((one) => this.#format(one[0], one[1], gameOf(one[0]), from)).join(", ");
    return typeof arg === "number" && arg < 0 ? new NegativeNumber(arg) : arg;
  }

  /** The Fluent functions that messages of a bundle can call. */
  #functions(at: number) {
    type Call = (positional: FluentValue[], named: Record<string, FluentValue>) => string;
    const out: Record<string, Call> = { MOVE: ([text]) => this.#move(String(text ?? ""), at) };
    for (const [name, kind] of Object.entries(FUNCTIONS)) {
      out[name] = ([value], { form = "", capital = 0 }) => {
        const text = this.#names(kind, String(value ?? ""), String(form), at);
        const shown = Number(capital) ? this.capitalise(text) : text;
        const things = String(value ?? "").replace(/[^ ]*\//g, "");
        return `${OPEN}${kind}${MID}${things}${MID}${shown}${CLOSE}`;
      };
    }
    return out;
  }

  /** The names of things: equal ones side by side, commas between different ones, dashes between states. */
  #names(kind: string, value: string, form: string, at: number): string {
    if (MAP_NAMED_KINDS.has(kind)) {
      const states = value.split(" + ");
      return states.map((one) => this.#named(`${this.#game}-${kind}-${mapNameId(one)}`, form, at) ?? one).join("–");
    }
    if (COUNTED_KINDS.has(kind)) return this.#counted(kind, value, form, at);
    const words = value.split(" ").filter(Boolean);
    let text = "";
    let before = "";
    for (const [i, word] of words.entries()) {
      const said = this.#name(kind, word, form, at);
      const bare = said.replace(/\*+$/, "");
      if (i > 0) text += bare === before ? " " : ", ";
      text += said;
      before = bare;
    }
    return text;
  }

  /** Equal things that follow each other are counted: `3 soldiers, 1 farmer`. */
  #counted(kind: string, value: string, form: string, at: number): string {
    const words = value.split(" ").filter(Boolean);
    const firsts = words.flatMap((word, i) => (word === words[i - 1] ? [] : [i]));
    return firsts
      .map((first, i) => {
        const number = (firsts[i + 1] ?? words.length) - first;
        const [game, thing] = this.#place(words[first]!);
        return this.#named(`${game}-${kind}-${thing}`, form, at, number) ?? `${number} ${thing}`;
      })
      .join(", ");
  }

  #name(kind: string, word: string, form: string, at: number): string {
    const [game, thing] = this.#place(word);
    const bare = thing.replace(/\*+$/, "");
    return (this.#named(`${game}-${kind}-${bare}`, form, at) ?? withMinus(bare)) + thing.slice(bare.length);
  }

  /** The name of one or several things, in the given form if there is one; undefined if there is no name. */
  #named(id: string, form: string, at: number, number = 1): string | undefined {
    for (const bundle of this.#bundles.slice(at)) {
      const message = bundle.getMessage(id);
      const pattern = (form && message?.attributes[form]) || message?.value;
      if (pattern) return bundle.formatPattern(pattern, { number });
    }
    return undefined;
  }

  /** A move in words, by the message of its verb, which gets the remaining words as arguments. */
  #move(text: string, at: number): string {
    const [game, move] = this.#place(text);
    const [verb = "", ...words] = move.split(" ");
    const id = `${game}-move-${verb}`;
    if (!this.has(id)) return move;
    const end = words.includes("with") ? words.indexOf("with") : words.length;
    const things = words.slice(0, end);
    const args = {
      things: things.join(" "),
      first: things[0] ?? "",
      others: things.slice(1).join(" "),
      number: things.length,
      powers: words.slice(end + 1).join(" "),
    };
    return stripMarks(this.#format(id, args, game, at));
  }

  /** Splits `game/word`; without a slash the word belongs to the current game. */
  #place(word: string): [game: string, word: string] {
    const slash = word.indexOf("/");
    return slash < 0 ? [this.#game, word] : [word.slice(0, slash), word.slice(slash + 1)];
  }
}

/** A number with a true minus sign, where browsers write a hyphen. */
class NegativeNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

function withMinus(text: string): string {
  return text.replace(/^-(?=\d)/, "−");
}

function stripMarks(text: string): string {
  return text.replace(MARKED_NAME, "$3");
}

/** The name of a map file as message ids have it: `han-hanzhong` for `Han (Hanzhong)`. */
function mapNameId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-").replaceAll(/[()]/g, "");
}

/** The game a message belongs to, by its id. */
function gameOf(id: string): string {
  const [topic = "", second] = id.split("-");
  return SHARED_TOPICS.has(topic) && second ? second : topic;
}

/** Whether an argument of a message is itself a message. */
export function isMessage(arg: unknown): arg is Message {
  return Array.isArray(arg) && typeof arg[0] === "string";
}
