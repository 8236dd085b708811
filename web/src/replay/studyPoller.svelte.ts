// Background computations on the server.
import { api, Refusal } from "../kit/api";
import type { Message, Studies, Study } from "../kit/wire";

const POLL_INTERVAL_MS = 700;

/** Polls a background computation on the server until it is done. */
export class StudyPoller<Kind extends keyof Studies> {
  study = $state.raw<Study<Studies[Kind]> | null>(null);
  problem = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly kind: Kind,
  ) {}

  get result(): Studies[Kind] | undefined {
    return this.study?.result;
  }

  poll(): Promise<void> {
    return this.#ask(() => api.study(this.id, this.kind));
  }

  start(): Promise<void> {
    return this.#ask(() => api.beginStudy(this.id, this.kind));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #ask(request: () => Promise<Study<Studies[Kind]>>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.study = await request();
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    }
    if (!this.#isClosed && this.study?.status === "running")
      this.#timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS);
  }
}
