// Formats Fluent messages with the names of a game's things, as src/tianxia/locales does in Python. The games declare the functions.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, GameInfo, Message, NameFunction } from "./wire";

/** A part of a sentence: plain text, or a name (of a seat, a card, an event …) that may be styled. */
export type TextPart = { text: string; kind?: string; value?: string };

// Names are enclosed in these private-use characters, so that a formatted sentence can be split into parts.
const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const MARKED_NAME = /\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A game, with what its messages can call. */
export type MessageGame = Pick<GameInfo, "name" | "name_functions" | "move_clauses">;

/** The function that every game has. */
const SEAT: NameFunction = { name: "SEAT", kind: "seat", style: "words" };

/** Topics shared by the games: in their ids, the second word may be the name of a game. */
const SHARED_TOPICS = new Set(["web", "rules", "tutorial"]);

/** The pseudo-language of the tests: English with every letter changed. */
export const PSEUDO_LANGUAGE = "qps";

/** Formats messages in one language, with English where that language has no text. */
export class FluentTranslator {
  readonly language: string;
  /** The locale for numbers, dates and capital letters. */
  readonly locale: string;
  readonly #games: readonly MessageGame[];
  readonly #bundles: FluentBundle[] = [];
  #game = "";

  /** `sources` are the Fluent messages of the language, then those of English as the fallback. */
  constructor(language: string, games: readonly MessageGame[], ...sources: string[]) {
    this.language = language;
    this.#games = games;
    this.locale = language === PSEUDO_LANGUAGE ? "en" : language;
    for (const [index, source] of sources.entries()) {
      const bundle = new FluentBundle(index === 0 ? this.locale : "en", {
        functions: this.#functions(index),
        useIsolating: false,
      });
      bundle.addResource(new FluentResource(source));
      this.#bundles.push(bundle);
    }
  }

  /** Whether there is a message with this id. */
  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Return the text of a message; its id if there is no such message. */
  say(id: string, args: Record<string, Argument> = {}, game = gameOf(id)): string {
    return stripMarks(this.#format(id, args, game));
  }

  /** Return the text of a message in parts, each name being a part of its own. */
  parts(id: string, args: Record<string, Argument> = {}, game = gameOf(id)): TextPart[] {
    const text = this.#format(id, args, game);
    const out: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(MARKED_NAME)) {
      if (match.index > end) out.push({ text: text.slice(end, match.index) });
      out.push({ text: match[3] ?? "", kind: match[1] ?? "", value: match[2] ?? "" });
      end = match.index + match[0].length;
    }
    if (end < text.length) out.push({ text: text.slice(end) });
    return out;
  }

  /** Return a text with its first letter capitalised. */
  capitalise(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(this.locale) + text.slice(1);
  }

