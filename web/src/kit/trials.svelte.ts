// What a choice would do, or why it cannot be made: asked of the server, which changes nothing by it.
import type { Session } from "./session.svelte";
import type { Tried } from "./wire";

export type Trial = { text: string; tried: Tried };

const PATIENCE = 40;

/** Tries the moves a choice may be meant as, whenever the choice changes. Made while a component is set up. */
export class Trials {
  #answers = $state.raw<Trial[]>([]);
  readonly #wishes: () => string[];

  constructor(session: Session, wishes: () => string[]) {
    this.#wishes = wishes;
    const wished = $derived(`${session.shown?.question?.number ?? ""}:${wishes().join("|")}`);
    $effect(() => {
      void wished;
      const texts = wishes();
      if (texts.length === 0) {
        this.#answers = [];
        return;
      }
      let current = true;
      const timer = setTimeout(async () => {
        const answers = await Promise.all(texts.map((text) => session.try(text)));
        if (current) this.#answers = texts.map((text, i) => ({ text, tried: answers[i]! }));
      }, PATIENCE);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  /** The answers, once they are about the choice as it is now. */
  get all(): Trial[] {
    const wishes = this.#wishes();
    return this.#answers[0] && this.#answers[0].text === wishes[0] ? this.#answers : [];
  }

  /** The moves that can be made. */
  get fitting(): Trial[] {
    const wishes = this.#wishes();
    return this.#answers.filter((trial) => trial.tried.ok && wishes.includes(trial.text));
  }
}
