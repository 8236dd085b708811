// Dragging a tile or a leader from its row to the board.
import type { RackPiece } from "./RackSlot.svelte";

/** How far the pointer moves before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 12;

/** Called while a piece is dragged, and when it is dropped. */
export type DragHandler = (key: string, x: number, y: number, isDrop: boolean) => void;

/** The drag of a piece of a row. */
export class RackDrag {
  #drag = $state<{ key: string; x: number; y: number; dx: number; dy: number; hasMoved: boolean } | null>(null);
  #ignoreClick = false;

  /** `row` returns the element of the row; `handler` is undefined while nothing can be dragged. */
  constructor(
    readonly row: () => HTMLElement | undefined,
    readonly handler: () => DragHandler | undefined,
  ) {}

  get isPossible(): boolean {
    return this.handler() !== undefined;
  }

  /** Return how far a piece is dragged; null if it is not. */
  offsetOf(key: string): { dx: number; dy: number } | null {
    return this.#drag?.hasMoved && this.#drag.key === key ? this.#drag : null;
  }

  /** Whether a click is the end of a drag; it is reported once. */
  takeClick(): boolean {
    const wasDragged = this.#ignoreClick;
    this.#ignoreClick = false;
    return wasDragged;
  }

  start(event: PointerEvent, piece: RackPiece): void {
    this.#ignoreClick = false;
    if (event.button !== 0 || !this.isPossible || piece.isDisabled) return;
    this.#drag = { key: piece.key, x: event.clientX, y: event.clientY, dx: 0, dy: 0, hasMoved: false };
  }

  move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.hasMoved && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
    if (!drag.hasMoved) {
      // Dragging hides the tooltip.
      const element = this.row()?.querySelector(`[data-key="${drag.key}"]`);
      element?.dispatchEvent(new PointerEvent("pointercancel"));
      this.#ignoreClick = true;
    }
    this.#drag = { ...drag, dx, dy, hasMoved: true };
    this.handler()?.(drag.key, event.clientX, event.clientY, false);
  }

  end(event: PointerEvent): void {
    const draggedKey = this.#drag?.hasMoved ? this.#drag.key : null;
    this.#drag = null;
    if (draggedKey !== null && event.type === "pointerup")
      this.handler()?.(draggedKey, event.clientX, event.clientY, true);
  }
}
