// How the pages reach the server: requests, texts, and one channel per seat. Only an implementation of Transport may use
// `fetch` or `WebSocket` (a lint rule); another one can run the server in a worker.
import { ServerTransport } from "./serverTransport";
import type { ClientMessage, ServerMessage } from "./wire";

/** A request to the server's API, with the path below `/api`. */
export type ApiRequest = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** An object that is sent as JSON, or a record as a file. */
  body?: unknown;
  /** The guest's CSRF token, which every request that changes something needs. */
  csrf: string;
};

/** A response of the API; `body` is undefined if there is none, as with some error pages. */
export type ApiResponse = { status: number; body: unknown };

/** A text of the server, and the language it is in, if the server says so. */
export type ServerText = { text: string; language: string | null };

/** `connecting` before the first snapshot, `up` after it, `down` while the connection is lost. */
export type ConnectionStatus = "connecting" | "up" | "down";

/** What a seat does with its channel. */
export interface ChannelListener {
  /** Return the number of the newest log entry received, so that a new connection continues after it. */
  lastLogNumber(): number;
  onMessage(message: ServerMessage): void;
  onStatus(status: ConnectionStatus): void;
}

/** A seat's connection to its table, which is restored when it is lost. */
export interface SeatChannel {
  /** Send a message; return whether the connection was open. Nothing is queued. */
  send(message: ClientMessage): boolean;
  close(): void;
}

/** The connection between the pages and a server. */
export interface Transport {
  /** Send a request to the API. Rejects only if the server was not reached; errors of the server are responses. */
  request(request: ApiRequest): Promise<ApiResponse>;
  /** Return a text of the server, such as `/words/en.ftl`. Rejects if there is none or the server was not reached. */
  loadText(path: string): Promise<ServerText>;
  /** Open the channel of a seat; a spectator has no seat. */
  openChannel(tableId: string, seat: string | null, listener: ChannelListener): SeatChannel;
}

/** The transport of this page. */
export const transport: Transport = new ServerTransport();
