// How much of a game the player has seen: battles are revealed one by one, then the scorings.
import type { Session } from "../kit/session.svelte";

type KnownResults = { battles: number; scorings: number; /** The last battle goes on. */ open: boolean };

/** Counts how many battles and scorings the player has seen. */
export class RevealProgress {
  battles = $state(0);
  scorings = $state(0);
  told: () => KnownResults;

  constructor(told: () => KnownResults) {
    this.told = told;
    this.all();
    this.scorings = told().scorings;
  }

  next(): void {
    this.battles += 1;
  }

  /** Marks all finished battles as seen. */
  all(): void {
    const { battles, open: isOpen } = this.told();
    this.battles = battles - (isOpen ? 1 : 0);
  }
}

const PROGRESS = new WeakMap<Session, RevealProgress>();

/** Returns the progress of a session, shared by the players of one device. Call it during component initialisation. */
export function revealProgressOf(session: Session, told: () => KnownResults): RevealProgress {
  const seen = PROGRESS.get(session) ?? new RevealProgress(told);
  seen.told = told;
  PROGRESS.set(session, seen);
  $effect(() => {
    // Undone moves count as not seen.
    seen.battles = Math.min(seen.battles, told().battles);
    seen.scorings = Math.min(seen.scorings, told().scorings);
  });
  return seen;
}
