// The players at a table, and the prompt while a seat has no question.
import type { SeatConnection, Session } from "./session.svelte";
import type { SeatInfo, SeatSnapshot } from "../client/wire";
import { say, messageText } from "../client/translation.svelte";

/** The seconds that a seat has left, and whether they are running. */
export type SeatClock = SeatSnapshot["clocks"][string];

/** Return the player or bot at a seat; undefined if the table is not loaded or has no such seat. */
export function seatInfo(session: Session, seat: string): SeatInfo | undefined {
  return session.table?.seats.find((info) => info.seat === seat);
}

/**
 * Return the name of the player or bot at a seat; empty if the table is not loaded, and for the seats of a shared device,
 * which all have the name of its guest.
 */
export function playerName(session: Session, seat: string): string {
  const info = seatInfo(session, seat);
  return info && !(session.isShared && info.you) ? occupantName(info) : "";
}

/** Return the name of a player, or the level of a bot. */
export function occupantName(info: SeatInfo): string {
  if (info.level !== undefined) return say("web-bot", { level: say(`bots-level-${info.level}`) });
  return info.name || say("web-former-player");
}

/** Return a seat as `game/seat`, for the Fluent function SEAT in messages that do not belong to a game. */
export function seatRef(session: Session, seat: string): string {
  return `${session.table?.game ?? ""}/${seat}`;
}

/** Whether a seat owes a decision. */
export function isToMove(session: Session, seat: string): boolean {
  return session.table?.status === "running" && session.table.turn.includes(seat);
}

/** Return a seat's clock; undefined at a table without clocks. */
export function clockOf(session: Session, connection: SeatConnection | null, seat: string): SeatClock | undefined {
  return (session.table?.clock.kind ?? "none") === "none" ? undefined : connection?.snapshot?.clocks[seat];
}

/** Return the title and the note of the prompt while a seat has no question; null if it has one. */
export function waitingPrompt(session: Session, connection: SeatConnection): { title: string; note: string } | null {
  if (connection.status === "down") return { title: say("web-offline"), note: say("web-offline-note") };
  const refused = connection.refused ? messageText(connection.refused) : "";
  if (session.table?.status === "over") return { title: say("web-over"), note: refused };
  if (connection.question) return null;
  const acting = (session.table?.turn ?? []).filter((seat) => seat !== connection.seat);
  if (connection.seat === null) {
    const thinking = acting.map((seat) => say("web-thinks", { name: seatRef(session, seat) }));
    return { title: say("web-watching"), note: thinking.join(" ") };
  }
  const others = (session.table?.seats ?? []).map((info) => info.seat).filter((seat) => seat !== connection.seat);
  // Between two actions of the same player, no other player has to do anything.
  if (acting.length === 0 && connection.pendingMove && !connection.snapshot?.delayed)
    return { title: say("web-sent"), note: refused };
  const awaited = acting.length > 0 ? acting : others.slice(0, 1);
  const standingNote = connection.pendingMove?.standing ? say("web-standing-given") : "";
  const pendingNote =
    connection.pendingMove && !connection.pendingMove.isAccepted
      ? say("web-sent")
      : connection.snapshot?.delayed
        ? say("web-held")
        : "";
  return {
    title: say("web-waiting", { names: awaited.map((seat) => seatRef(session, seat)).join(" ") }),
    note: refused || standingNote || pendingNote || awaited.map((seat) => playerName(session, seat)).join(", "),
  };
}
