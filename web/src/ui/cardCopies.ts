// Unique keys for the cards of a hand: the second 7 is `7/2`.

/** A card of a hand: its kind, and a key that is unique in the hand. */
export type CardCopy = { key: string; kind: string };

/** Give every card of a hand a unique key. */
export function numberCopies(kinds: readonly string[]): CardCopy[] {
  const counts: Record<string, number> = {};
  return kinds.map((kind) => {
    const number = (counts[kind] = (counts[kind] ?? 0) + 1);
    return { key: `${kind}/${number}`, kind };
  });
}

/** Return the kind of the card with this key. */
export function kindOfCopy(key: string): string {
  return key.slice(0, key.lastIndexOf("/"));
}
