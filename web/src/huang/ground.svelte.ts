// The boards, fetched once each.
import { api } from "../kit/api";
import type { Ground } from "./grid";

const asked = new Map<string, Promise<Ground>>();

/** The board of a map; null until it is here. Made while a component is set up. */
export class Boards {
  #ground = $state.raw<Ground | null>(null);

  constructor(map: () => string) {
    $effect(() => {
      const name = map();
      const board = asked.get(name) ?? api.board<Ground>("huang", name);
      asked.set(name, board);
      board.then(
        (ground) => (this.#ground = ground),
        () => asked.delete(name),
      );
    });
  }

  get ground(): Ground | null {
    return this.#ground;
  }
}
