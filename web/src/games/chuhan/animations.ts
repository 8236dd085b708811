// Animations of Chu Han.
import { animateFrom, PiecePositions, animateCopy, MOVE_MS, wait, SLOW_MOVE_MS } from "../../ui/motion";
import type { Message } from "../../client/wire";
import type { Seat } from "./view";

/** The delay between two cards that are dealt to the player's own hand. */
const DEAL_STAGGER_MS = 25;
/** The delay between two cards that the rival draws. */
const DRAW_STAGGER_MS = 90;
/** The delay before a finished trick is collected. */
const COLLECT_DELAY_MS = 60;
/** The time after which the board continues even if an animation has not finished. */
const ANIMATION_TIMEOUT_MS = 2000;

/** Call `change`, which applies the news to the page, and animate the pieces from their former places. */
export async function animateNews(
  root: HTMLElement,
  near: Seat,
  news: readonly Message[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new PiecePositions(root);
  const messageIds = new Set(news.map((message) => message[0]));
  const isTrickCollected = messageIds.has("chuhan-log-trick");
  const copies = isTrickCollected
    ? before.names("set:").map((name) => ({ copy: before.copy(name), from: before.rects.get(name) }))
    : [];
  await change();

  const after = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]"))
    after.set(element.dataset["piece"] ?? "", element);
  const place = (name: string) => after.get(name)?.getBoundingClientRect();
  const moves: Promise<unknown>[] = [];

  // A set comes from a hand or from the face-up row.
  const removed = (prefix: string) => before.names(prefix).filter((name) => !after.has(name));
  const removedKeys = [...removed("hand:"), ...removed("row:")];
  for (const [name, element] of after) {
    if (!name.startsWith("set:") || before.rects.has(name)) continue;
    const kind = name.split(":")[3] ?? "";
    const at = removedKeys.findIndex((key) => key.startsWith(`hand:${kind}/`) || key.startsWith(`row:${kind}/`));
    const from = at >= 0 ? before.rects.get(removedKeys.splice(at, 1)[0] ?? "") : lastCardRect(before.rects.get("far"));
    moves.push(animateFrom(element, from, MOVE_MS));
  }

  // New cards come from the draw pile; the others close the gaps.
  const hasNewCards = messageIds.has("chuhan-log-drawn") || messageIds.has("chuhan-log-dealt");
  let dealIndex = 0;
  for (const [name, element] of after) {
    if (!name.startsWith("hand:")) continue;
    const old = before.rects.get(name);
    if (old && !messageIds.has("chuhan-log-dealt")) moves.push(animateFrom(element, old, MOVE_MS));
    else if (hasNewCards)
      moves.push(animateFrom(element, before.rects.get("draw"), SLOW_MOVE_MS, DEAL_STAGGER_MS * dealIndex++));
  }
  for (const [id, args] of news) {
    if (id !== "chuhan-log-writ" || args["seat"] === near) continue;
    for (let i = 0; i < Number(args["number"]); i++) {
      const pile = root.querySelector<HTMLElement>('[data-piece="draw"] .card');
      const copy = pile?.cloneNode(true) as HTMLElement | undefined;
      if (pile && copy) copy.style.fontSize = getComputedStyle(pile).fontSize;
      moves.push(
        animateCopy(
          copy ?? null,
          before.rects.get("draw"),
          lastCardRect(place("far")),
          SLOW_MOVE_MS,
          DRAW_STAGGER_MS * i,
        ),
      );
    }
  }

  // A finished trick goes to the discard pile.
  for (const { copy, from } of copies)
    moves.push(animateCopy(copy, from, place("discard"), SLOW_MOVE_MS, COLLECT_DELAY_MS));

  await Promise.race([Promise.all(moves), wait(ANIMATION_TIMEOUT_MS)]);
}

/** Animate the cards of the trick to the discard pile; `change` removes them from the board. */
export async function collectTrick(root: HTMLElement, change: () => Promise<void>): Promise<void> {
  const before = new PiecePositions(root);
  const cards = before.names("set:").map((name) => ({ copy: before.copy(name), from: before.rects.get(name) }));
  await change();
  const pile = root.querySelector<HTMLElement>('[data-piece="discard"]')?.getBoundingClientRect();
  await Promise.race([
    Promise.all(cards.map(({ copy, from }) => animateCopy(copy, from, pile, SLOW_MOVE_MS))),
    wait(ANIMATION_TIMEOUT_MS),
  ]);
}

/** Return the rectangle of the last card of a fan. */
function lastCardRect(rect: DOMRect | undefined): DOMRect | undefined {
  return rect ? new DOMRect(rect.right - rect.height / 1.4, rect.top, rect.height / 1.4, rect.height) : undefined;
}
