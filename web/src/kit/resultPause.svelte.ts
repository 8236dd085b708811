// A pause between a result on the screen and the next snapshot.

/** How long a result stays on the screen when the next snapshot is waiting. */
const RESULT_MS = 6000;

/** Delays the next snapshots while a result is on the screen. Create it during component initialisation. */
export class ResultPause {
  #shownKey: number | null = null;
  #shownSince = 0;
  #release: (() => void) | null = null;

  /** `shown` returns the key of the result on the screen, if any; `closeResult` closes it when its time is over. */
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

  /** Resolves when the result was closed or its time is over; at once if there is none. */
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

  /** Call it when the player has closed the result. */
  release(): void {
    this.#release?.();
  }
}
