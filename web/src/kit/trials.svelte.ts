// What a choice would do, or why it cannot be made: asked of the server, which changes nothing by it.
import type { Session } from "./session.svelte";
import type { TrialResult } from "./wire";

/** A move text and what the server answered to it. */
export type Trial = { text: string; tried: TrialResult };

const DEBOUNCE_MS = 40;

/** Tries the moves a choice may be meant as, whenever the choice changes. Made while a component is set up. */
export class Trials {
  #answers = $state.raw<Trial[]>([]);
  readonly #candidates: () => string[];

  constructor(session: Session, candidates: () => string[]) {
    this.#candidates = candidates;
    const requestKey = $derived(`${session.shown?.question?.number ?? ""}:${candidates().join("|")}`);
    $effect(() => {
      void requestKey;
      const texts = candidates();
      if (texts.length === 0) {
        this.#answers = [];
        return;
      }
      let isCurrent = true;
      const timer = setTimeout(async () => {
        const answers = await Promise.all(texts.map((text) => session.try(text)));
        if (isCurrent) this.#answers = texts.map((text, i) => ({ text, tried: answers[i]! }));
      }, DEBOUNCE_MS);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    });
  }

  /** The answers, once they are about the choice as it is now. */
  get all(): Trial[] {
    const candidates = this.#candidates();
    return this.#answers[0] && this.#answers[0].text === candidates[0] ? this.#answers : [];
  }

  /** The moves that can be made. */
  get legal(): Trial[] {
    const candidates = this.#candidates();
    return this.#answers.filter((trial) => trial.tried.ok && candidates.includes(trial.text));
  }
}
