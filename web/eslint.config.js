import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

// Globals of the browser whose names are the natural ones for something else. `event`, `name`, `status` and `length` are
// deprecated or useless as globals; Svelte's callback props are named after DOM events; a component that can be focused
// exports a method `focus`.
const SHADOWABLE = [
  "event",
  "name",
  "status",
  "length",
  "focus",
  "onclick",
  "onclose",
  "ondrag",
  "onfocus",
  "onplay",
  "ontoggle",
];

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
);
