// Moves in words, for buttons and hints.
import { say } from "../kit/translation.svelte";
import { rankOf } from "./faces";
import { parseMove } from "./moves";
import type { View } from "./view";

/** Returns the label of a move; a hint also names cards the player has not chosen. */
export function moveLabel(text: string, view: View, hint = false): string {
  const move = parseMove(text);
  const first = move.cards[0] ?? "";
  switch (move.verb) {
    case "play":
      if (move.powers.length > 0) return say("web-chuhan-act-with", { power: move.powers.join(" ") });
      if (move.cards.length > 4)
        return say("web-chuhan-act-many", { number: move.cards.length, rank: Math.max(...move.cards.map(rankOf)) });
      return move.cards.length === 1 && rankOf(first) !== Number(first)
        ? say(hint ? "web-chuhan-hint-single" : "web-chuhan-act-single", { card: first, rank: rankOf(first) })
        : say("web-chuhan-act-play", { ranks: move.cards.map(rankOf).join(" ") });
    case "use":
      return move.target
        ? say("web-chuhan-act-target", { power: move.powers[0] ?? "", card: move.target })
        : say("web-chuhan-act-use", { power: move.powers[0] ?? "" });
    case "pass":
      return move.powers.length > 0
        ? say("web-chuhan-act-pass-with", { power: move.powers[0] ?? "" })
        : say("web-chuhan-act-pass");
    case "give":
      return say("web-chuhan-act-give", { cards: move.cards.join(" ") });
    case "cancel": {
      const power = move.powers[0] ?? parseMove(view.pending?.play ?? "").powers[0];
      return say("web-chuhan-act-cancel", { power: power ?? "", known: Number(power !== undefined) });
    }
    case "restore": {
      const power = view.pending?.cancel;
      return say("web-chuhan-act-restore", { power: power ?? "", known: Number(power !== undefined) });
    }
    case "allow":
      return say("web-chuhan-act-allow");
    case "writ":
      return say("web-chuhan-act-writ");
    default:
      return text;
  }
}

/** Returns a sentence that names the chosen cards. */
export function chosenText(kinds: readonly string[]): string {
  return say("web-chuhan-chosen", { cards: kinds.join(" ") });
}

/** Returns a sentence that names the chosen cards after a set was completed automatically. */
export function completedText(kinds: readonly string[]): string {
  return say("web-chuhan-completed", { cards: kinds.join(" ") });
}

/** Returns the explanation of writs. */
export function writsText(view: View): string {
  return say("web-chuhan-writs-about", { number: view.event === "conscription" ? 3 : 2 });
}

/** Returns a sentence that names the cards the player gives. */
export function givenText(kinds: readonly string[]): string {
  return say("web-chuhan-given", { cards: kinds.join(" ") });
}
