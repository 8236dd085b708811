import { expect, it, vi } from "vitest";
import { moveLabel as chuHanLabel } from "../src/games/chuhan/labels";
import type { View } from "../src/games/chuhan/view";
import { effectsText, moveLabel as huangLabel } from "../src/games/huang/labels";
import { outcomeText } from "../src/games/huang/outcome";
import type { FinalScore } from "../src/games/huang/view";
import { unusedGeneralText } from "../src/games/suntzu/faces";
import { constants } from "../src/games/suntzu/constants";
import type { Message } from "../src/client/wire";
import { allGames } from "../src/client/catalogue";
import { FluentTranslator } from "../src/client/fluent";
import { moveLabel as sunTzuLabel } from "../src/games/suntzu/labels";
import "./catalogue";
import { messageSource, rulesSource } from "./messageFiles";

const { translator } = vi.hoisted(() => ({ translator: { current: undefined as FluentTranslator | undefined } }));
vi.mock("../src/client/translation.svelte", () => ({
  say: (id: string, args: Record<string, string | number> = {}, game?: string) =>
    translator.current?.say(id, args, game) ?? "",
  messageText: ([id, args]: Message) => translator.current?.say(id, args) ?? "",
  capitalise: (text: string) => translator.current?.capitalise(text) ?? "",
}));
vi.mock("../src/client/guest.svelte", () => ({ preferences: () => ({}) }));

translator.current = new FluentTranslator("en", allGames(), messageSource("en"));

it.each([
  ["keep 9 +2", "keep", "Keep 9, +2", "9, +2 in hand"],
  ["battle wu", "pick", "Fight in Wu", "Battle in Wu"],
  ["exchange -1", "exchange", "Exchange −1", "Exchange of −1"],
  ["from pool", "pay", "From the pool", "Army from the pool"],
  ["no", "after", "Use nothing", "No exchange, no general"],
])("Sun Tzu's %s is a verb phrase on a button and a noun phrase in a hint", (text, ask, button, hint) => {
  expect(sunTzuLabel(text, ask)).toBe(button);
  expect(sunTzuLabel(text, ask, "noun-phrase")).toBe(hint);
});

it("a point of Huang is for you if it is your own", () => {
  const effects: Message[] = [["huang-effect-point", { seat: "tiger", number: 1, colour: "red" }]];
  expect(effectsText(effects, "tiger")).toBe("1 soldier point for you");
  expect(effectsText(effects, "rat")).toBe("1 soldier point for Tiger");
});

it("the end of Huang says a player's place if there are more than two", () => {
  const rows = ["tiger", "rat", "goat"].map((seat, i) => ({ seat, place: i + 1 }) as FinalScore);
  expect(outcomeText(["tiger"], rows, "tiger")).toBe("You won");
  expect(outcomeText(["tiger"], rows, "rat")).toBe("You came 2nd");
  expect(outcomeText(["tiger"], rows, "goat")).toBe("You came 3rd");
  expect(outcomeText(["tiger"], rows.slice(0, 2), "rat")).toBe("You lost");
  expect(outcomeText(["tiger"], rows, null)).toBe("Tiger won");
});

it("a general that can no longer be used says so", () => {
  expect(unusedGeneralText("levy", 6)).toBe("Levy");
  expect(unusedGeneralText("levy", 7)).toBe("Levy (only until round 6)");
  expect(unusedGeneralText("great_plague", 9)).toBe("Great Plague");
});

it("the last rounds of the generals are those of the rules", () => {
  const limits = [...rulesSource("suntzu").matchAll(/\{#general-(\w+)\}\s+[^\n]*?rounds 1 to (\d)/g)];
  expect(constants().last_rounds).toEqual(
    Object.fromEntries(limits.map(([, general, round]) => [general, Number(round)])),
  );
});

it.each([
  ["play 7 7", "Play 7 7", "Pair of 7s"],
  ["give 4 5", "Give 4, 5", "Gift of 4, 5"],
  ["allow", "Allow", "No reaction"],
])("Chu Han's %s is a verb phrase on a button and a noun phrase in a hint", (text, button, hint) => {
  const view = { pending: undefined } as unknown as View;
  expect(chuHanLabel(text, view)).toBe(button);
  expect(chuHanLabel(text, view, "noun-phrase")).toBe(hint);
});

it.each([
  ["exchange red red blue", "Exchange of 3 tiles"],
  ["leader red off", "Soldier leader off the board"],
  ["revolt 1", "1 tile"],
  ["revolt 0 leader", "0 tiles + leader"],
  ["support D9 3", "3 tiles for Qin"],
  ["support D9 1 leader", "1 tile + leader for Qin"],
  ["winner D9", "Victory for Qin"],
  ["stop", "End of the action"],
])("Huang's %s is a noun phrase", (text, label) => {
  expect(huangLabel(text, () => "Qin")).toBe(label);
});
