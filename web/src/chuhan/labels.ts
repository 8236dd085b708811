// Moves in words: on buttons and in hints.
import { say } from "../kit/words.svelte";
import { nameOf, rankOf } from "./faces";
import { readMove } from "./moves";
import type { View } from "./view";

export function labelOfMove(text: string, view: View): string {
  const move = readMove(text);
  const first = move.cards[0] ?? "";
  switch (move.verb) {
    case "play":
      if (move.powers.length > 0) return say("web-chuhan-act-with", { power: move.powers.map(nameOf).join(", ") });
      if (move.cards.length > 4)
        return say("web-chuhan-act-many", { number: move.cards.length, rank: Math.max(...move.cards.map(rankOf)) });
      return move.cards.length === 1 && rankOf(first) !== Number(first)
        ? say("web-chuhan-act-single", { rank: rankOf(first), name: nameOf(first) })
        : say("web-chuhan-act-play", { ranks: move.cards.map(rankOf).join(" ") });
    case "use":
      return move.target
        ? say("web-chuhan-act-target", { power: move.powers[0] ?? "", card: nameOf(move.target) })
        : say("web-chuhan-act-use", { power: nameOf(move.powers[0] ?? "") });
    case "pass":
      return move.powers.length > 0
        ? say("web-chuhan-act-pass-with", { power: nameOf(move.powers[0] ?? "") })
        : say("web-chuhan-act-pass");
    case "give":
      return say("web-chuhan-act-give", { cards: move.cards.join(" ") });
    case "cancel":
      return say("web-chuhan-act-cancel", {
        power: nameOf(move.powers[0] ?? readMove(view.pending?.play ?? "").powers[0] ?? ""),
      });
    case "restore":
      return say("web-chuhan-act-restore", { power: nameOf(view.pending?.cancel ?? "") });
    case "allow":
      return say("web-chuhan-act-allow");
    case "writ":
      return say("web-chuhan-act-writ");
    default:
      return text;
  }
}

export function chosenText(kinds: readonly string[]): string {
  const names = kinds.map((kind) => (rankOf(kind) === Number(kind) ? kind : nameOf(kind)));
  return say("web-chuhan-chosen", { cards: names.join(", ") });
}
