import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lengths } from "./tools/lengths";
import { early, languages, sizeLimits } from "./tools/plugins";

const server = process.env["TIANXIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), early(), sizeLimits()],
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  css: { postcss: { plugins: [lengths()] } },
  build: {
    outDir: "../src/tianxia/server/browser",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows no data: fonts and no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/words": server,
      "/live": { target: server, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/catalogue.ts"] },
});
