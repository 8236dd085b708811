// Runs before the first paint, so that nobody who chose dark sees a light page first. What it sets, kit/me.svelte.ts keeps.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem("tianxia-settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = motion ?? "full";
} catch {
  // Without storage the page is dressed when the server has told how.
}
