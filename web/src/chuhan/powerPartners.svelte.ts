// The cards that can be played with Peng Yue or Zhongli Mo. Legal moves name only the power; the server tells the rest.
import type { Session } from "../kit/session.svelte";
import type { Question } from "../kit/wire";
import { playableKinds } from "./moves";

/** An upper bound for the number of cards in a move. */
const MAX_STEPS = 12;

/** Create it during component initialisation. */
export class PowerPartners {
  #kinds = $state.raw<ReadonlySet<string>>(new Set());

  constructor(session: Session, question: () => Question | null) {
    const openMoves = $derived((question()?.legal ?? []).filter((text) => /… with /.test(text)).join("|"));
    const asked = $derived(`${question()?.number ?? ""}|${openMoves}`);
    $effect(() => {
      void asked;
      const texts = openMoves ? openMoves.split("|") : [];
      this.#kinds = new Set();
      let isCurrent = true;
      void Promise.all(texts.map((text) => partnersOf(session, text))).then((found) => {
        if (isCurrent && texts.length > 0) this.#kinds = new Set(found.flatMap((kinds) => [...kinds]));
      });
      return () => (isCurrent = false);
    });
  }

  get kinds(): ReadonlySet<string> {
    return this.#kinds;
  }
}

/** The kinds in all sets that begin with a text. Cards come one by one, lowest first: after the lowest all others may come. */
async function partnersOf(session: Session, text: string): Promise<Set<string>> {
  const kinds = new Set<string>();
  let step: string | undefined = text;
  for (let i = 0; i < MAX_STEPS && step?.includes("…"); i++) {
    const next: string[] = (await session.try(step)).next ?? [];
    for (const kind of playableKinds(next)) kinds.add(kind);
    step = next.find((one) => one !== step);
  }
  return kinds;
}
