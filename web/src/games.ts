// The games as the browser knows them: their signs, and which have a table here.
import type { Component } from "svelte";
import type { Line, Session } from "./kit/session.svelte";

export type Board = Component<{ session: Session; line: Line }>;

type Known = { signs: string; seats: Record<string, string>; board?: () => Promise<{ default: Board }> };

export const GAMES: Record<string, Known> = {
  chuhan: {
    signs: "楚漢",
    seats: { han: "漢", chu: "楚" },
    board: () => import("./chuhan/Board.svelte"),
  },
  suntzu: {
    signs: "孫子",
    seats: { suntzu: "孫", shao: "昭" },
    board: () => import("./suntzu/Board.svelte"),
  },
  huang: {
    signs: "黃",
    seats: { tiger: "虎", rabbit: "兔", rat: "鼠", goat: "羊", dragon: "龍" },
    board: () => import("./huang/Board.svelte"),
  },
};

export function signOf(game: string, seat: string): string {
  return GAMES[game]?.seats[seat] ?? GAMES[game]?.signs.slice(0, 1) ?? "";
}
