// How far a table has been looked at: battles are shown one by one, at the pace of who looks, then the scorings.
import type { Session } from "../kit/session.svelte";

export class Seen {
  battles = $state(0);
  scorings = $state(0);
}

const SEEN = new WeakMap<Session, Seen>();

/** What this browser has seen of a table. It is public: players on one device share it. */
export function seenOf(session: Session, first: () => { battles: number; scorings: number }): Seen {
  let seen = SEEN.get(session);
  if (!seen) {
    seen = new Seen();
    Object.assign(seen, first());
    SEEN.set(session, seen);
  }
  return seen;
}
