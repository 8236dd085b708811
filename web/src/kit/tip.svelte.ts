// Explanations: at hover after a moment, at keyboard focus, and at a long press.
export type Tip = { title: string; note: string; text: string };

export const tip: { it: Tip | null; at: DOMRect | null } = $state({ it: null, at: null });

const HOVER = 450;
const PRESS = 450;

/** For `{@attach}`: an element that explains itself. */
export function explains(what: () => Tip | null): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const it = what();
      if (!it) return;
      tip.it = it;
      tip.at = element.getBoundingClientRect();
    };
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      // An element that is taken away loses the focus in the middle of an update: not the moment to change anything.
      if (tip.it) queueMicrotask(() => (tip.it = null));
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER);
    const down = (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : later(PRESS));
    const focus = () => element.matches(":focus-visible") && show();
    const menu = (event: Event) => event.preventDefault();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", hide);
    element.addEventListener("pointercancel", hide);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", hide);
    element.addEventListener("contextmenu", menu);
    return () => {
      hide();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", hide);
      element.removeEventListener("pointercancel", hide);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", hide);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
