// A custom property that no style sets is silently ignored by browsers: its fallback, or nothing, is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");

function readSources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(css|svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf-8"));
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

test("every custom property that a style uses is set somewhere", () => {
  const text = readSources().join("\n");
  const used = new Set(findAll(text, /var\((--[\w-]+)/g));
  const set = new Set([...findAll(text, /(?<!var\()(--[\w-]+)["'`]?\s*[:=,]/g), ...findAll(text, /style:(--[\w-]+)/g)]);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
