// Pointer gestures in a hand: a click toggles a card, a sweep along the row selects cards, an upward movement drags.
import { LONG_PRESS_MS } from "./tooltip.svelte";

/** An upward movement of this length starts a drag. */
const DRAG_THRESHOLD_PX = 14;
/** A sideways movement of this length starts a sweep. */
const SWEEP_THRESHOLD_PX = 24;
/** Cards dropped at least this far above the hand are played. */
const DROP_DISTANCE_PX = 24;

type Gesture = { key: string; x: number; y: number; isOn: boolean; kind: "press" | "sweep" | "drag"; since: number };

/** What gestures do in a hand. */
export type GestureTarget = {
  group(): HTMLElement;
  isChosen(key: string): boolean;
  ontoggle(key: string, isOn: boolean, bySweep: boolean): void;
  onplay(): void;
  /** Called while a card is dragged; undefined if a drop plays the selected cards. */
  ondrag(): ((key: string, x: number, y: number, isDrop: boolean) => void) | undefined;
};

/** The gesture of a pointer in a hand. */
export class HandGesture {
  /** How far the selected cards are dragged. */
  offset = $state({ x: 0, y: 0 });
  isDragging = $state(false);
  #gesture: Gesture | null = null;
  #ignoreClick = false;

  constructor(readonly target: GestureTarget) {}

  /** Whether a click is the end of another gesture; it is reported once. */
  takeClick(): boolean {
    const wasGesture = this.#ignoreClick;
    this.#ignoreClick = false;
    return wasGesture;
  }

  /** Begin a gesture on a card. */
  start(event: PointerEvent, key: string): void {
    this.#ignoreClick = false;
    const isOn = !this.target.isChosen(key);
    this.#gesture = { key, x: event.clientX, y: event.clientY, isOn, kind: "press", since: event.timeStamp };
  }

  move(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (!gesture) return;
    const dx = event.clientX - gesture.x;
    const dy = event.clientY - gesture.y;
    if (gesture.kind === "press" && !this.#leavePress(gesture, event, dx, dy)) return;
    if (gesture.kind === "drag") {
      this.offset = { x: dx, y: dy };
      this.target.ondrag()?.(gesture.key, event.clientX, event.clientY, false);
    } else this.#sweep(gesture, event);
  }

  end(event: PointerEvent): void {
    const gesture = this.#gesture;
    // A long press shows the tooltip and does not select the card.
    if (gesture && event.pointerType !== "mouse" && event.timeStamp - gesture.since > LONG_PRESS_MS)
      this.#ignoreClick = true;
    this.#gesture = null;
    if (gesture?.kind !== "drag") return;
    this.isDragging = false;
    this.offset = { x: 0, y: 0 };
    const { target } = this;
    const isDrop = event.type === "pointerup";
    const ondrag = target.ondrag();
    if (ondrag) ondrag(gesture.key, event.clientX, event.clientY, isDrop);
    else if (isDrop && event.clientY < target.group().getBoundingClientRect().top - DROP_DISTANCE_PX) target.onplay();
  }

  /** Turn a press into a drag or a sweep, if the pointer has moved far enough; return whether it has. */
  #leavePress(gesture: Gesture, event: PointerEvent, dx: number, dy: number): boolean {
    const { target } = this;
    if (dy < -DRAG_THRESHOLD_PX && Math.abs(dy) > Math.abs(dx)) {
      gesture.kind = "drag";
      if (!target.isChosen(gesture.key)) target.ontoggle(gesture.key, true, false);
      this.isDragging = true;
      target.group().setPointerCapture(event.pointerId);
    } else if (Math.abs(dx) > SWEEP_THRESHOLD_PX && Math.abs(dx) > 2 * Math.abs(dy)) {
      gesture.kind = "sweep";
      target.ontoggle(gesture.key, gesture.isOn, true);
    } else return false;
    this.#ignoreClick = true;
    return true;
  }

  #sweep(gesture: Gesture, event: PointerEvent): void {
    const { target } = this;
    const button = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-key]");
    const key = button?.dataset["key"];
    if (key && target.group().contains(button) && target.isChosen(key) !== gesture.isOn)
      target.ontoggle(key, gesture.isOn, true);
  }
}
