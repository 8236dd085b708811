// The live channel of one seat: says hello with the last number it knows, beats, and comes back when it is lost.
import type { Incoming, Outgoing } from "./wire";

const SILENCE = 45_000;
const BEAT = 20_000;
const ANSWER = 15_000;
const LONGEST = 15_000;

export type Link = "connecting" | "up" | "down";

export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  readonly #wake = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  };

  /** The browser knows that it is offline long before silence tells. */
  readonly #lost = () => this.#retry();

  constructor(
    private readonly url: string,
    private readonly known: () => number,
    private readonly hear: (message: Incoming) => void,
    private readonly linked: (link: Link) => void,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lost);
    this.#connect();
  }

  send(message: Outgoing): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    // A move is answered soon: whoever waits for an answer in vain should not wait as long as in a calm moment.
    if (message.type !== "beat") this.#listen(ANSWER);
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lost);
    this.#drop();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#drop();
    this.linked(this.#tries === 0 ? "connecting" : "down");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", from: this.known() });
      this.#beat = setInterval(() => this.send({ type: "beat", t: Date.now() / 1000 }), BEAT);
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      const message = JSON.parse(String(event.data)) as Incoming;
      if (message.type === "state") {
        this.#tries = 0;
        this.linked("up");
      }
      this.hear(message);
    };
    socket.onclose = () => this.#retry();
    this.#quiet = setTimeout(() => this.#retry(), SILENCE);
  }

  #listen(patience = SILENCE): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#retry(), patience);
  }

  #retry(): void {
    if (this.#closed) return;
    this.#drop();
    this.linked("down");
    const wait = Math.min(LONGEST, 400 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#quiet);
    clearInterval(this.#beat);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
