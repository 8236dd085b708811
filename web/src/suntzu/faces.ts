// Cards, generals and events: faces, names and tooltips.
import type { CardFace } from "../kit/Card.svelte";
import type { HandCard } from "../kit/Hand.svelte";
import type { Tooltip } from "../kit/tooltip.svelte";
import { capitalise, say } from "../kit/translation.svelte";
import { ruleOfCard } from "./anchors";
import type { Province } from "./view";

/** How many of each card a player has. */
export const DECK: Readonly<Record<string, number>> = {
  "1": 1,
  "2": 1,
  "3": 1,
  "4": 1,
  "5": 1,
  "6": 1,
  "7": 1,
  "8": 1,
  "9": 1,
  "10": 1,
  "+1": 3,
  "-1": 3,
  "+2": 1,
  "+3": 1,
  plague: 2,
};
/** The beginner's game has no +2 and +3. */
export const SMALL_DECK: Readonly<Record<string, number>> = { ...DECK, "+2": 0, "+3": 0 };

const NUMBER_KINDS = new Set(["1", "2", "3", "4", "5", "6"]);
const GENERAL_SIGNS: Record<string, string> = {
  move: "移",
  as_six: "六",
  head_start: "先",
  recycle_minus: "回",
  levy: "徵",
  second_six: "重",
  remove: "退",
  plague_zero: "醫",
  great_plague: "疫",
  recycle_plague: "返",
};

/** Whether a card is a number card, which is drawn with a frame. */
export function isFramed(kind: string): boolean {
  return NUMBER_KINDS.has(kind);
}

/** Returns the name of a card: `−1` with a real minus sign. */
export function cardName(kind: string): string {
  return kind === "plague" ? say("suntzu-card-plague") : cardRef(kind);
}

/** Returns a card for the Fluent function CARDS. */
export function cardRef(kind: string): string {
  return kind.replace("-", "−");
}

/** The powers of cards, as their messages name them. */
const CARD_POWERS: Record<string, string> = {
  "1": "one",
  "6": "six",
  "+1": "plus",
  "+2": "cost",
  "+3": "cost",
  "-1": "minus",
  plague: "plague",
};

/** Returns what a card shows. */
export function faceOf(kind: string): CardFace {
  const power = CARD_POWERS[kind];
  return {
    corner: kind === "plague" ? "" : cardName(kind),
    signs: kind === "plague" ? "疫" : "",
    name: power ? say(`web-suntzu-note-${power}`, { number: kind.slice(1) }) : "",
    order: isFramed(kind) ? "framed" : "plain",
  };
}

function textOf(kind: string): string {
  const plus = Number(kind.slice(1)) || 0;
  return say(`web-suntzu-card-${CARD_POWERS[kind] ?? "number"}`, { plus, cost: plus - 1 });
}

/** Returns the tooltip of a card. */
export function tooltipOf(kind: string): Tooltip {
  return {
    title: cardName(kind),
    note: say(isFramed(kind) ? "web-suntzu-framed" : "web-suntzu-unframed"),
    text: textOf(kind),
    rule: ruleOfCard(kind),
  };
}

/** Returns the full name of a card: "6, comes back, laid in Wu". */
export function labelOf(kind: string, ...states: string[]): string {
  return [cardName(kind), say(isFramed(kind) ? "web-suntzu-framed" : "web-suntzu-unframed"), ...states]
    .filter(Boolean)
    .join(", ");
}

/** Returns the Chinese signs of a general. */
export function generalSign(general: string): string {
  return GENERAL_SIGNS[general] ?? "將";
}

/** Returns the translated name of a general. */
export function generalName(general: string): string {
  return say(`suntzu-general-${general}`);
}

/** Returns the translated description of a general's power. */
export function powerOf(general: string): string {
  return `${capitalise(say(`suntzu-power-${general}`))}.`;
}

/** Returns a card for the hand component; `at` is the province it is laid in, if any. */
export function handCard(
  key: string,
  kind: string,
  at: Province | null,
  exchange: "free" | "can" | "cannot",
): HandCard {
  const where = at ? say("web-suntzu-laid-in", { province: at }) : "";
  const word = exchange === "free" ? where : say(exchange === "can" ? "web-playable" : "web-not-playable");
  return {
    key,
    face: faceOf(kind),
    label: labelOf(kind, word),
    playable: exchange !== "cannot",
    tip: tooltipOf(kind),
    away: at !== null,
  };
}
