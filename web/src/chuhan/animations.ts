// Animations of Chu Han.
import { animateFrom, PiecePositions, animateCopy, MOVE_MS, wait, SLOW_MOVE_MS } from "../kit/motion";
import type { Message } from "../kit/wire";
import type { Seat } from "./view";

/** Applies a change with `change` and animates the pieces from their former places. */
export async function animateNews(
  root: HTMLElement,
  near: Seat,
  news: readonly Message[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new PiecePositions(root);
  const told = new Set(news.map((message) => message[0]));
  const swept = told.has("chuhan-log-trick");
  // The pass is visible for a moment before the trick is collected.
  const copies = swept
    ? before.names("set:").map((name) => ({ copy: before.copy(name), from: before.rects.get(name) }))
    : [];
  await change();

  const after = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]"))
    after.set(element.dataset["piece"] ?? "", element);
  const place = (name: string) => after.get(name)?.getBoundingClientRect();
  const moves: Promise<unknown>[] = [];

  // A set comes from a hand, or from the open row.
  const gone = (prefix: string) => before.names(prefix).filter((name) => !after.has(name));
  const left = [...gone("hand:"), ...gone("row:")];
  for (const [name, element] of after) {
    if (!name.startsWith("set:") || before.rects.has(name)) continue;
    const kind = name.split(":")[3] ?? "";
    const at = left.findIndex((one) => one.startsWith(`hand:${kind}/`) || one.startsWith(`row:${kind}/`));
    const from = at >= 0 ? before.rects.get(left.splice(at, 1)[0] ?? "") : lastCardRect(before.rects.get("far"));
    moves.push(animateFrom(element, from, MOVE_MS));
  }

  // New cards come from the draw pile; the others close the gaps.
  const fresh = told.has("chuhan-log-drawn") || told.has("chuhan-log-dealt");
  let number = 0;
  for (const [name, element] of after) {
    if (!name.startsWith("hand:")) continue;
    const old = before.rects.get(name);
    if (old && !told.has("chuhan-log-dealt")) moves.push(animateFrom(element, old, MOVE_MS));
    else if (fresh) moves.push(animateFrom(element, before.rects.get("draw"), SLOW_MOVE_MS, 25 * number++));
  }
  for (const [id, args] of news) {
    if (id !== "chuhan-log-writ" || args["seat"] === near) continue;
    for (let i = 0; i < Number(args["number"]); i++) {
      const pile = root.querySelector<HTMLElement>('[data-piece="draw"] .card');
      const copy = pile?.cloneNode(true) as HTMLElement | undefined;
      if (pile && copy) copy.style.fontSize = getComputedStyle(pile).fontSize;
      moves.push(animateCopy(copy ?? null, before.rects.get("draw"), lastCardRect(place("far")), SLOW_MOVE_MS, 90 * i));
    }
  }

  // A finished trick goes to the discard pile.
  for (const { copy, from } of copies) moves.push(animateCopy(copy, from, place("discard"), SLOW_MOVE_MS, 60));

  await Promise.race([Promise.all(moves), wait(2000)]);
}

/** Animates the cards of the trick to the discard pile; `change` removes them from the table. */
export async function collectTrick(root: HTMLElement, change: () => Promise<void>): Promise<void> {
  const before = new PiecePositions(root);
  const cards = before.names("set:").map((name) => ({ copy: before.copy(name), from: before.rects.get(name) }));
  await change();
  const pile = root.querySelector<HTMLElement>('[data-piece="discard"]')?.getBoundingClientRect();
  await Promise.race([
    Promise.all(cards.map(({ copy, from }) => animateCopy(copy, from, pile, SLOW_MOVE_MS))),
    wait(2000),
  ]);
}

/** The place of one card at the end of a fan. */
function lastCardRect(rect: DOMRect | undefined): DOMRect | undefined {
  return rect ? new DOMRect(rect.right - rect.height / 1.4, rect.top, rect.height / 1.4, rect.height) : undefined;
}
