// Cards, generals and events: faces, names and tooltips.
import type { CardFace } from "../../ui/Card.svelte";
import type { HandCard } from "../../ui/HandButton.svelte";
import type { Tooltip } from "../../ui/tooltip.svelte";
import { capitalise, say } from "../../client/translation.svelte";
import { ruleOfCard } from "./anchors";
import { constants } from "./constants";
import type { Province } from "./view";

const GENERAL_CHARACTERS: Record<string, string> = {
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

/** Whether a card comes back to the hand after its battle; such cards are drawn with a frame. */
export function returnsToHand(kind: string): boolean {
  return constants().returning.includes(kind);
}

/** Return the name of a card: `−1` with a real minus sign. */
export function cardName(kind: string): string {
  return kind === "plague" ? say("suntzu-card-plague") : cardRef(kind);
}

/** Return a card as the Fluent function CARDS expects it. */
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

/** Return the face of a card. */
export function faceOf(kind: string): CardFace {
  const power = CARD_POWERS[kind];
  return {
    corner: kind === "plague" ? "" : cardName(kind),
    characters: kind === "plague" ? "疫" : "",
    name: power ? say(`web-suntzu-note-${power}`, { number: kind.slice(1) }) : "",
    order: returnsToHand(kind) ? "framed" : "plain",
  };
}

function cardText(kind: string): string {
  const plus = Number(kind.slice(1)) || 0;
  return say(`web-suntzu-card-${CARD_POWERS[kind] ?? "number"}`, { plus, cost: plus - 1 });
}

/** Return the tooltip of a card. */
export function tooltipOf(kind: string): Tooltip {
  return {
    title: cardName(kind),
    note: say(returnsToHand(kind) ? "web-suntzu-framed" : "web-suntzu-unframed"),
    text: cardText(kind),
    rule: ruleOfCard(kind),
  };
}

/** Return the full name of a card: "6, comes back, laid in Wu". */
export function labelOf(kind: string, ...stateTexts: string[]): string {
  return [cardName(kind), say(returnsToHand(kind) ? "web-suntzu-framed" : "web-suntzu-unframed"), ...stateTexts]
    .filter(Boolean)
    .join(", ");
}

/** Return the Chinese character of a general. */
export function generalCharacter(general: string): string {
  return GENERAL_CHARACTERS[general] ?? "將";
}

/** Return the translated name of a general. */
export function generalName(general: string): string {
  return say(`suntzu-general-${general}`);
}

/** Return the name of an unused general in a round; if it can no longer be used, until when it could. */
export function unusedGeneralText(general: string, round: number): string {
  const lastRound = constants().last_rounds[general] ?? constants().rounds;
  const name = generalName(general);
  return round > lastRound ? say("web-suntzu-general-late", { name, round: lastRound }) : name;
}

/** Return the translated description of a general's power. */
export function powerText(general: string): string {
  return `${capitalise(say(`suntzu-power-${general}`))}.`;
}

/** Whether a card of the hand can be exchanged, if the question is about an exchange. */
export type ExchangeState = "not-asked" | "exchangeable" | "not-exchangeable";

/** Return a card for the hand component; `province` is the one it is laid in, if any. */
export function handCard(key: string, kind: string, province: Province | null, exchangeState: ExchangeState): HandCard {
  const laidIn = province ? say("web-suntzu-laid-in", { province }) : "";
  const stateText =
    exchangeState === "not-asked"
      ? laidIn
      : say(exchangeState === "exchangeable" ? "web-playable" : "web-not-playable");
  return {
    key,
    face: faceOf(kind),
    label: labelOf(kind, stateText),
    playable: exchangeState !== "not-exchangeable",
    tip: tooltipOf(kind),
    away: province !== null,
  };
}
