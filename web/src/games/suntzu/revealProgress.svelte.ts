// How much of a game the player has seen: battles are revealed one by one, then the scorings.
import type { Session } from "../../table/session.svelte";

/** What the log of a game holds so far. */
type KnownResults = {
  battles: number;
  scorings: number;
  /** The number of battles that are too long ago to be revealed. */
  oldBattles: number;
  /** Whether the last battle is still being fought. */
  isLastBattleOpen: boolean;
};

/** Counts how many battles and scorings the player has seen. */
export class RevealProgress {
  battles = $state(0);
  scorings = $state(0);
  results: () => KnownResults;

  constructor(results: () => KnownResults) {
    this.results = results;
    this.skipToEnd();
    this.scorings = results().scorings;
  }

  /** Mark the next battle as seen. */
  showNext(): void {
    this.battles += 1;
  }

  /** Mark all finished battles as seen. */
  skipToEnd(): void {
    const { battles, isLastBattleOpen } = this.results();
    this.battles = battles - (isLastBattleOpen ? 1 : 0);
  }
}

const PROGRESS = new WeakMap<Session, RevealProgress>();

/** Return the progress of a session, shared by the players of one device. Call it during component initialisation. */
export function revealProgressOf(session: Session, results: () => KnownResults): RevealProgress {
  const progress = PROGRESS.get(session) ?? new RevealProgress(results);
  progress.results = results;
  PROGRESS.set(session, progress);
  $effect(() => {
    // Undone moves count as not seen.
    progress.battles = Math.max(Math.min(progress.battles, results().battles), results().oldBattles);
    progress.scorings = Math.min(progress.scorings, results().scorings);
  });
  return progress;
}
