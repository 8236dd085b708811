// Tooltips: on hover after a delay, on keyboard focus, and on a long press. R opens the rules about the element.
import { untrack } from "svelte";
import { keyOf } from "./keyboard";
import { openRules } from "./rulebook.svelte";

/** The text of a tooltip. */
export type Tooltip = {
  title: string;
  note: string;
  text: string;
  /** The anchor of the rules about it. */
  rule?: string;
};

/** The tooltip that is shown, and the rectangle of the element it belongs to. */
export const tooltip: {
  content: Tooltip | null;
  anchor: DOMRect | null;
  /** Shown at keyboard focus: R opens the rules, so the mouse can reach the buttons below. */
  byKeys: boolean;
} = $state({ content: null, anchor: null, byKeys: false });

const HOVER_DELAY_MS = 450;
const LONG_PRESS_MS = 450;
/** A finger that has moved this far drags, and does not ask for a tooltip. */
const DRAG_THRESHOLD_PX = 10;
/** How long a tooltip stays while the mouse moves to the link in it. */
const LINGER_MS = 350;

/** The events that may follow when a finger has come down. */
const POINTER_EVENTS = ["pointermove", "pointerup", "pointercancel"] as const;

let hideTimer: ReturnType<typeof setTimeout> | undefined;
let wasLongPress = false;

/** Hides the tooltip. */
export function hideTooltip(): void {
  clearTimeout(hideTimer);
  // A removed element loses the focus in the middle of an update, when state must not change.
  // Whatever removes it, such as a dialog, must not depend on the tooltip either.
  if (untrack(() => tooltip.content)) queueMicrotask(() => (tooltip.content = null));
}

/** Keeps the tooltip while the mouse is over it. */
export function keepTooltip(): void {
  clearTimeout(hideTimer);
}

/** Whether this click ends a long press, which has only shown a tooltip. */
export function endsLongPress(event: MouseEvent): boolean {
  return wasLongPress && event.detail > 0;
}

/** A tooltip shown by a long press stays until the next touch elsewhere. */
function hideOnNextTouch(): void {
  const touch = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(".tip")) return;
    removeEventListener("pointerdown", touch, true);
    hideTooltip();
  };
  addEventListener("pointerdown", touch, true);
}

/** An attachment that gives an element a tooltip; while `isSuppressed`, only a long press or R shows it. */
export function attachTooltip(
  content: () => Tooltip | null,
  isSuppressed = () => false,
): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** Whether the mouse has moved over the element, or clicked it, since it entered. */
    let hovered = false;
    const show = (byKeys = false): boolean => {
      const it = untrack(content);
      if (!it) return false;
      tooltip.byKeys = byKeys;
      clearTimeout(hideTimer);
      tooltip.content = it;
      tooltip.anchor = element.getBoundingClientRect();
      return true;
    };
    const hide = () => {
      clearTimeout(timer);
      hideTooltip();
    };
    // A resting mouse under which a piece appears does not ask for a tooltip, nor does one that has clicked.
    const handleMove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || hovered) return;
      hovered = true;
      clearTimeout(timer);
      if (!isSuppressed()) timer = setTimeout(() => show(), HOVER_DELAY_MS);
    };
    const handleLeave = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      hovered = false;
      clearTimeout(timer);
      clearTimeout(hideTimer);
      hideTimer = setTimeout(hideTooltip, tooltip.content?.rule ? LINGER_MS : 0);
    };
    const handleDown = (event: PointerEvent) => {
      hide();
      pressed = wasLongPress = false;
      hovered = event.pointerType === "mouse";
      if (hovered) return;
      timer = setTimeout(() => {
        pressed = true;
        wasLongPress = show();
      }, LONG_PRESS_MS);
      // A drag may capture the pointer: then only the window receives its events.
      const moved = (later: PointerEvent) => {
        if (later.pointerId !== event.pointerId) return;
        const far = Math.hypot(later.clientX - event.clientX, later.clientY - event.clientY) > DRAG_THRESHOLD_PX;
        if (later.type === "pointermove" && !far) return;
        for (const name of POINTER_EVENTS) removeEventListener(name, moved, true);
        if (far) pressed = wasLongPress = false;
        if (far) hide();
        else clearTimeout(timer);
      };
      for (const name of POINTER_EVENTS) addEventListener(name, moved, true);
    };
    const handleUp = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "mouse" && pressed && tooltip.content?.rule) hideOnNextTouch();
      else hide();
    };
    const handleFocus = () => !isSuppressed() && element.matches(":focus-visible") && show(true);
    const handleBlur = () => {
      if (!pressed) hide();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (keyOf(event).toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
      const rule = content()?.rule;
      if (rule) openRules(rule);
    };
    const handleMenu = (event: Event) => {
      if (content()) event.preventDefault();
    };
    const pointerListeners = {
      pointermove: handleMove,
      pointerleave: handleLeave,
      pointerdown: handleDown,
      pointerup: handleUp,
      pointercancel: hide,
    };
    const otherListeners = { focus: handleFocus, blur: handleBlur, keydown: handleKey, contextmenu: handleMenu };
    const listeners = Object.entries({ ...pointerListeners, ...otherListeners }) as [string, EventListener][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
