// The cards that can be played with Peng Yue or Zhongli Mo. Legal moves name only the power; the server lists the cards.
import type { Session } from "../../table/session.svelte";
import type { Question } from "../../client/wire";
import { playableKinds } from "./moves";

/** An upper bound for the number of cards in a move. */
const MAX_CARDS_PER_MOVE = 12;

/**
 * The kinds of cards that can be played with the powers of the current question. Create it during component
 * initialisation, because it uses effects.
 */
export class PowerPartners {
  #kinds = $state.raw<ReadonlySet<string>>(new Set());

  constructor(session: Session, question: () => Question | null) {
    const incompleteMoves = $derived((question()?.legal ?? []).filter((text) => /… with /.test(text)).join("|"));
    const requestKey = $derived(`${question()?.number ?? ""}|${incompleteMoves}`);
    $effect(() => {
      void requestKey;
      const texts = incompleteMoves ? incompleteMoves.split("|") : [];
      this.#kinds = new Set();
      let isCurrent = true;
      void Promise.all(texts.map((text) => partnersOf(session, text))).then((kindSets) => {
        if (isCurrent && texts.length > 0) this.#kinds = new Set(kindSets.flatMap((kinds) => [...kinds]));
      });
      return () => (isCurrent = false);
    });
  }

  /** Kinds that can be played with a power; empty until the server has answered. */
  get kinds(): ReadonlySet<string> {
    return this.#kinds;
  }
}

/**
 * Return the kinds in all sets that begin with a text. The server adds cards in order of rank, so following the lowest
 * continuation visits every kind.
 */
async function partnersOf(session: Session, text: string): Promise<Set<string>> {
  const kinds = new Set<string>();
  let step: string | undefined = text;
  for (let i = 0; i < MAX_CARDS_PER_MOVE && step?.includes("…"); i++) {
    const next: string[] = (await session.tryMove(step)).next ?? [];
    for (const kind of playableKinds(next)) kinds.add(kind);
    step = next.find((continuation) => continuation !== step);
  }
  return kinds;
}
