// The layers of src, which eslint.config.js defines.
import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint({ cwd: join(import.meta.dirname, "..") });

/** Return the ids of the rules about imports, globals and names of games that a line of code violates in a file of src. */
async function violations(file: string, line: string): Promise<(string | null)[]> {
  const code = file.endsWith(".svelte") ? `<script lang="ts">\n  ${line}\n</script>\n` : `${line}\n`;
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId).filter((id) => id?.startsWith("no-restricted"));
}

it.each([
  ["client/api.ts", 'export { say } from "../ui/dates";'],
  ["ui/Card.svelte", 'import { playerName } from "../table/players";'],
  ["ui/Card.svelte", 'import type { Session } from "../table/session.svelte";'],
  ["table/Log.svelte", 'import { loadBoard } from "../games";'],
  ["table/players.ts", 'import { Replay } from "../replay/replay.svelte";'],
  ["settings/SettingsPage.svelte", 'import { search } from "../rules/search";'],
  ["games/chuhan/Board.svelte", 'import ReplayFrame from "../../replay/ReplayFrame.svelte";'],
  ["games/chuhan/labels.ts", 'import { COLOURS } from "../huang/view";'],
  ["games/huang/Board.svelte", 'import { loadBoard } from "..";'],
  ["replay/ReplayPage.svelte", 'import Lobby from "../lobby/Lobby.svelte";'],
])("%s may not contain: %s", async (file, line) => {
  expect(await violations(file, line)).toEqual(["no-restricted-imports"]);
});

it.each([
  ["ui/Card.svelte", 'import { say } from "../client/translation.svelte";'],
  ["table/Log.svelte", 'import { gameFacts } from "../client/games";'],
  ["games/chuhan/Board.svelte", 'import { seatCharacter } from "../../client/games";'],
  ["rules/illustrations.ts", 'export const load = () => import("../games/index");'],
  ["lobby/Lobby.svelte", 'import { completedScenes } from "../tutorial/progress";'],
])("%s may contain: %s", async (file, line) => {
  expect(await violations(file, line)).toEqual([]);
});

it.each([
  ["table/standingAnswers.ts", 'export const KEY = "suntzu-ask-general";'],
  ["settings/StandingAnswers.svelte", "const text = (id: string) => `web-chuhan-${id}`;"],
  ["rules/illustrations.ts", 'export const load = () => import("../games/huang/Picture.svelte");'],
])("%s may not name a game: %s", async (file, line) => {
  expect(await violations(file, line)).toEqual(["no-restricted-syntax"]);
});

it("only the folders of the games may name games", async () => {
  expect(await violations("games/suntzu/moves.ts", 'export const KEY = "suntzu-ask-general";')).toEqual([]);
  expect(await violations("client/games.ts", 'export const KEY = "suntzu";')).toEqual(["no-restricted-syntax"]);
});

it("only the transport to the server uses fetch and websockets", async () => {
  expect(await violations("table/players.ts", 'void fetch("/api/me");')).toEqual(["no-restricted-globals"]);
  expect(await violations("ui/Card.svelte", 'new WebSocket("/live/x");')).toEqual(["no-restricted-globals"]);
  expect(await violations("client/serverTransport.ts", 'void fetch("/api/me");')).toEqual([]);
});
