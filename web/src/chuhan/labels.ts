// Moves in words: on buttons and in hints.
import { say } from "../kit/translation.svelte";
import { rankOf } from "./faces";
import { parseMove } from "./moves";
import type { View } from "./view";

/** A move on a button; a hint also names the card that the player has not chosen yet. */
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

/** What was chosen, where the rest of a set came along by itself. */
export function completedText(kinds: readonly string[]): string {
  return say("web-chuhan-completed", { cards: kinds.join(" ") });
}

/** What a writ is for. */
export function writsText(view: View): string {
  return say("web-chuhan-writs-about", { number: view.event === "conscription" ? 3 : 2 });
}

/** What we have laid down to give. */
export function givenText(kinds: readonly string[]): string {
  return say("web-chuhan-given", { cards: kinds.join(" ") });
}
