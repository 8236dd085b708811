// Requests to the server. An error answer is thrown as a Refusal, with the reason as a message.
import type {
  TableSummary,
  GameInfo,
  LessonOverview,
  Guest,
  Message,
  ReplayMoment,
  NewTable,
  ReplayOverview,
  ReplayList,
  Settings,
  GameStatistics,
  Studies,
  Study,
  TableList,
} from "./wire";

/** An error answer of the server, with its reason as a message. Status 0 means the server was not reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason[0]);
  }
}

let csrf = "";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const file = body instanceof Blob;
  if (body !== undefined) headers["Content-Type"] = file ? "application/toml" : "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    const sent = body === undefined ? null : file ? body : JSON.stringify(body);
    answer = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    throw new Refusal(0, ["web-error-offline", {}]);
  }
  if (!answer.ok) throw new Refusal(answer.status, await readReason(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function readReason(answer: Response): Promise<Message> {
  try {
    const said = (await answer.json()) as { reason?: Message };
    if (said.reason) return said.reason;
  } catch {
    // Perhaps the error page of a proxy: only the status is known.
  }
  return ["web-error-status", { status: answer.status }];
}

function replay(id: string, rest = ""): string {
  return `/replays/${encodeURIComponent(id)}${rest}`;
}

async function asMe(method: string, path: string, body?: unknown): Promise<Guest> {
  const me = await ask<Guest>(method, path, body);
  csrf = me.csrf;
  return me;
}

/** The HTTP requests of docs/contributors/wire.md. All of them throw a Refusal if the server answers with an error. */
export const api = {
  me: () => asMe("GET", "/me"),
  change: (change: { name?: string; settings?: Settings }) => asMe("PATCH", "/me", change),
  code: () => ask<{ code: string; expires: number }>("POST", "/me/code", {}),
  claim: (code: string) => asMe("POST", "/me/claim", { code }),
  forget: () => ask<undefined>("DELETE", "/me"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  board: <Ground>(game: string, board: string) =>
    ask<Ground>("GET", `/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board)}`),
  tables: () => ask<TableList>("GET", "/tables"),
  create: (table: NewTable) => ask<TableSummary>("POST", "/tables", table),
  table: (id: string) => ask<TableSummary>("GET", `/tables/${encodeURIComponent(id)}`),
  join: (id: string, wish: { seat?: string; key?: string; move?: boolean }) =>
    ask<TableSummary>("POST", `/tables/${encodeURIComponent(id)}/join`, wish),
  leave: (id: string) => ask<TableSummary>("POST", `/tables/${encodeURIComponent(id)}/leave`, {}),
  lesson: (game: string, scene: string) =>
    ask<TableSummary>("POST", `/lessons/${encodeURIComponent(game)}`, scene ? { scene } : {}),
  lessonOverview: (game: string) => ask<LessonOverview>("GET", `/lessons/${encodeURIComponent(game)}`),
  replays: () => ask<ReplayList>("GET", "/replays"),
  replay: (id: string, eyes: string) => ask<ReplayOverview>("GET", replay(id, `?eyes=${encodeURIComponent(eyes)}`)),
  moment: (id: string, n: number, eyes: string) =>
    ask<ReplayMoment>("GET", replay(id, `/${n}?eyes=${encodeURIComponent(eyes)}`)),
  statistics: (id: string) => ask<GameStatistics>("GET", replay(id, "/statistics")),
  study: <Kind extends keyof Studies>(id: string, kind: Kind) =>
    ask<Study<Studies[Kind]>>("GET", replay(id, `/studies/${kind}`)),
  beginStudy: <Kind extends keyof Studies>(id: string, kind: Kind) =>
    ask<Study<Studies[Kind]>>("POST", replay(id, `/studies/${kind}`), {}),
  fork: (id: string, wish: { n: number; seat: string; level: string }) =>
    ask<TableSummary>("POST", replay(id, "/fork"), wish),
  upload: (record: Blob) => ask<TableSummary>("POST", "/replays", record),
  start: (id: string, level: string) => ask<TableSummary>("POST", `/tables/${encodeURIComponent(id)}/start`, { level }),
};
