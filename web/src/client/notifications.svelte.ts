// Tells players who are looking at another tab that it is their turn: by title, icon and notification.
import { preferences } from "./guest.svelte";
import { say } from "./translation.svelte";

const ICON = "/assets/seal.svg";
const TURN_ICON = "/assets/seal-turn.svg";

let hidden = $state(document.hidden);
document.addEventListener("visibilitychange", () => (hidden = document.hidden));

/** Whether the page is hidden. Reactive. */
export function isPageHidden(): boolean {
  return hidden;
}

/** Set the title and the icon of the tab; `name` is the name of the game or page. */
export function setTitle(name: string, isTurn: boolean): void {
  const isMarked = isTurn && hidden;
  const parts = [isTurn && !hidden ? say("web-your-turn") : "", name, say("server-page-title")].filter(Boolean);
  document.title = isMarked ? say("web-title-turn", { game: name }) : parts.join(" · ");
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isMarked ? TURN_ICON : ICON);
}

/** The browser's permission for notifications; `none` where it does not support them. */
export type NotificationPermissionState = "granted" | "denied" | "default" | "none";

/** Return the browser's permission for notifications. */
export function notificationPermission(): NotificationPermissionState {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

/** Ask for permission to send notifications. Call it only in response to a click. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  return notificationPermission() === "none" ? "none" : await Notification.requestPermission();
}

/** Notify the player of their turn, if the page is hidden and the settings allow it. */
export function notifyTurn(game: string, table: string): void {
  if (!document.hidden || !preferences().notify || notificationPermission() !== "granted") return;
  const notification = new Notification(say("web-your-turn"), {
    body: say("web-notify-body", { game }),
    tag: `tianxia-${table}`,
    icon: ICON,
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
