// The guest we are, and what they prefer. Settings are kept by the server and, for the first moment, here.
import { api } from "./api";
import type { Me, Settings } from "./wire";
import { best, loadWords } from "./words.svelte";

const KEPT = "tianxia-settings";

export const me: { it: Me | null } = $state({ it: null });

function kept(): Settings {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Settings;
  } catch {
    return {};
  }
}

let settings = $state<Settings>(kept());

export function preferences(): Settings {
  return settings;
}

/** The language chosen, or else the first the browser wishes for that there is. */
export function language(): string {
  return best([settings.language ?? "", ...navigator.languages]);
}

const MORE = matchMedia("(prefers-contrast: more)");
MORE.addEventListener("change", dress);

/** Sets the page's theme, contrast, motion and text size; needs no server. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "light" || settings.theme === "dark") root.dataset["theme"] = settings.theme;
  else delete root.dataset["theme"];
  const contrast = settings.contrast ?? "system";
  if (contrast === "more" || (contrast === "system" && MORE.matches)) root.dataset["contrast"] = "more";
  else delete root.dataset["contrast"];
  root.dataset["motion"] = settings.motion ?? "full";
  root.style.fontSize = settings.text && settings.text !== 100 ? `${settings.text}%` : "";
}

export async function arrive(): Promise<void> {
  me.it = await api.me();
  settings = { ...settings, ...me.it.settings };
  keep();
  await loadWords(language());
}

export async function prefer(change: Settings): Promise<void> {
  settings = { ...settings, ...change };
  keep();
  if (change.language) await loadWords(change.language);
  me.it = await api.change({ settings });
}

/** Forgets us: here and at the server, which then knows us as somebody new. */
export async function vanish(): Promise<void> {
  await api.forget();
  settings = {};
  await arrive();
}

export async function rename(name: string): Promise<void> {
  me.it = await api.change({ name });
}

function keep(): void {
  dress();
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // Without storage the server alone keeps them.
  }
}
