// Polling for the results of background computations on the server.
import { api, failureReason } from "../client/api";
import type { Message, Studies, Study } from "../client/wire";

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

  /** The result, once it is available. */
  get result(): Studies[Kind] | undefined {
    return this.study?.result;
  }

  /** Request the progress, and again at intervals while the computation is running. */
  poll(): Promise<void> {
    return this.#request(() => api.study(this.id, this.kind));
  }

  /** Start the computation and poll until it is done. */
  start(): Promise<void> {
    return this.#request(() => api.startStudy(this.id, this.kind));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #request(send: () => Promise<Study<Studies[Kind]>>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.study = await send();
      this.problem = null;
    } catch (error) {
      this.problem = failureReason(error);
    }
    if (!this.#isClosed && this.study?.status === "running")
      this.#timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS);
  }
}
