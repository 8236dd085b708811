// Cards of a hand told apart: the second 7 is `7/2`.
export type CardCopy = { key: string; kind: string };

export function numberCopies(kinds: readonly string[]): CardCopy[] {
  const seen: Record<string, number> = {};
  return kinds.map((kind) => {
    const number = (seen[kind] = (seen[kind] ?? 0) + 1);
    return { key: `${kind}/${number}`, kind };
  });
}

export function kindOfCopy(key: string): string {
  return key.slice(0, key.lastIndexOf("/"));
}
