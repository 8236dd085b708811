// Something the server finds out in the background: asked how far it has come, until it is done.
import { api, Refusal } from "../kit/api";
import type { Message, Studies, Study } from "../kit/wire";

const PAUSE = 700;

export class Studying<Kind extends keyof Studies> {
  found = $state.raw<Study<Studies[Kind]> | null>(null);
  problem = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly kind: Kind,
  ) {}

  get result(): Studies[Kind] | undefined {
    return this.found?.result;
  }

  look(): Promise<void> {
    return this.#ask(() => api.study(this.id, this.kind));
  }

  begin(): Promise<void> {
    return this.#ask(() => api.beginStudy(this.id, this.kind));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(request: () => Promise<Study<Studies[Kind]>>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await request();
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.reason : ["web-error-offline", {}];
    }
    if (!this.#closed && this.found?.status === "running") this.#timer = setTimeout(() => void this.look(), PAUSE);
  }
}
