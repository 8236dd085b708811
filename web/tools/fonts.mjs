// Subsets the fonts to what the pages use and writes them, with their style sheet, to src/fonts.
// The Chinese font contains exactly the characters that occur in our sources and texts; the others keep whole scripts.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const resolveFrom = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "..", "src");
const python = join(here, "..", "..", "src", "tianxia");
// Messages, of which games have folders of their own.
const messages = [join(python, "locales"), join(python, "games")];
const out = join(source, "fonts");
// The style sheet requests lining and tabular figures.
const keepFeatures = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];
const CHINESE_CHARACTER = /[\u2e80-\u9fff\uf900-\ufaff]/gu;

const RANGES = {
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
  "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF",
  cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
};
const FACES = [
  { family: "Source Sans 3", name: "source-sans-3", weights: [400, 600] },
  { family: "Spectral", name: "spectral", weights: [600] },
];

/** Return all files below a folder. @param {string} folder @returns {Promise<string[]>} */
async function files(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
  return (await Promise.all(lists)).flat();
}

/** Return the path of a font file of a package. @param {string} name @param {string} file */
function packaged(name, file) {
  return join(dirname(resolveFrom.resolve(`@fontsource/${name}/package.json`)), "files", file);
}

/** Return the CSS rule of a font. @param {string} family @param {number} weight @param {string} file @param {string} range */
function rule(family, weight, file, range) {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}`;
}

/** Return the characters of a Unicode range as one text. @param {string} range */
function characters(range) {
  let text = "";
  for (const part of range.split(",")) {
    const [low, high] = part.trim().replace("U+", "").split("-");
    const first = parseInt(low ?? "0", 16);
    for (let code = first; code <= parseInt(high ?? low ?? "0", 16); code++) text += String.fromCodePoint(code);
  }
  return text;
}

await mkdir(out, { recursive: true });
const rules = [];

for (const { family, name, weights } of FACES) {
  for (const weight of weights) {
    for (const [script, range] of Object.entries(RANGES)) {
      const file = `${name}-${script}-${weight}.woff2`;
      const whole = await readFile(packaged(name, `${name}-${script}-${weight}-normal.woff2`));
      await writeFile(join(out, file), await subset(whole, characters(range), { targetFormat: "woff2", keepFeatures }));
      rules.push(rule(family, weight, file, range));
    }
  }
}

const chinese = new Set("天下");
for (const path of (await Promise.all([source, ...messages].map(files))).flat()) {
  if (!/\.(svelte|ts|ftl)$/.test(path)) continue;
  for (const character of (await readFile(path, "utf8")).match(CHINESE_CHARACTER) ?? []) chinese.add(character);
}
const text = [...chinese].sort().join("");
for (const weight of [400, 700]) {
  const file = `wenkai-${weight}.woff2`;
  const whole = await readFile(packaged("lxgw-wenkai-tc", `lxgw-wenkai-tc-chinese-traditional-${weight}-normal.woff2`));
  const subsetted = await subset(whole, text, { targetFormat: "woff2" });
  if (subsetted.length > 40_000) throw new Error(`${file} has ${subsetted.length} bytes: too many characters`);
  await writeFile(join(out, file), subsetted);
  rules.push(rule("LXGW WenKai TC", weight, file, "U+2E80-9FFF, U+F900-FAFF"));
}

await writeFile(join(out, "fonts.css"), rules.join("\n") + "\n");
