// The CSS selectors and the ring of the elements the coach points at.

/** The selector for each kind of element a lesson can point at. */
const SELECTORS: Record<string, (name: string) => string> = {
  act: (name) => `[data-action="${name}"]:not([aria-disabled="true"])`,
  card: (name) => `[data-piece^="hand:${name}/"]`,
  drawn: (name) => `[data-drawn="${name}"]`,
  general: (name) => `.generals label:has([value="${name}"])`,
  // Once the hex is chosen, the button that confirms it has the ring.
  hex: (name) => `[data-hex="${name}"]:not(:focus-visible, [aria-pressed="true"]) > .ring`,
  leader: (name) => `[data-piece="leaders:${name}"]`,
  market: (name) => `[data-piece^="market:${name}/"]`,
  // Only provinces that can be selected now have aria-pressed.
  province: (name) => `button[data-province="${name}"][aria-pressed]`,
  row: (name) => `[data-row="${name}"]`,
  side: (name) => `.sides label:has([value="${name}"])`,
};

/** Return the selector of an element, such as `card 7`; null for an unknown kind. */
export function selectorOf(point: string): string | null {
  const space = point.indexOf(" ");
  const name = point.slice(space + 1).replace(/["\\]/g, "");
  return SELECTORS[point.slice(0, space)]?.(name) ?? null;
}

/** Return the selector of the button that confirms a chosen hex, such as `hex H8`; null for other elements. */
function confirmationOf(point: string): string | null {
  if (!point.startsWith("hex ")) return null;
  const name = point.slice(4).replace(/["\\]/g, "");
  return `.table:has([data-hex="${name}"][aria-pressed="true"]) .prompt [data-action="do"]:not([aria-disabled="true"])`;
}

/** Return a style sheet that draws a ring around these elements, now and when they appear. */
export function ringStyles(points: readonly string[], isMotionOff: boolean): string {
  const selectors = points.flatMap((point) => selectorOf(point) ?? []);
  const confirmations = points.flatMap((point) => confirmationOf(point) ?? []);
  const hexes = selectors.filter((selector) => selector.endsWith(".ring"));
  // A focused element shows its focus ring instead.
  const unfocused = ":not(:focus-visible, :has(:focus-visible))";
  const others = [...selectors.filter((selector) => !hexes.includes(selector)), ...confirmations].map(
    (selector) => selector + unfocused,
  );
  const pulse = isMotionOff ? "" : "animation: coach 1.8s ease-in-out infinite alternate;";
  const rules = [];
  if (others.length > 0) {
    rules.push(`${others.join()} { outline: 3px solid var(--coach); outline-offset: 1px; ${pulse} }`);
  }
  if (hexes.length > 0) rules.push(`${hexes.join()} { stroke: var(--coach); stroke-width: 5; ${pulse} }`);
  if (pulse && rules.length > 0) {
    rules.push("@keyframes coach { to { outline-color: transparent; stroke-opacity: 0.35; } }");
  }
  return rules.join("\n");
}