  /** Format a message of the first bundle that has it, from index `firstBundle` on. */
  #format(id: string, args: Record<string, Argument>, game: string, firstBundle = 0): string {
    const index = this.#bundles.findIndex((candidate, i) => i >= firstBundle && candidate.hasMessage(id));
    const bundle = this.#bundles[index];
    const value = bundle?.getMessage(id)?.value;
    if (!bundle || !value) return id;
    const variables: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) variables[key] = this.#toVariable(arg, index);
    const outerGame = this.#game;
    this.#game = game;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, variables, errors);
    this.#game = outerGame;
    return text;
  }

  #toVariable(arg: Argument, firstBundle: number): FluentVariable {
    if (isMessage(arg)) return this.#format(arg[0], arg[1], gameOf(arg[0]), firstBundle);
    if (Array.isArray(arg)) return arg.map(([id, args]) => this.#format(id, args, gameOf(id), firstBundle)).join(", ");
    return typeof arg === "number" && arg < 0 ? new NegativeNumber(arg) : arg;
  }

  /** Return the Fluent functions that messages of a bundle can call. */
  #functions(bundleIndex: number) {
    type Call = (positional: FluentValue[], named: Record<string, FluentValue>) => string;
    const out: Record<string, Call> = { MOVE: ([text]) => this.#formatMove(String(text ?? ""), bundleIndex) };
    for (const name of new Set([
      "SEAT",
      ...this.#games.flatMap((game) => game.name_functions.map(({ name }) => name)),
    ])) {
      out[name] = ([value], { form = "", capital = 0 }) => {
        const things = String(value ?? "");
        const { kind, style } = this.#findFunction(name, this.#splitGame(things)[0]);
        const names = this.#formatNames(kind, style, things, String(form), bundleIndex);
        const text = Number(capital) ? this.capitalise(names) : names;
        const words = things.replace(/[^ ]*\//g, "");
        return `${OPEN}${kind}${MID}${words}${MID}${text}${CLOSE}`;
      };
    }
    return out;
  }

  /** Return the function with a name that a game declares; that of any other game if it declares none. */
  #findFunction(name: string, game: string): NameFunction {
    const declared = this.#games.flatMap((info) =>
      info.name_functions.filter((each) => each.name === name).map((each) => ({ game: info.name, function: each })),
    );
    return (declared.find((each) => each.game === game) ?? declared[0])?.function ?? SEAT;
  }

  /** Return the names of things in the style of their function. */
  #formatNames(kind: string, style: NameFunction["style"], value: string, form: string, firstBundle: number): string {
    if (style === "phrases") {
      const nameOf = (name: string) =>
        this.#lookUp(`${this.#game}-${kind}-${mapNameId(name)}`, form, firstBundle) ?? name;
      return value.split(" + ").map(nameOf).join("–");
    }
    if (style === "counted") return this.#formatCountedNames(kind, value, form, firstBundle);
    return this.#formatSeparateNames(kind, value, form, firstBundle);
  }

  /** Return the names of things, with a space between equal ones and a comma between different ones. */
  #formatSeparateNames(kind: string, value: string, form: string, firstBundle: number): string {
    const words = value.split(" ").filter(Boolean);
    let text = "";
    let previous = "";
    for (const [i, word] of words.entries()) {
      const name = this.#formatName(kind, word, form, firstBundle);
      const withoutStars = name.replace(/\*+$/, "");
      if (i > 0) text += withoutStars === previous ? " " : ", ";
      text += name;
      previous = withoutStars;
    }
    return text;
  }

  /** Return the names of things, with consecutive equal ones counted: `3 soldiers, 1 farmer`. */
  #formatCountedNames(kind: string, value: string, form: string, firstBundle: number): string {
    const words = value.split(" ").filter(Boolean);
    const firsts = words.flatMap((word, i) => (word === words[i - 1] ? [] : [i]));
    return firsts
      .map((first, i) => {
        const number = (firsts[i + 1] ?? words.length) - first;
        const [game, thing] = this.#splitGame(words[first]!);
        return this.#lookUp(`${game}-${kind}-${thing}`, form, firstBundle, number) ?? `${number} ${thing}`;
      })
      .join(", ");
  }

  /** Return the name of one thing, with the stars of a face-up card. */
  #formatName(kind: string, word: string, form: string, firstBundle: number): string {
    const [game, thing] = this.#splitGame(word);
    const withoutStars = thing.replace(/\*+$/, "");
    const name = this.#lookUp(`${game}-${kind}-${withoutStars}`, form, firstBundle) ?? withMinus(withoutStars);
    return name + thing.slice(withoutStars.length);
  }

  /** Return the name of `number` things, in the given form if it exists; undefined if there is no name. */
  #lookUp(id: string, form: string, firstBundle: number, number = 1): string | undefined {
    for (const bundle of this.#bundles.slice(firstBundle)) {
      const message = bundle.getMessage(id);
      const pattern = (form && message?.attributes[form]) || message?.value;
      if (pattern) return bundle.formatPattern(pattern, { number });
    }
    return undefined;
  }

  /** Return a move in words, by the message of its verb, which gets the remaining words as arguments. */
  #formatMove(text: string, firstBundle: number): string {
    const [game, move] = this.#splitGame(text);
    const [verb = "", ...words] = move.split(" ");
    const id = `${game}-move-${verb}`;
    if (!this.has(id)) return move;
    const clauses = this.#games.find((info) => info.name === game)?.move_clauses ?? {};
    const parts: Record<string, string[]> = { things: [] };
    for (const argument of Object.values(clauses)) parts[argument] = [];
    let part = "things";
    for (const word of words) {
      if (Object.hasOwn(clauses, word)) part = clauses[word]!;
      else parts[part]!.push(word);
    }
    const things = parts["things"]!;
    const args = {
      ...Object.fromEntries(Object.entries(parts).map(([argument, own]) => [argument, own.join(" ")])),
      first: things[0] ?? "",
      others: things.slice(1).join(" "),
      number: things.length,
    };
    return stripMarks(this.#format(id, args, game, firstBundle));
  }

  /** Split `game/word`; without a slash the word belongs to the current game. */
  #splitGame(word: string): [game: string, word: string] {
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

/** Return a name of a map file as it occurs in message ids: `han-hanzhong` for `Han (Hanzhong)`. */
function mapNameId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-").replaceAll(/[()]/g, "");
}

/** Return the game a message belongs to, by its id. */
function gameOf(id: string): string {
  const [topic = "", second] = id.split("-");
  return SHARED_TOPICS.has(topic) && second ? second : topic;
}

/** Whether an argument of a message is itself a message. */
export function isMessage(arg: unknown): arg is Message {
  return Array.isArray(arg) && typeof arg[0] === "string";
}
