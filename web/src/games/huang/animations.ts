// Animations of Huang: pieces move from where they were.
import { animateFrom, EASE, PiecePositions, MOVE_MS, wait, SLOW_MOVE_MS } from "../../ui/motion";
import type { Message } from "../../client/wire";

/** The time after which the board continues even if an animation has not finished. */
const ANIMATION_TIMEOUT_MS = 2000;

/** Call `change`, which applies the news to the page, and animate the pieces from their former places. */
export async function animateNews(
  root: HTMLElement,
  news: readonly Message[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new PiecePositions(root);
  await change();
  const seatOf = (id: string) => String(news.find((message) => message[0] === id)?.[1]["seat"] ?? "");
  const removedFromHand = before.names("hand:").filter((name) => !root.querySelector(`[data-piece="${name}"]`));
  const moves: Promise<unknown>[] = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const name = element.dataset["piece"] ?? "";
    const [kind, ...rest] = name.split(":");
    let from = before.rects.get(name);
    if (kind === "tile" && !from) {
      from = before.rects.get(removedFromHand.shift() ?? "") ?? before.rects.get(`seat:${seatOf("huang-log-tile")}`);
    } else if ((kind === "leader" || kind === "badge") && !from) from = before.rects.get(`seat:${rest[0]}`);
    else if ((kind === "pagoda" || kind === "palace") && !from) {
      moves.push(animateBuilding(element));
      continue;
    } else if (kind === "hand" && !from) from = before.rects.get("bag");
    else if (kind === "seat" || kind === "bag") continue;
    if (!from) continue;
    if (element instanceof SVGGElement) moves.push(animateOnBoard(element, from));
    else moves.push(animateFrom(element, from, kind === "hand" ? SLOW_MOVE_MS : MOVE_MS));
  }
  await Promise.race([Promise.all(moves), wait(ANIMATION_TIMEOUT_MS)]);
}

/** Like `animateFrom`, for a piece inside the SVG of the board. */
function animateOnBoard(element: SVGGElement, from: DOMRect): Promise<unknown> {
  const scale = element.getScreenCTM()?.a ?? 1;
  const to = element.getBoundingClientRect();
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.abs(dx) + Math.abs(dy) < 1) return Promise.resolve();
  const keyframes = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
  return element.animate(keyframes, { duration: MOVE_MS, easing: EASE, fill: "backwards" }).finished;
}

/** Fade a new building in. */
function animateBuilding(element: Element): Promise<unknown> {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLOW_MOVE_MS, easing: EASE }).finished;
}
