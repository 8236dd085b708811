// A table in words, for the lists of the lobby.
import { messageText, say } from "../client/translation.svelte";
import type { TableSummary } from "../client/wire";
import { occupantName } from "../table/players";

/** Return the names of the other players. */
export function otherPlayers(table: TableSummary): string {
  const names = table.seats.filter((info) => !info.you && info.kind !== "open").map(occupantName);
  if (names.length > 0) return names.join(", ");
  return table.seats.some((info) => info.kind === "open") ? say("web-nobody-yet") : say("web-one-device");
}

/** Return the title of a table; without one, the name of its game. */
export function tableTitle(table: TableSummary): string {
  return table.title || say(`${table.game}-name`);
}

/** Return the points of a finished game; empty if it has none. */
export function scoreText(table: TableSummary): string {
  return table.score ? messageText(table.score) : "";
}

/** Return the result of a finished game for the guest; the winner, if the guest had all seats. */
export function outcomeText(table: TableSummary): string {
  const { reason, winners } = table.result ?? { reason: "closed", winners: [] };
  if (reason === "closed") return say("web-closed");
  const [winner] = winners;
  if (winner === undefined || winners.length === table.seats.length) return say("web-drawn");
  if (table.seats.every((info) => info.you)) return say("web-wins", { seat: `${table.game}/${winner}` });
  return say(table.seats.some((info) => info.you && winners.includes(info.seat)) ? "web-won" : "web-lost");
}
