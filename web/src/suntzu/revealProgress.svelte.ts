// How far a table has been looked at: battles are shown one by one, at the pace of who looks, then the scorings.
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

  /** Everything that is over has been seen. */
  all(): void {
    const { battles, open: isOpen } = this.told();
    this.battles = battles - (isOpen ? 1 : 0);
  }
}

const PROGRESS = new WeakMap<Session, RevealProgress>();

/** What this browser has seen of a table. It is public: players on one device share it. Made while a board is set up. */
export function revealProgressOf(session: Session, told: () => KnownResults): RevealProgress {
  const seen = PROGRESS.get(session) ?? new RevealProgress(told);
  seen.told = told;
  PROGRESS.set(session, seen);
  $effect(() => {
    // Moves that were taken back have not been seen.
    seen.battles = Math.min(seen.battles, told().battles);
    seen.scorings = Math.min(seen.scorings, told().scorings);
  });
  return seen;
}
