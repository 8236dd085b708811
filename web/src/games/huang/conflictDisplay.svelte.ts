// Which conflict the panel shows, and how long its result stays.
import type { Message } from "../../client/wire";
import { ResultPause } from "../../table/resultPause.svelte";
import type { Session } from "../../table/session.svelte";
import type { ConflictReport } from "./view";

/** Messages about the consequences of a conflict, which its result shows. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  "huang-log-home",
  "huang-log-points",
  "huang-log-removed",
  "huang-log-lost-pagoda",
  "huang-log-lost-palace",
  "huang-log-lost-granary",
]);

/**
 * The conflict that is shown: the current one, or the last one until its result was closed. Create it during component
 * initialisation, because it uses effects.
 */
export class ConflictDisplay {
  /** The log line of the newest conflict whose result was closed. */
  #closedLine = $state<number | null>(null);
  readonly #pause: ResultPause;

  /** `newest` returns the newest conflict of the game, `isUndecided` whether it is still being fought. */
  constructor(
    readonly session: Session,
    readonly newest: () => ConflictReport | null,
    readonly isUndecided: () => boolean,
  ) {
    let isInitialised = false;
    $effect(() => {
      const conflict = newest();
      // Conflicts that ended before the page was opened are not shown again, nor undone ones.
      if (!isInitialised && conflict?.is_over) this.#closedLine = conflict.line;
      if (conflict && this.#closedLine !== null && conflict.line < this.#closedLine) this.#closedLine = null;
      isInitialised = true;
    });
    this.#pause = new ResultPause(
      () => (this.shown?.result && !session.replay ? this.shown.line : null),
      () => this.closeResult(),
    );
  }

  /** The conflict that is shown; null if there is none. */
  get shown(): ConflictReport | null {
    return this.isUndecided() || this.#isResultShown ? this.newest() : null;
  }

  /** Whether the result of the newest conflict is shown: until it is closed, in a replay until the next move. */
  get #isResultShown(): boolean {
    const conflict = this.newest();
    if (!conflict?.result) return false;
    if (this.session.replay) return conflict.result.line >= this.session.replay.newsFrom;
    return conflict.line !== this.#closedLine;
  }

  closeResult(): void {
    if (this.shown) this.#closedLine = this.shown.line;
    this.#pause.release();
  }

  /** Resolve when the next snapshot may be applied: when the result was closed, or after a while. */
  beforeSnapshot(news: readonly Message[]): Promise<void> {
    return news.every(([id]) => CONSEQUENCES.has(id)) ? Promise.resolve() : this.#pause.untilSeen();
  }
}
