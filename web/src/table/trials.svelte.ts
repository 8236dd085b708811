// Trials: asking the server what the moves of a selection would do, or why they are not legal.
import type { Session } from "./session.svelte";
import type { TrialResult } from "../client/wire";

/** The text of a move and the server's answer to it. */
export type Trial = { text: string; result: TrialResult };

const DEBOUNCE_MS = 40;

/** Tries the candidate moves of a selection whenever they change. Create it during component initialisation. */
export class Trials {
  #trials = $state.raw<Trial[]>([]);
  readonly #candidates: () => string[];

  constructor(session: Session, candidates: () => string[]) {
    this.#candidates = candidates;
    const requestKey = $derived(`${session.shownConnection?.question?.number ?? ""}:${candidates().join("|")}`);
    $effect(() => {
      void requestKey;
      const texts = candidates();
      if (texts.length === 0) {
        this.#trials = [];
        return;
      }
      let isCurrent = true;
      const timer = setTimeout(async () => {
        const results = await Promise.all(texts.map((text) => session.tryMove(text)));
        if (isCurrent) this.#trials = texts.map((text, i) => ({ text, result: results[i]! }));
      }, DEBOUNCE_MS);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    });
  }

  /** The trials; empty until the server has answered for the current candidates. */
  get all(): Trial[] {
    const candidates = this.#candidates();
    return this.#trials[0] && this.#trials[0].text === candidates[0] ? this.#trials : [];
  }

  /** The candidate moves that are legal. */
  get legal(): Trial[] {
    const candidates = this.#candidates();
    return this.#trials.filter((trial) => trial.result.ok && candidates.includes(trial.text));
  }
}
