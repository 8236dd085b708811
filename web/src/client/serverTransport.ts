// The transport to the server that sent the page: HTTP, and a websocket per seat.
import { SeatSocket } from "./seatSocket";
import type { ApiRequest, ApiResponse, ChannelListener, SeatChannel, ServerText, Transport } from "./transport";

/** Sends requests with `fetch` and opens websockets, both to the origin of the page. */
export class ServerTransport implements Transport {
  async request({ method, path, body, csrf }: ApiRequest): Promise<ApiResponse> {
    const headers: Record<string, string> = { Accept: "application/json" };
    const isFile = body instanceof Blob;
    if (body !== undefined) headers["Content-Type"] = isFile ? "application/toml" : "application/json";
    if (method !== "GET") headers["X-CSRF-Token"] = csrf;
    const payload = body === undefined ? null : isFile ? body : JSON.stringify(body);
    const response = await fetch(`/api${path}`, { method, headers, body: payload });
    return { status: response.status, body: await readJson(response) };
  }

  async loadText(path: string): Promise<ServerText> {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    return { text: await response.text(), language: response.headers.get("Content-Language") };
  }

  openChannel(tableId: string, seat: string | null, listener: ChannelListener): SeatChannel {
    const query = seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new SeatSocket(`${scheme}://${location.host}/live/${encodeURIComponent(tableId)}${query}`, listener);
  }
}

/** Return the body of a response; undefined if there is none, or if an error has the page of a proxy as its body. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return response.ok ? await response.json() : await response.json().catch(() => undefined);
}
