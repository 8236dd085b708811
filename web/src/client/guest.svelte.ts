// The current guest and their settings. The server keeps the settings; a copy in the browser is used until it has
// answered.
import { api } from "./api";
import type { Guest, Settings } from "./wire";
import { negotiateLanguage, loadTranslation } from "./translation.svelte";

const STORAGE_KEY = "tianxia-settings";

/** The guest this browser is signed in as; null until the server has answered. */
export const guest: { current: Guest | null } = $state({ current: null });

function readStoredSettings(): Settings {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Settings;
  } catch {
    return {};
  }
}

let settings = $state<Settings>(readStoredSettings());

/** Return the guest's settings. Reactive. */
export function preferences(): Settings {
  return settings;
}

/** Return the size of boards, relative to the area they fill at 1. Reactive. */
export function boardScale(): number {
  return (settings.board ?? 100) / 100;
}

/** Return the language of the settings, or else the first supported language of the browser. */
export function preferredLanguage(): string {
  return negotiateLanguage([settings.language ?? "", ...navigator.languages]);
}

const MORE_CONTRAST = matchMedia("(prefers-contrast: more)");
MORE_CONTRAST.addEventListener("change", applyTheme);

/** Apply theme, contrast, motion, and the sizes of text and boards to the page. Needs no server. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "light" || settings.theme === "dark") root.dataset["theme"] = settings.theme;
  else delete root.dataset["theme"];
  const contrast = settings.contrast ?? "system";
  if (contrast === "more" || (contrast === "system" && MORE_CONTRAST.matches)) root.dataset["contrast"] = "more";
  else delete root.dataset["contrast"];
  root.dataset["motion"] = settings.motion ?? "full";
  root.style.fontSize = settings.text && settings.text !== 100 ? `${settings.text}%` : "";
  root.style.setProperty("--board-scale", String(boardScale()));
  if (boardScale() > 1) root.dataset["board"] = "larger";
  else delete root.dataset["board"];
}

/** Fetch the guest and their settings from the server and load their language. */
export async function loadGuest(): Promise<void> {
  guest.current = await api.guest();
  settings = { ...settings, ...guest.current.settings };
  storeSettings();
  await loadTranslation(preferredLanguage());
}

/** Apply some settings at once and save them on the server. Throws an ApiError if they could not be saved there. */
export async function saveSettings(change: Settings): Promise<void> {
  settings = { ...settings, ...change };
  storeSettings();
  if (change.language) await loadTranslation(change.language);
  guest.current = await api.updateGuest({ settings });
}

/** Delete the guest and all their data on the server, and continue as a new guest. */
export async function deleteGuest(): Promise<void> {
  await api.deleteGuest();
  settings = {};
  await loadGuest();
}

/** Change the guest's name on the server. */
export async function renameGuest(name: string): Promise<void> {
  guest.current = await api.updateGuest({ name });
}

function storeSettings(): void {
  applyTheme();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Without storage, only the server keeps the settings.
  }
}
