// A note of one's turn for who looks elsewhere: in the title, on the tab's picture, and by the browser if it was allowed.
import { preferences } from "./guest.svelte";
import { say } from "./translation.svelte";

const ICON = "/assets/seal.svg";
const TURN_ICON = "/assets/seal-turn.svg";

let hidden = $state(document.hidden);
document.addEventListener("visibilitychange", () => (hidden = document.hidden));

/** Whether the page is looked at. */
export function isPageHidden(): boolean {
  return hidden;
}

/** The title and the picture of the tab. */
export function setTitle(name: string, isTurn: boolean): void {
  const isMarked = isTurn && hidden;
  const parts = [isTurn && !hidden ? say("web-your-turn") : "", name, say("server-page-title")].filter(Boolean);
  document.title = isMarked ? say("web-title-turn", { game: name }) : parts.join(" · ");
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isMarked ? TURN_ICON : ICON);
}

/** The browser's permission for notifications; `none` where it does not support them. */
export type NotificationPermissionState = "granted" | "denied" | "default" | "none";

/** What the browser says to notifications; `none` where it has none. */
export function notificationPermission(): NotificationPermissionState {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

/** Asks the browser for leave: only ever in answer to a button. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  return notificationPermission() === "none" ? "none" : await Notification.requestPermission();
}

/** Tells of one's turn at a table; it says no more than that. */
export function notifyTurn(game: string, table: string): void {
  if (!document.hidden || !preferences().notify || notificationPermission() !== "granted") return;
  const note = new Notification(say("web-your-turn"), {
    body: say("web-notify-body", { game }),
    tag: `tianxia-${table}`,
    icon: ICON,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
