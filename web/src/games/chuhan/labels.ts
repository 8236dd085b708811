// Moves in words, for buttons and hints.
import { say } from "../../client/translation.svelte";
import { rankOf } from "./faces";
import { parseMove } from "./moves";
import type { View } from "./view";

/** How a move is put into words: on a button, what it does; in a hint or an analysis, a noun phrase that names its cards. */
export type LabelStyle = "button" | "noun-phrase";

/** Return the label of a move. */
export function moveLabel(text: string, view: View, style: LabelStyle = "button"): string {
  const move = parseMove(text);
  const isNounPhrase = style === "noun-phrase";
  const form = isNounPhrase ? "hint" : "act";
  switch (move.verb) {
    case "play":
      return isNounPhrase ? setText(move.cards, move.powers) : playText(move.cards, move.powers);
    case "use":
      return isNounPhrase && move.target
        ? say("chuhan-move-use", { number: 2, first: move.powers[0] ?? "", others: move.target })
        : useText(move.powers[0] ?? "", move.target);
    case "pass":
      return move.powers.length > 0
        ? say("web-chuhan-act-pass-with", { power: move.powers[0] ?? "" })
        : say("web-chuhan-act-pass");
    case "give":
      return say(`web-chuhan-${form}-give`, { cards: move.cards.join(" ") });
    case "cancel": {
      const power = move.powers[0] ?? parseMove(view.pending?.play ?? "").powers[0];
      return say(`web-chuhan-${form}-cancel`, { power: power ?? "", known: Number(power !== undefined) });
    }
    case "restore": {
      const power = view.pending?.cancel;
      return say(`web-chuhan-${form}-restore`, { power: power ?? "", known: Number(power !== undefined) });
    }
    case "allow":
      return say(`web-chuhan-${form}-allow`);
    case "writ":
      return say("web-chuhan-act-writ");
    default:
      return text;
  }
}

/** The largest number of cards that a button names one by one. */
const MAX_NAMED_CARDS = 4;

function playText(cards: readonly string[], powers: readonly string[]): string {
  const [first = ""] = cards;
  const ranks = cards.map(rankOf);
  if (powers.length > 0) return say("web-chuhan-act-with", { power: powers.join(" ") });
  if (cards.length === 1 && rankOf(first) !== Number(first))
    return say("web-chuhan-act-single", { rank: rankOf(first) });
  if (cards.length > MAX_NAMED_CARDS)
    return say("web-chuhan-act-play", { ranks: `${cards.length} × ${Math.max(...ranks)}` });
  return say("web-chuhan-act-play", { ranks: ranks.join(" ") });
}

function useText(power: string, target: string | undefined): string {
  return target ? say("web-chuhan-act-target", { power, card: target }) : say("web-chuhan-act-use", { power });
}

/** Return a set as a noun phrase: its size and rank; with the joker or a power, its cards if they are selected. */
function setText(cards: readonly string[], powers: readonly string[]): string {
  const [first = ""] = cards;
  const rank = rankOf(first);
  if (powers.length > 0)
    return cards.length > 0
      ? say("chuhan-move-play", { things: cards.join(" "), powers: powers.join(" ") })
      : say("web-chuhan-act-use", { power: powers.join(" ") });
  if (cards.length === 1 && rank !== Number(first)) return say("web-chuhan-hint-single", { card: first, rank });
  const ranks = cards.map(rankOf);
  if (new Set(ranks).size > 1) return ranks.join(" ");
  return say("web-chuhan-act-many", { number: cards.length, rank });
}

/** Return a sentence that names the selected cards. */
export function chosenText(kinds: readonly string[]): string {
  return say("web-chuhan-chosen", { number: kinds.length, cards: kinds.join(" ") });
}

/** Return a sentence that says what a power still needs, and that its card can be played without it. */
export function unusedPowerText(kind: string): string {
  return say("web-chuhan-power-open", { power: kind, rank: rankOf(kind) });
}

/** Return a sentence that names the selected cards after a set was completed automatically. */
export function completedText(kinds: readonly string[]): string {
  return say("web-chuhan-completed", { cards: kinds.join(" ") });
}

/** Return the explanation of writs. */
export function writsText(view: View): string {
  return say("web-chuhan-writs-about", { number: view.event === "conscription" ? 3 : 2 });
}

/** Return a sentence that names the cards the player gives. */
export function givenText(kinds: readonly string[]): string {
  return say("web-chuhan-given", { cards: kinds.join(" ") });
}
