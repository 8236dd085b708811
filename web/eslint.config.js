import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

// Globals of the browser whose names are the natural ones for something else. `event`, `name`, `status`, `length`, `prompt`
// and `model` are deprecated or useless as globals; Svelte's callback props are named after DOM events; a component that can be focused
// exports a method `focus`.
const SHADOWABLE = [
  "event",
  "name",
  "status",
  "length",
  "prompt",
  "model",
  "focus",
  "onclick",
  "onclose",
  "ondrag",
  "onfocus",
  "onplay",
  "onpointerdown",
  "ontoggle",
];

// The folders of src by layer: a folder may import from the folders of earlier layers, but not from its own layer or a later
// one. `import()` is not restricted: that is how the pages load a game, and the rules its pictures.
const LAYERS = [
  ["client"],
  ["ui"],
  ["rules", "results", "settings"],
  ["table"],
  ["games"],
  ["replay"],
  ["tutorial"],
  ["lobby", "play"],
];
/** The games that have a folder; the generic board is no game. */
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map((entry) => entry.name);

/** Return a rule that forbids imports from sibling folders, `../` or more levels up. */
function forbidFolders(folders, up, message) {
  return { regex: `^${up}(${folders.join("|")})(/|$)`, message };
}

/** Return the configuration that keeps the files of a folder from importing those of later layers. */
function layerConfig(folder, index) {
  const forbidden = LAYERS.slice(index).flat();
  const others = forbidden.filter((other) => other !== folder);
  const message = `${folder}/ is below that folder: see LAYERS in eslint.config.js.`;
  return {
    files: [`src/${folder}/**`],
    rules: { "no-restricted-imports": ["error", { patterns: [forbidFolders(others, "(\\.\\./)+", message)] }] },
  };
}

/** Return the configuration that keeps a game from importing other games, or the index of all games. */
function gameConfig(game) {
  const later = LAYERS.slice(LAYERS.findIndex((layer) => layer.includes("games")) + 1).flat();
  const others = GAMES.filter((other) => other !== game);
  return {
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            forbidFolders(later, "(\\.\\./)+", "Games know no pages: see LAYERS in eslint.config.js."),
            forbidFolders(others, "\\.\\./", "A game knows no other game."),
            { regex: "^\\.\\.(/index)?$", message: "A game does not know the index of all games." },
          ],
        },
      ],
    },
  };
}

export default ts.config(
  { ignores: ["node_modules/", "src/fonts/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-shadow": ["error", { builtinGlobals: true, allow: SHADOWABLE }],
    },
  },
  ...LAYERS.flatMap((folders, index) => folders.map((folder) => layerConfig(folder, index))),
  ...GAMES.map(gameConfig),
  {
    files: LAYERS.flat().map((folder) => `src/${folder}/**`),
    ignores: ["src/games/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["Literal[value", "TemplateElement[value.raw", "SvelteLiteral[value"].map((node) => ({
          selector: `${node}=/(^|\\W)(${GAMES.join("|")})($|\\W)/]`,
          message: "What is true of one game is in games/, or comes from the server.",
        })),
      ],
    },
  },
  {
    // The messages of the server, whose settings of standing answers are declared elsewhere.
    files: ["src/client/wire.ts"],
    rules: { "no-restricted-imports": "off" },
  },
  {
    files: ["src/**"],
    ignores: ["src/client/serverTransport.ts", "src/client/seatSocket.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["fetch", "WebSocket", "XMLHttpRequest", "EventSource"].map((name) => ({
          name,
          message: "Use the transport of client/transport.ts.",
        })),
      ],
    },
  },
);
