// The guest we are, and what they prefer. Settings are kept by the server and, for the first moment, here.
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

/** Returns the guest's settings. Reactive. */
export function preferences(): Settings {
  return settings;
}

/** The language chosen, or else the first the browser wishes for that there is. */
export function preferredLanguage(): string {
  return negotiateLanguage([settings.language ?? "", ...navigator.languages]);
}

const MORE_CONTRAST = matchMedia("(prefers-contrast: more)");
MORE_CONTRAST.addEventListener("change", applyTheme);

/** Sets the page's theme, contrast, motion and text size; needs no server. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "light" || settings.theme === "dark") root.dataset["theme"] = settings.theme;
  else delete root.dataset["theme"];
  const contrast = settings.contrast ?? "system";
  if (contrast === "more" || (contrast === "system" && MORE_CONTRAST.matches)) root.dataset["contrast"] = "more";
  else delete root.dataset["contrast"];
  root.dataset["motion"] = settings.motion ?? "full";
  root.style.fontSize = settings.text && settings.text !== 100 ? `${settings.text}%` : "";
}

/** Fetches the guest and their settings from the server and loads their language. */
export async function loadGuest(): Promise<void> {
  guest.current = await api.me();
  settings = { ...settings, ...guest.current.settings };
  storeSettings();
  await loadTranslation(preferredLanguage());
}

/** Applies some settings at once and saves them on the server. Throws a Refusal if they could not be saved there. */
export async function saveSettings(change: Settings): Promise<void> {
  settings = { ...settings, ...change };
  storeSettings();
  if (change.language) await loadTranslation(change.language);
  guest.current = await api.change({ settings });
}

/** Forgets us: here and at the server, which then knows us as somebody new. */
export async function deleteGuest(): Promise<void> {
  await api.forget();
  settings = {};
  await loadGuest();
}

/** Changes the guest's name on the server. */
export async function renameGuest(name: string): Promise<void> {
  guest.current = await api.change({ name });
}

function storeSettings(): void {
  applyTheme();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Without storage the server alone keeps them.
  }
}
