// Applies the stored settings before the first paint, so that a page in dark mode never flashes light. Later,
// client/guest.svelte.ts applies them.
try {
  const { theme, motion, contrast, text, board } = JSON.parse(localStorage.getItem("tianxia-settings") ?? "{}");
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.dataset.motion = motion ?? "full";
  const wantsMoreContrast =
    contrast === "more" || (contrast !== "drawn" && matchMedia("(prefers-contrast: more)").matches);
  if (wantsMoreContrast) root.dataset.contrast = "more";
  if (text > 100 && text <= 200) root.style.fontSize = `${text}%`;
  if (board >= 70 && board <= 150) root.style.setProperty("--board-scale", String(board / 100));
  if (board > 100) root.dataset.board = "larger";
} catch {
  // Without storage, the theme is applied when the server has sent the settings.
}
