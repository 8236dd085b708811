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
  /** Whether it is shown because of keyboard focus: then R opens the rules, and the mouse can reach what it covers. */
  isByKeyboard: boolean;
} = $state({ content: null, anchor: null, isByKeyboard: false });

const HOVER_DELAY_MS = 450;
/** A touch that lasts this long is a long press. */
export const LONG_PRESS_MS = 450;
/** A touch that moves this far is a drag and shows no tooltip. */
const DRAG_THRESHOLD_PX = 10;
/** How long a tooltip stays while the mouse moves to the link in it. */
const LINGER_MS = 350;

/** The events that may follow a touch. */
const POINTER_EVENTS = ["pointermove", "pointerup", "pointercancel"] as const;

let hideTimer: ReturnType<typeof setTimeout> | undefined;
let wasLongPress = false;

/** Hide the tooltip. */
export function hideTooltip(): void {
  clearTimeout(hideTimer);
  // This may run during an update, when a focused element is removed. State must not change then, so the tooltip is hidden
  // afterwards; `untrack` keeps the update from depending on the tooltip.
  if (untrack(() => tooltip.content)) queueMicrotask(() => (tooltip.content = null));
}

/** Keep the tooltip while the mouse is over it. */
export function keepTooltip(): void {
  clearTimeout(hideTimer);
}

/** Whether a click is the end of a long press, which only shows a tooltip. */
export function endsLongPress(event: MouseEvent): boolean {
  return wasLongPress && event.detail > 0;
}

/** Hide the tooltip of a long press at the next touch elsewhere. */
function hideOnNextTouch(): void {
  const handleTouch = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(".tooltip")) return;
    removeEventListener("pointerdown", handleTouch, true);
    hideTooltip();
  };
  addEventListener("pointerdown", handleTouch, true);
}

/** Return an attachment that gives an element a tooltip; while `isSuppressed`, only a long press or R shows it. */
export function attachTooltip(
  content: () => Tooltip | null,
  isSuppressed = () => false,
): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    /** Whether the mouse has moved over the element, or clicked it, since it entered. */
    let isHovered = false;
    const show = (isByKeyboard = false): boolean => {
      const text = untrack(content);
      if (!text) return false;
      tooltip.isByKeyboard = isByKeyboard;
      clearTimeout(hideTimer);
      tooltip.content = text;
      tooltip.anchor = element.getBoundingClientRect();
      return true;
    };
    const hide = () => {
      clearTimeout(timer);
      hideTooltip();
    };
    // A tooltip appears only after the mouse was moved over the element, and not after a click.
    const handleMove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || isHovered) return;
      isHovered = true;
      clearTimeout(timer);
      if (!isSuppressed()) timer = setTimeout(() => show(), HOVER_DELAY_MS);
    };
    const handleLeave = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      isHovered = false;
      clearTimeout(timer);
      clearTimeout(hideTimer);
      hideTimer = setTimeout(hideTooltip, tooltip.content?.rule ? LINGER_MS : 0);
    };
    const handleDown = (event: PointerEvent) => {
      hide();
      isPressed = wasLongPress = false;
      isHovered = event.pointerType === "mouse";
      if (isHovered) return;
      timer = setTimeout(() => {
        isPressed = true;
        wasLongPress = show();
      }, LONG_PRESS_MS);
      // A drag may capture the pointer: then only the window receives its events.
      const handleTouchMove = (later: PointerEvent) => {
        if (later.pointerId !== event.pointerId) return;
        const isDrag = Math.hypot(later.clientX - event.clientX, later.clientY - event.clientY) > DRAG_THRESHOLD_PX;
        if (later.type === "pointermove" && !isDrag) return;
        for (const name of POINTER_EVENTS) removeEventListener(name, handleTouchMove, true);
        if (isDrag) isPressed = wasLongPress = false;
        if (isDrag) hide();
        else clearTimeout(timer);
      };
      for (const name of POINTER_EVENTS) addEventListener(name, handleTouchMove, true);
    };
    const handleUp = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "mouse" && isPressed && tooltip.content?.rule) hideOnNextTouch();
      else hide();
    };
    const handleFocus = () => !isSuppressed() && element.matches(":focus-visible") && show(true);
    const handleBlur = () => {
      if (!isPressed) hide();
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
