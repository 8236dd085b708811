// Vite plugins: a script before the first paint, and size limits.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin as VitePlugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/tianxia/locales", import.meta.url));
const EARLY = fileURLToPath(new URL("../src/early.js", import.meta.url));
/** The size limits, in bytes: the compressed code of a first load, and a subset font. */
const MAX_CODE_BYTES = 150_000;
const MAX_FONT_BYTES = 40_000;

/** Return the supported languages. */
export function languages(): string[] {
  return readdirSync(LOCALES)
    .filter((name) => existsSync(`${LOCALES}/${name}/web.ftl`))
    .sort();
}

/** Return a plugin that adds src/early.js as a classic script before everything else: a module would run too late. */
export function early(): VitePlugin {
  return {
    name: "tianxia-early",
    buildStart() {
      if (this.environment.config.command === "build")
        this.emitFile({ type: "asset", name: "early.js", source: readFileSync(EARLY) });
    },
    transformIndexHtml(_html, { bundle }) {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes("early.js"),
      );
      const src = built ? `/${built.fileName}` : "/src/early.js";
      return [{ tag: "script", attrs: { src }, injectTo: "head-prepend" }];
    },
  };
}

/** Return a plugin that fails a build whose first load is too large, or whose lobby includes a game's board. */
export function sizeLimits(): VitePlugin {
  return {
    name: "tianxia-size-limits",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      if (entry?.type !== "chunk") return;

      /** Return a chunk with all chunks and style sheets it imports. */
      const importsOf = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== "chunk") return found;
        found.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
        for (const other of chunk.imports) importsOf(other, found);
        return found;
      };
      /** Return the compressed size of some files, in bytes. */
      const compressedSize = (names: Iterable<string>): number => {
        let sum = 0;
        for (const name of names) {
          const file = bundle[name];
          if (file) sum += gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length;
        }
        return sum;
      };

      const lobby = importsOf(entry.fileName);
      for (const name of lobby) {
        const chunk = bundle[name];
        const boards = chunk?.type === "chunk" ? chunk.moduleIds.filter((id) => id.endsWith("/Board.svelte")) : [];
        if (boards.length > 0) this.error(`the lobby loads ${boards.join(", ")}: import boards dynamically`);
      }
      for (const page of Object.values(bundle)) {
        if (page.type !== "chunk") continue;
        const size = compressedSize(new Set([...lobby, ...importsOf(page.fileName)]));
        if (size > MAX_CODE_BYTES)
          this.error(`${page.fileName}: a first load of ${size} bytes, ${MAX_CODE_BYTES} at most`);
      }
      for (const file of Object.values(bundle)) {
        if (!file.fileName.endsWith(".woff2") || file.type !== "asset") continue;
        if (file.source.length > MAX_FONT_BYTES)
          this.error(`${file.fileName}: a font of ${file.source.length} bytes, ${MAX_FONT_BYTES} at most`);
      }
    },
  };
}
