// Who sits where, and what a table says while nothing is asked of us.
import type { Line, Session } from "./session.svelte";
import type { Chair } from "./wire";
import { say, tell } from "./words.svelte";

export function chairOf(session: Session, seat: string): Chair | undefined {
  return session.brief?.seats.find((one) => one.seat === seat);
}

/** The name of who sits there: a person's, or a bot's level. */
export function whoIs(session: Session, seat: string): string {
  const chair = chairOf(session, seat);
  return chair ? nameOf(chair) : "";
}

export function nameOf(chair: Chair): string {
  if (chair.kind === "bot") return say("web-bot", { level: say(`web-level-${chair.level ?? "novice"}`) });
  return chair.name || say("web-former-player");
}

export function seatName(session: Session, seat: string): string {
  return say(`${session.brief?.game ?? ""}-seat-${seat}`);
}

/** A seat for a message that is not its game's: SEAT($…) says it, in the case it needs. */
export function seatRef(session: Session, seat: string): string {
  return `${session.brief?.game ?? ""}/${seat}`;
}

/** Whether a seat owes a decision. */
export function acts(session: Session, seat: string): boolean {
  return session.brief?.status === "running" && session.brief.turn.includes(seat);
}

/** The prompt's two lines while this seat is not asked; null when it is. */
export function waiting(session: Session, line: Line): { title: string; second: string } | null {
  if (line.link === "down") return { title: say("web-offline"), second: say("web-offline-note") };
  const refused = line.refused ? tell(line.refused) : "";
  if (session.brief?.status === "over") return { title: say("web-over"), second: refused };
  if (line.question) return null;
  const acting = (session.brief?.turn ?? []).filter((seat) => seat !== line.seat);
  if (line.seat === null) {
    const thinking = acting.map((seat) => say("web-thinks", { name: seatRef(session, seat) }));
    return { title: say("web-watching"), second: thinking.join(" ") };
  }
  const others = (session.brief?.seats ?? []).map((chair) => chair.seat).filter((seat) => seat !== line.seat);
  // Between two actions of one's own nobody else is waited for.
  if (acting.length === 0 && line.sent && !line.state?.delayed) return { title: say("web-sent"), second: refused };
  const awaited = acting.length > 0 ? acting : others.slice(0, 1);
  const given = line.sent?.standing ? say("web-standing-given") : "";
  const held = line.sent && !line.sent.arrived ? say("web-sent") : line.state?.delayed ? say("web-held") : "";
  return {
    title: say("web-waiting", { names: awaited.map((seat) => seatRef(session, seat)).join(" ") }),
    second: refused || given || held || awaited.map((seat) => whoIs(session, seat)).join(", "),
  };
}
