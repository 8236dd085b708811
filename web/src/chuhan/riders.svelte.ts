// The cards that can be played with Peng Yue or Zhongli Mo: the legal moves name only the power, the server tells the rest.
import type { Session } from "../kit/session.svelte";
import type { Question } from "../kit/wire";
import { playable } from "./moves";

/** More cards than any answer has. */
const MAX_STEPS = 12;

/** Made while a component is set up. */
export class Riders {
  #kinds = $state.raw<ReadonlySet<string>>(new Set());

  constructor(session: Session, question: () => Question | null) {
    const open = $derived((question()?.legal ?? []).filter((text) => /… with /.test(text)).join("|"));
    const asked = $derived(`${question()?.number ?? ""}|${open}`);
    $effect(() => {
      void asked;
      const texts = open ? open.split("|") : [];
      this.#kinds = new Set();
      let current = true;
      void Promise.all(texts.map((text) => ridersOf(session, text))).then((found) => {
        if (current && texts.length > 0) this.#kinds = new Set(found.flatMap((kinds) => [...kinds]));
      });
      return () => (current = false);
    });
  }

  get kinds(): ReadonlySet<string> {
    return this.#kinds;
  }
}

/** The kinds in all sets that begin with a text. Cards come one by one, lowest first: after the lowest all others may come. */
async function ridersOf(session: Session, text: string): Promise<Set<string>> {
  const kinds = new Set<string>();
  let step: string | undefined = text;
  for (let i = 0; i < MAX_STEPS && step?.includes("…"); i++) {
    const next: string[] = (await session.try(step)).next ?? [];
    for (const kind of playable(next)) kinds.add(kind);
    step = next.find((one) => one !== step);
  }
  return kinds;
}
