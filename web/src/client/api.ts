// Requests to the server. An error response is thrown as an ApiError, with the reason as a message.
import { transport, type ApiRequest, type ApiResponse } from "./transport";
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

/** An error response of the server, with its reason as a message. Status 0 means that the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason[0]);
  }
}

/** Return why a request failed; for any other error, that the server could not be reached. */
export function failureReason(error: unknown): Message {
  return error instanceof ApiError ? error.reason : ["web-error-offline", {}];
}

let csrf = "";

async function request<T>(method: ApiRequest["method"], path: string, body?: unknown): Promise<T> {
  const response = await transport.request({ method, path, body, csrf }).catch(() => {
    throw new ApiError(0, ["web-error-offline", {}]);
  });
  if (response.status >= 400) throw new ApiError(response.status, reasonOf(response));
  return response.body as T;
}

/** Return why a request was refused; if the server gives no reason, only the status is known. */
function reasonOf({ status, body }: ApiResponse): Message {
  return (body as { reason?: Message } | undefined)?.reason ?? ["web-error-status", { status }];
}

function tablePath(id: string, rest = ""): string {
  return `/tables/${encodeURIComponent(id)}${rest}`;
}

function replayPath(id: string, rest = ""): string {
  return `/replays/${encodeURIComponent(id)}${rest}`;
}

/** Send a request that returns the guest, and keep the guest's CSRF token for later requests. */
async function requestGuest(method: ApiRequest["method"], path: string, body?: unknown): Promise<Guest> {
  const guest = await request<Guest>(method, path, body);
  csrf = guest.csrf;
  return guest;
}

/** The HTTP requests of docs/contributors/wire.md. All of them throw an ApiError if the server answers with an error. */
export const api = {
  /** Return the guest of this browser, who is created at the first request. */
  guest: () => requestGuest("GET", "/me"),
  updateGuest: (changes: { name?: string; settings?: Settings }) => requestGuest("PATCH", "/me", changes),
  deleteGuest: () => request<undefined>("DELETE", "/me"),
  /** Return a code with which another device can become this guest, and when it expires, in seconds since 1970. */
  createCode: () => request<{ code: string; expires: number }>("POST", "/me/code", {}),
  /** Become the guest who created a code. */
  redeemCode: (code: string) => requestGuest("POST", "/me/claim", { code }),
  games: () => request<GameInfo[]>("GET", "/games"),
  board: <Board>(game: string, board: string) =>
    request<Board>("GET", `/games/${encodeURIComponent(game)}/boards/${encodeURIComponent(board)}`),
  tables: () => request<TableList>("GET", "/tables"),
  createTable: (table: NewTable) => request<TableSummary>("POST", "/tables", table),
  table: (id: string) => request<TableSummary>("GET", tablePath(id)),
  /** Take a seat; with `move`, instead of the guest's other seats. */
  joinTable: (id: string, options: { seat?: string; key?: string; move?: boolean }) =>
    request<TableSummary>("POST", tablePath(id, "/join"), options),
  leaveTable: (id: string) => request<TableSummary>("POST", tablePath(id, "/leave"), {}),
  /** Give the open seats to bots of this level and start the game. */
  startTable: (id: string, level: string) => request<TableSummary>("POST", tablePath(id, "/start"), { level }),
  /** Return the address of a game's record, for a download. */
  recordUrl: (id: string) => `/api${tablePath(id, "/record")}`,
  lessonOverview: (game: string) => request<LessonOverview>("GET", `/lessons/${encodeURIComponent(game)}`),
  /** Start a scene of a lesson; without one, resume the lesson. */
  openLesson: (game: string, scene: string) =>
    request<TableSummary>("POST", `/lessons/${encodeURIComponent(game)}`, scene ? { scene } : {}),
  replays: () => request<ReplayList>("GET", "/replays"),
  uploadRecord: (record: Blob) => request<TableSummary>("POST", "/replays", record),
  replay: (id: string, viewpoint: string) =>
    request<ReplayOverview>("GET", replayPath(id, `?eyes=${encodeURIComponent(viewpoint)}`)),
  /** Return the position after `n` moves. */
  replayMoment: (id: string, n: number, viewpoint: string) =>
    request<ReplayMoment>("GET", replayPath(id, `/${n}?eyes=${encodeURIComponent(viewpoint)}`)),
  statistics: (id: string) => request<GameStatistics>("GET", replayPath(id, "/statistics")),
  study: <Kind extends keyof Studies>(id: string, kind: Kind) =>
    request<Study<Studies[Kind]>>("GET", replayPath(id, `/studies/${kind}`)),
  startStudy: <Kind extends keyof Studies>(id: string, kind: Kind) =>
    request<Study<Studies[Kind]>>("POST", replayPath(id, `/studies/${kind}`), {}),
  /** Create a table against bots that continues after `n` moves. */
  fork: (id: string, options: { n: number; seat: string; level: string }) =>
    request<TableSummary>("POST", replayPath(id, "/fork"), options),
};
