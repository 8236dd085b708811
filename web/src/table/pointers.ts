// The CSS selectors and the ring of the elements the coach points at.

/** The selector for each kind of element a lesson can point at. */
const SELECTORS: Record<string, (name: string) => string> = {
  act: (name) => `[data-action="${name}"]:not([aria-disabled="true"])`,
  card: (name) => `[data-piece^="hand:${name}/"]`,
  drawn: (name) => `[data-drawn="${name}"]`,
  general: (name) => `.generals label:has([value="${name}"])`,
  hex: (name) => `[data-hex="${name}"]:not(:focus-visible) > .ring`,
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

/** Return the selectors of these hexes while they are chosen. */
function chosenHexes(points: readonly string[]): string[] {
  const hexes = points.filter((point) => point.startsWith("hex "));
  return hexes.map((point) => `[data-hex="${point.slice(4).replace(/["\\]/g, "")}"][aria-pressed="true"]`);
}

/** Return a style sheet that draws a ring around these elements, now and when they appear. */
export function ringStyles(points: readonly string[], isMotionOff: boolean): string {
  // Once the hex is chosen, only the button that confirms it has a ring.
  const chosen = chosenHexes(points).join();
  const unchosen = chosen ? `:root:not(:has(${chosen})) ` : "";
  const selectors = points.flatMap((point) => selectorOf(point) ?? []).map((selector) => unchosen + selector);
  if (chosen) selectors.push(`:root:has(${chosen}) .prompt [data-action="do"]:not([aria-disabled="true"])`);
  const hexes = selectors.filter((selector) => selector.endsWith(".ring"));
  // A focused element shows its focus ring instead.
  const unfocused = ":not(:focus-visible, :has(:focus-visible))";
  const others = selectors.filter((selector) => !hexes.includes(selector)).map((selector) => selector + unfocused);
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
