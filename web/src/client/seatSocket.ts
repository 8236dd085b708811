// The websocket of one seat, with heartbeats and reconnection.
import type { ChannelListener, SeatChannel } from "./transport";
import type { ClientMessage, ServerMessage } from "./wire";

/** The connection is lost if the server is silent for this long. */
const SILENCE_TIMEOUT_MS = 45_000;
const HEARTBEAT_INTERVAL_MS = 20_000;
/** The connection is also lost if a message is not answered within this time. */
const ANSWER_TIMEOUT_MS = 15_000;
const MAX_RETRY_DELAY_MS = 15_000;

/**
 * The websocket of one seat. At each connection it sends `hello` with the number of the newest log entry received. It
 * sends heartbeats, and reconnects with growing delays until it is closed.
 */
export class SeatSocket implements SeatChannel {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  readonly #reconnect = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  };

  /** The browser reports that it is offline long before the silence timer expires. */
  readonly #handleOffline = () => this.#retry();

  constructor(
    private readonly url: string,
    private readonly listener: ChannelListener,
  ) {
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#handleOffline);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    // Messages are answered soon, so a lost connection is noticed earlier after one than during silence.
    if (message.type !== "beat") this.#restartSilenceTimer(ANSWER_TIMEOUT_MS);
    return true;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#handleOffline);
    this.#drop();
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.listener.onStatus(this.#attempts === 0 ? "connecting" : "down");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", from: this.listener.lastLogNumber() });
      this.#heartbeat = setInterval(() => this.send({ type: "beat", t: Date.now() / 1000 }), HEARTBEAT_INTERVAL_MS);
      this.#restartSilenceTimer();
    };
    socket.onmessage = (event) => {
      this.#restartSilenceTimer();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "state" || message.type === "update") {
        this.#attempts = 0;
        this.listener.onStatus("up");
      }
      this.listener.onMessage(message);
    };
    socket.onclose = () => this.#retry();
    this.#silenceTimer = setTimeout(() => this.#retry(), SILENCE_TIMEOUT_MS);
  }

  #restartSilenceTimer(timeoutMs = SILENCE_TIMEOUT_MS): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#retry(), timeoutMs);
  }

  #retry(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.listener.onStatus("down");
    const delayMs = Math.min(MAX_RETRY_DELAY_MS, 400 * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retryTimer = setTimeout(() => this.#connect(), delayMs);
  }

  #drop(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    clearInterval(this.#heartbeat);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
