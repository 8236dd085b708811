// Loads the fonts before the page is first drawn, so that the layout does not shift.

const LATIN_FONTS = ['400 16px "Source Sans 3"', '600 16px "Source Sans 3"', '600 16px "Spectral"'];
const CHINESE_FONTS = ['400 16px "LXGW WenKai TC"', '700 16px "LXGW WenKai TC"'];
/** Letters from the parts of the fonts that a language needs besides the Latin ones. */
const LETTERS: Readonly<Record<string, string>> = { pl: "ż", ru: "Я" };
/** A page whose fonts take longer than this is drawn without them. */
const FONT_DEADLINE_MS = 3000;

/** Load the fonts a page in this language uses; resolves after the deadline even if they have not arrived. */
export async function loadFonts(language: string): Promise<void> {
  const latin = LATIN_FONTS.map((font) => document.fonts.load(font, `A${LETTERS[language] ?? ""}`));
  const chinese = CHINESE_FONTS.map((font) => document.fonts.load(font, "天"));
  const loaded = Promise.allSettled([...latin, ...chinese]);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, FONT_DEADLINE_MS))]);
}
