// Parts of the page that are loaded on demand.
import { transport } from "../client/transport";

/** A part of the page that is loaded on demand. Create it during component initialisation. */
export class LazyPart<T> {
  #loaded = $state.raw<T | null>(null);
  #hasFailed = $state(false);

  /** `load` returns a request for the part, or null while it is not needed; it runs again when what it reads changes. */
  constructor(load: () => Promise<T> | null) {
    $effect(() => {
      let isCurrent = true;
      load()?.then(
        (part) => {
          if (isCurrent) [this.#loaded, this.#hasFailed] = [part, false];
        },
        () => {
          if (isCurrent) this.#hasFailed = true;
        },
      );
      return () => (isCurrent = false);
    });
  }

  /** The part; null until it is loaded. */
  get loaded(): T | null {
    return this.#loaded;
  }

  /** Whether the last attempt to load it failed. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }
}

/**
 * Load the page again; return false if the server cannot be reached. A browser remembers that an import has failed, and
 * after an upgrade the part has another name, so importing it again would not help.
 */
export async function reloadPage(): Promise<boolean> {
  try {
    await transport.loadText(location.pathname);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
