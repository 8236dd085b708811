// A note of one's turn for who looks elsewhere: in the title, on the tab's picture, and by the browser if it was allowed.
import { preferences } from "./me.svelte";
import { say } from "./words.svelte";

const PICTURE = "/assets/seal.svg";
const DOTTED = "/assets/seal-turn.svg";

let hidden = $state(document.hidden);
document.addEventListener("visibilitychange", () => (hidden = document.hidden));

/** Whether the page is looked at. */
export function away(): boolean {
  return hidden;
}

/** The title and the picture of the tab. */
export function entitle(name: string, turn: boolean): void {
  const noted = turn && hidden;
  const parts = [turn && !hidden ? say("web-your-turn") : "", name, say("server-page-title")].filter(Boolean);
  document.title = noted ? say("web-title-turn", { game: name }) : parts.join(" · ");
  document.querySelector('link[rel="icon"]')?.setAttribute("href", noted ? DOTTED : PICTURE);
}

export type Permission = "granted" | "denied" | "default" | "none";

/** What the browser says to notifications; `none` where it has none. */
export function permission(): Permission {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

/** Asks the browser for leave: only ever in answer to a button. */
export async function askPermission(): Promise<Permission> {
  return permission() === "none" ? "none" : await Notification.requestPermission();
}

/** Tells of one's turn at a table; it says no more than that. */
export function notify(game: string, table: string): void {
  if (!document.hidden || !preferences().notify || permission() !== "granted") return;
  const note = new Notification(say("web-your-turn"), {
    body: say("web-notify-body", { game }),
    tag: `tianxia-${table}`,
    icon: PICTURE,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
