// Who sits where, and the prompt while this seat has no question.
import type { SeatConnection, Session } from "./session.svelte";
import type { SeatInfo } from "./wire";
import { say, tell } from "./translation.svelte";

/** Returns who sits at a seat, if the table is known. */
export function seatInfo(session: Session, seat: string): SeatInfo | undefined {
  return session.brief?.seats.find((one) => one.seat === seat);
}

/** Returns the name of the player or bot at a seat. */
export function playerName(session: Session, seat: string): string {
  const chair = seatInfo(session, seat);
  return chair ? occupantName(chair) : "";
}

/** Returns the name of the player at a seat, or the level of the bot there. */
export function occupantName(chair: SeatInfo): string {
  if (chair.kind === "bot") return say("web-bot", { level: say(`web-level-${chair.level ?? "novice"}`) });
  return chair.name || say("web-former-player");
}

/** Returns a seat as `game/seat`, for the Fluent function SEAT in messages that do not belong to a game. */
export function seatRef(session: Session, seat: string): string {
  return `${session.brief?.game ?? ""}/${seat}`;
}

/** Whether a seat owes a decision. */
export function isToMove(session: Session, seat: string): boolean {
  return session.brief?.status === "running" && session.brief.turn.includes(seat);
}

/** Returns the two lines of the prompt while this seat has no question; null if it has one. */
export function waitingPrompt(session: Session, connection: SeatConnection): { title: string; second: string } | null {
  if (connection.status === "down") return { title: say("web-offline"), second: say("web-offline-note") };
  const refused = connection.refused ? tell(connection.refused) : "";
  if (session.brief?.status === "over") return { title: say("web-over"), second: refused };
  if (connection.question) return null;
  const acting = (session.brief?.turn ?? []).filter((seat) => seat !== connection.seat);
  if (connection.seat === null) {
    const thinking = acting.map((seat) => say("web-thinks", { name: seatRef(session, seat) }));
    return { title: say("web-watching"), second: thinking.join(" ") };
  }
  const others = (session.brief?.seats ?? []).map((chair) => chair.seat).filter((seat) => seat !== connection.seat);
  // Between two actions of the same player, nobody else is waited for.
  if (acting.length === 0 && connection.pendingMove && !connection.state?.delayed)
    return { title: say("web-sent"), second: refused };
  const awaited = acting.length > 0 ? acting : others.slice(0, 1);
  const given = connection.pendingMove?.standing ? say("web-standing-given") : "";
  const held =
    connection.pendingMove && !connection.pendingMove.isAccepted
      ? say("web-sent")
      : connection.state?.delayed
        ? say("web-held")
        : "";
  return {
    title: say("web-waiting", { names: awaited.map((seat) => seatRef(session, seat)).join(" ") }),
    second: refused || given || held || awaited.map((seat) => playerName(session, seat)).join(", "),
  };
}
