// Snapshots of a table, and the updates to them.
import type { CopiedMoves, MergePatch, SeatSnapshot, SnapshotUpdate } from "./wire";

/** Return a value with a JSON merge patch (RFC 7396) applied to it; unchanged parts are shared with the value. */
export function applyPatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const out = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) out.delete(key);
    else out.set(key, applyPatch(out.get(key), value));
  }
  return Object.fromEntries(out);
}

/** Applies the updates of one connection. */
export class UpdateReader {
  /** The newest snapshot, with all updates applied. */
  #snapshot: SeatSnapshot | null = null;
  /** The moves that those of the next question are copied from. */
  #moves: readonly string[] = [];

  /** Return the snapshot after a message; null for an update without a snapshot. */
  read(message: SeatSnapshot | SnapshotUpdate): SeatSnapshot | null {
    if (message.type === "state") {
      this.#snapshot = message;
      this.#moves = [];
    } else if (this.#snapshot) this.#snapshot = applyUpdate(this.#snapshot, message, this.#moves);
    const legal = this.#snapshot?.question?.legal;
    if (legal && 2 * legal.length >= this.#moves.length) this.#moves = legal;
    return this.#snapshot;
  }
}

/** Return the snapshot after an update; the moves of its question are copied from `moves`. */
export function applyUpdate(
  snapshot: SeatSnapshot,
  update: SnapshotUpdate,
  moves: readonly string[] = [],
): SeatSnapshot {
  const { brief, view, facts, history: past, description, question, ...rest } = update;
  return {
    ...rest,
    type: "state",
    question: question && { ...question, legal: question.legal.flatMap((item) => copiedMoves(item, moves)) },
    brief: brief ? (applyPatch(snapshot.brief, brief) as typeof snapshot.brief) : snapshot.brief,
    view: view ? applyPatch(snapshot.view, view) : snapshot.view,
    ...(snapshot.facts !== undefined && {
      facts: facts ? applyPatch(snapshot.facts, facts) : snapshot.facts,
    }),
    ...(snapshot.history !== undefined && {
      history: past ? applyPatch(snapshot.history, past) : snapshot.history,
    }),
    ...(snapshot.description !== undefined && {
      description: description
        ? (applyPatch(snapshot.description, description) as typeof snapshot.description)
        : snapshot.description,
    }),
    ...(snapshot.start !== undefined && { start: snapshot.start }),
  };
}

function copiedMoves(item: string | CopiedMoves, moves: readonly string[]): readonly string[] {
  return typeof item === "string" ? [item] : moves.slice(item[0], item[0] + item[1]);
}

function isObject(value: unknown): value is MergePatch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
