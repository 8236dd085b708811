// Explanations: at hover after a moment, at keyboard focus, and at a long press. R opens the rules at their paragraph.
import { untrack } from "svelte";
import { keyOf } from "./keys";
import { openRules } from "./rulebook.svelte";

export type Tip = {
  title: string;
  note: string;
  text: string;
  /** The paragraph of the rules about it. */
  rule?: string;
};

export const tip: {
  it: Tip | null;
  at: DOMRect | null;
  /** Shown at keyboard focus: R opens the rules, so the mouse can reach the buttons below. */
  byKeys: boolean;
} = $state({ it: null, at: null, byKeys: false });

const HOVER = 450;
const PRESS = 450;
/** A finger that has moved so many pixels drags, and asks for nothing. */
const STILL = 10;
/** How long an explanation waits for the mouse on its way to the link in it. */
const LINGER = 350;

/** What becomes of a finger after it came down. */
const PATH = ["pointermove", "pointerup", "pointercancel"] as const;

let leaving: ReturnType<typeof setTimeout> | undefined;
let asked = false;

export function hideTip(): void {
  clearTimeout(leaving);
  // An element that is taken away loses the focus in the middle of an update: not the moment to change anything.
  // Nor is what takes it away, such as a dialog that opens, to depend on what was shown.
  if (untrack(() => tip.it)) queueMicrotask(() => (tip.it = null));
}

/** The mouse has reached the explanation itself. */
export function keepTip(): void {
  clearTimeout(leaving);
}

/** Whether the click that comes now ends a long press, which has only explained the piece. */
export function onlyAsked(event: MouseEvent): boolean {
  return asked && event.detail > 0;
}

/** What was shown by a long press stays until the next touch elsewhere. */
function stay(): void {
  const touch = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(".tip")) return;
    removeEventListener("pointerdown", touch, true);
    hideTip();
  };
  addEventListener("pointerdown", touch, true);
}

/** For `{@attach}`: an element that explains itself; while `calm`, only to who asks by a long press or R. */
export function explains(what: () => Tip | null, calm = () => false): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** The mouse has moved over the piece, or clicked it, since it came there. */
    let hovered = false;
    const show = (byKeys = false): boolean => {
      const it = untrack(what);
      if (!it) return false;
      tip.byKeys = byKeys;
      clearTimeout(leaving);
      tip.it = it;
      tip.at = element.getBoundingClientRect();
      return true;
    };
    const hide = () => {
      clearTimeout(timer);
      hideTip();
    };
    // A mouse at rest under which a piece comes to lie asks for nothing, nor does one that has clicked the piece.
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || hovered) return;
      hovered = true;
      clearTimeout(timer);
      if (!calm()) timer = setTimeout(() => show(), HOVER);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      hovered = false;
      clearTimeout(timer);
      clearTimeout(leaving);
      leaving = setTimeout(hideTip, tip.it?.rule ? LINGER : 0);
    };
    const down = (event: PointerEvent) => {
      hide();
      pressed = asked = false;
      hovered = event.pointerType === "mouse";
      if (hovered) return;
      timer = setTimeout(() => {
        pressed = true;
        asked = show();
      }, PRESS);
      // What drags the element may capture the pointer: then only the window hears of it.
      const moved = (later: PointerEvent) => {
        if (later.pointerId !== event.pointerId) return;
        const far = Math.hypot(later.clientX - event.clientX, later.clientY - event.clientY) > STILL;
        if (later.type === "pointermove" && !far) return;
        for (const name of PATH) removeEventListener(name, moved, true);
        if (far) pressed = asked = false;
        if (far) hide();
        else clearTimeout(timer);
      };
      for (const name of PATH) addEventListener(name, moved, true);
    };
    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "mouse" && pressed && tip.it?.rule) stay();
      else hide();
    };
    const focus = () => !calm() && element.matches(":focus-visible") && show(true);
    const blur = () => {
      if (!pressed) hide();
    };
    const key = (event: KeyboardEvent) => {
      if (keyOf(event).toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
      const rule = what()?.rule;
      if (rule) openRules(rule);
    };
    const menu = (event: Event) => {
      if (what()) event.preventDefault();
    };
    const heard = { pointermove: move, pointerleave: leave, pointerdown: down, pointerup: up, pointercancel: hide };
    const others = { focus, blur, keydown: key, contextmenu: menu };
    const all = Object.entries({ ...heard, ...others }) as [string, EventListener][];
    for (const [name, listener] of all) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of all) element.removeEventListener(name, listener);
    };
  };
}
