// CSS selectors of what the coach points at.

/** The selector for each kind of thing a lesson can point at. */
const SELECTORS: Record<string, (name: string) => string> = {
  act: (name) => `[data-act="${name}"]:not([aria-disabled="true"])`,
  card: (name) => `[data-piece^="hand:${name}/"]`,
  drawn: (name) => `[data-drawn="${name}"]`,
  general: (name) => `.generals label:has([value="${name}"])`,
  hex: (name) => `[data-hex="${name}"]:not(:focus-visible) > .ring`,
  leader: (name) => `[data-piece="leaders:${name}"]`,
  market: (name) => `[data-piece^="market:${name}/"]`,
  // A province that can be chosen now tells whether it is; the others would only refuse.
  province: (name) => `button[data-province="${name}"][aria-pressed]`,
  row: (name) => `[data-row="${name}"]`,
  side: (name) => `.sides label:has([value="${name}"])`,
};

/** Returns the selector of a thing; null for an unknown kind. */
export function selectorOf(point: string): string | null {
  const space = point.indexOf(" ");
  const name = point.slice(space + 1).replace(/["\\]/g, "");
  return SELECTORS[point.slice(0, space)]?.(name) ?? null;
}

/** Returns a style sheet that draws a ring around these things, now and when they appear. */
export function ringStyles(points: readonly string[], isMotionOff: boolean): string {
  const places = points.flatMap((point) => selectorOf(point) ?? []);
  const hexes = places.filter((place) => place.endsWith(".ring"));
  // A focused element shows its focus ring instead.
  const focused = ":not(:focus-visible, :has(:focus-visible))";
  const others = places.filter((place) => !hexes.includes(place)).map((place) => place + focused);
  const breath = isMotionOff ? "" : "animation: coach 1.8s ease-in-out infinite alternate;";
  const rules = [];
  if (others.length > 0) {
    rules.push(`${others.join()} { outline: 3px solid var(--coach); outline-offset: 1px; ${breath} }`);
  }
  if (hexes.length > 0) rules.push(`${hexes.join()} { stroke: var(--coach); stroke-width: 5; ${breath} }`);
  if (breath && rules.length > 0) {
    rules.push("@keyframes coach { to { outline-color: transparent; stroke-opacity: 0.35; } }");
  }
  return rules.join("\n");
}
