// Snapshots of a table, and the updates to them.
import type { MergePatch, SeatSnapshot, SnapshotUpdate } from "./wire";

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

/** Return the snapshot after an update, which the server sent after it on the same connection. */
export function applyUpdate<View, Facts>(
  snapshot: SeatSnapshot<View, Facts>,
  update: SnapshotUpdate,
): SeatSnapshot<View, Facts> {
  const { brief, view, facts, ...rest } = update;
  return {
    ...rest,
    type: "state",
    brief: brief ? (applyPatch(snapshot.brief, brief) as typeof snapshot.brief) : snapshot.brief,
    view: view ? (applyPatch(snapshot.view, view) as View) : snapshot.view,
    ...(snapshot.facts !== undefined && {
      facts: facts ? (applyPatch(snapshot.facts, facts) as Facts) : snapshot.facts,
    }),
    ...(snapshot.start !== undefined && { start: snapshot.start }),
  };
}

function isObject(value: unknown): value is MergePatch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
