import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allGames } from "../src/client/catalogue";
import { FluentTranslator } from "../src/client/fluent";
import type { Argument } from "../src/client/wire";
import "./catalogue";

/** The path of sentences formatted by Python; tests/locales/test_messages.py writes them and calls this test. */
const path = process.env["TIANXIA_SENTENCES"];

type PythonSentences = {
  sources: Record<string, string>;
  sentences: Record<string, [id: string, args: Record<string, Argument>, text: string][]>;
};

it.skipIf(!path)("the browser formats every sentence as Python does", { timeout: 120_000 }, () => {
  const python = JSON.parse(readFileSync(path ?? "", "utf8")) as PythonSentences;
  for (const [language, lines] of Object.entries(python.sentences)) {
    const translator = new FluentTranslator(
      language,
      allGames(),
      ...[language, "en"].map((source) => python.sources[source] ?? ""),
    );
    const differences = lines
      .map(([id, args, text]) => ({ id, args, pythonText: text, browserText: translator.say(id, args) }))
      .filter(({ pythonText, browserText }) => pythonText !== browserText);
    expect(differences.slice(0, 20), language).toEqual([]);
  }
});
