// A pause between a result on the screen and what happens next at the table.

/** How long a result stays by itself once something else wants to happen. */
const RESULT_MS = 6000;

/** Lets the next states of a table wait while a result is shown. Made while a component is set up. */
export class ResultPause {
  #shownKey: number | null = null;
  #shownSince = 0;
  #release: (() => void) | null = null;

  /** `shown` tells which result is on the screen, if any; `close` takes it away when its time is over. */
  constructor(
    readonly shown: () => number | null,
    readonly closeResult: () => void,
  ) {
    $effect(() => {
      const key = shown();
      if (key === this.#shownKey) return;
      this.#shownKey = key;
      this.#shownSince = Date.now();
    });
  }

  /** Resolves once the result was closed, or has been there long enough; at once where there is none. */
  async untilSeen(): Promise<void> {
    if (this.shown() === null) return;
    const left = Math.max(0, this.#shownSince + RESULT_MS - Date.now());
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.#release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#release = null;
    if (this.shown() !== null) this.closeResult();
  }

  /** The result was closed by the player. */
  release(): void {
    this.#release?.();
  }
}
