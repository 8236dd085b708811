// Which conflict the panel shows, and how long its result stays.
import type { Message } from "../../client/wire";
import { ResultPause } from "../../table/resultPause.svelte";
import type { Session } from "../../table/session.svelte";
import { CONFLICT_RESULTS, type Conflict } from "./gameHistory";

/**
 * The conflict that is shown: the current one, or the last one until its result was closed. Create it during component
 * initialisation, because it uses effects.
 */
export class ConflictDisplay {
  /** The key of the newest conflict whose result was closed. */
  #closedKey = $state<number | null>(null);
  readonly #pause: ResultPause;

  /** `newest` returns the newest conflict of the game, `isUndecided` whether it is still being fought. */
  constructor(
    readonly session: Session,
    readonly newest: () => Conflict | null,
    readonly isUndecided: () => boolean,
  ) {
    let isInitialised = false;
    $effect(() => {
      const conflict = newest();
      // Conflicts that ended before the page was opened are not shown again, nor undone ones.
      if (!isInitialised && conflict?.over) this.#closedKey = conflict.key;
      if (conflict && this.#closedKey !== null && conflict.key < this.#closedKey) this.#closedKey = null;
      isInitialised = true;
    });
    this.#pause = new ResultPause(
      () => (this.shown?.won && !session.replay ? this.shown.key : null),
      () => this.closeResult(),
    );
  }

  /** The conflict that is shown; null if there is none. */
  get shown(): Conflict | null {
    return this.isUndecided() || this.#isResultShown ? this.newest() : null;
  }

  /** Whether the result of the newest conflict is shown: until it is closed, in a replay until the next move. */
  get #isResultShown(): boolean {
    const conflict = this.newest();
    if (!conflict?.won) return false;
    if (this.session.replay) return (conflict.wonKey ?? 0) >= this.session.replay.newsFrom;
    return conflict.key !== this.#closedKey;
  }

  closeResult(): void {
    if (this.shown) this.#closedKey = this.shown.key;
    this.#pause.release();
  }

  /** Resolve when the next snapshot may be applied: when the result was closed, or after a while. */
  beforeSnapshot(news: readonly Message[]): Promise<void> {
    return news.every(([id]) => CONFLICT_RESULTS.has(id)) ? Promise.resolve() : this.#pause.untilSeen();
  }
}
