// Loads boards, each only once.
import { api } from "../kit/api";
import type { BoardMap } from "./grid";

const asked = new Map<string, Promise<BoardMap>>();

/** Loads the board of a map; `ground` is null until it has arrived. Create it during component initialisation. */
export class BoardLoader {
  #ground = $state.raw<BoardMap | null>(null);

  constructor(map: () => string) {
    $effect(() => {
      const name = map();
      const board = asked.get(name) ?? api.board<BoardMap>("huang", name);
      asked.set(name, board);
      board.then(
        (ground) => (this.#ground = ground),
        () => asked.delete(name),
      );
    });
  }

  get ground(): BoardMap | null {
    return this.#ground;
  }
}
