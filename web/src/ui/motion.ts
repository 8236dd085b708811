// Animations: pieces move from their old to their new place. Elements to animate carry `data-piece` with a unique name.
import { preferences } from "../client/guest.svelte";

/** The easing of all moving pieces. */
export const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** How long a piece takes to move. */
export const MOVE_MS = 240;
/** How long a piece takes for a longer distance, such as from the draw pile. */
export const SLOW_MOVE_MS = 420;

/** Whether animations are switched off, by the settings or the system, or because the page is hidden. */
export function isMotionOff(): boolean {
  const motion = preferences().motion ?? "full";
  return motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

function scaledDuration(ms: number): number {
  return preferences().motion === "brief" ? ms / 2 : ms;
}

/** The positions of all pieces before a change, and their elements, which may be removed by it. */
export class PiecePositions {
  readonly rects = new Map<string, DOMRect>();
  readonly #elements = new Map<string, HTMLElement>();

  constructor(root: HTMLElement) {
    for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const name = element.dataset["piece"] ?? "";
      this.rects.set(name, element.getBoundingClientRect());
      this.#elements.set(name, element);
    }
  }

  /** Return the names of the pieces that begin with a prefix. */
  names(prefix: string): string[] {
    return [...this.rects.keys()].filter((name) => name.startsWith(prefix));
  }

  /** Return a copy of a piece, to animate it after it was removed; null if there is none. */
  copy(name: string): HTMLElement | null {
    const element = this.#elements.get(name);
    if (!element) return null;
    const copy = element.cloneNode(true) as HTMLElement;
    copy.style.fontSize = getComputedStyle(element).fontSize;
    return copy;
  }
}

/** Animate an element from a former position to its current one; `ms` and `delay` are in milliseconds. */
export function animateFrom(element: Element, from: DOMRect | undefined, ms = MOVE_MS, delay = 0): Promise<unknown> {
  if (!from) return Promise.resolve();
  const to = element.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < 1) return Promise.resolve();
  const scale = to.width ? from.width / to.width : 1;
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration: scaledDuration(ms), delay: scaledDuration(delay), easing: EASE, fill: "backwards" },
  ).finished;
}

/** Animate a copy from one position to another, above everything else, and remove it. */
export async function animateCopy(
  copy: HTMLElement | null,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  ms = MOVE_MS,
  delay = 0,
): Promise<void> {
  if (!copy || !from || !to) return;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const scale = from.width ? to.width / from.width : 1;
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
  try {
    await copy.animate(
      [
        { transform: "none", transformOrigin: "0 0", opacity: 1 },
        { transform: end, transformOrigin: "0 0", opacity: 0.9 },
      ],
      { duration: scaledDuration(ms), delay: scaledDuration(delay), easing: EASE, fill: "both" },
    ).finished;
  } finally {
    copy.remove();
  }
}

/** Resolve after some time, which the motion setting may shorten. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, scaledDuration(ms)));
}

/** Finish all running animations, except endless ones and answer timers. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    // The coach's ring pulses forever and cannot be finished.
    const canFinish = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (canFinish && animation.playState === "running" && animation.id !== "answer-timer") animation.finish();
  }
}
