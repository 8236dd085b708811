// The keyboard focus at a table: it starts at the prompt, and is not lost when the focused piece is removed.
import type { TableContent } from "./tableContent";

/** Keeps the keyboard focus at a running table. Create it during component initialisation, because it uses effects. */
export class TableFocus {
  /** Whether the last input was a key. */
  usesKeyboard = false;
  #hasStarted = false;

  constructor(root: () => HTMLElement | undefined, content: TableContent) {
    // A table starts with the focus on the prompt, unless a panel or the coach has taken it.
    $effect(() => {
      const element = root();
      if (!element || this.#hasStarted || content.connection.snapshot?.lesson) return;
      this.#hasStarted = true;
      if (document.activeElement !== document.body) return;
      element.querySelector<HTMLElement>(".prompt .title")?.focus({ preventScroll: true });
    });
    // Keyboard players keep the focus, even if the focused button or card is removed.
    $effect(() => {
      const element = root();
      if (!element) return;
      const changes = new MutationObserver(() => this.#restore(element, content));
      changes.observe(element, { childList: true, subtree: true });
      return () => changes.disconnect();
    });
  }

  #restore(root: HTMLElement, { handlers }: TableContent): void {
    if (!this.usesKeyboard || document.activeElement !== document.body) return;
    const onward = root.querySelector<HTMLElement>("[data-action=onward]");
    if (onward) onward.focus();
    else handlers.refocus?.();
  }
}
