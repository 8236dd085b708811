// Trials: the server is asked what the moves of a choice would do, or why they are not legal.
import type { Session } from "./session.svelte";
import type { TrialResult } from "./wire";

/** A move text and what the server answered to it. */
export type Trial = { text: string; tried: TrialResult };

const DEBOUNCE_MS = 40;

/** Tries the candidate moves of a choice whenever it changes. Create it during component initialisation. */
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

  /** The answers, if they belong to the current choice. */
  get all(): Trial[] {
    const candidates = this.#candidates();
    return this.#answers[0] && this.#answers[0].text === candidates[0] ? this.#answers : [];
  }

  /** The candidate moves that are legal. */
  get legal(): Trial[] {
    const candidates = this.#candidates();
    return this.#answers.filter((trial) => trial.tried.ok && candidates.includes(trial.text));
  }
}
