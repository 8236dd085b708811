import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FluentTranslator } from "../src/kit/fluent";
import type { Argument } from "../src/kit/wire";

/** What the Python side says, written by tests/locales/test_messages.py, which calls this test. */
const path = process.env["TIANXIA_SAID"];

type Told = {
  sources: Record<string, string>;
  said: Record<string, [id: string, args: Record<string, Argument>, text: string][]>;
};

it.skipIf(!path)("the browser says every sentence as Python does", { timeout: 120_000 }, () => {
  const told = JSON.parse(readFileSync(path ?? "", "utf8")) as Told;
  for (const [language, lines] of Object.entries(told.said)) {
    const words = new FluentTranslator(language, ...[language, "en"].map((one) => told.sources[one] ?? ""));
    const other = lines
      .map(([id, args, text]) => ({ id, args, python: text, browser: words.say(id, args) }))
      .filter((one) => one.python !== one.browser);
    expect(other.slice(0, 20), language).toEqual([]);
  }
});
