// Loads boards, each only once.
import { api } from "../../client/api";
import type { BoardMap } from "./view";

const requests = new Map<string, Promise<BoardMap>>();

/** Loads the board of a map. Create it during component initialisation, because it uses an effect. */
export class BoardLoader {
  #boardMap = $state.raw<BoardMap | null>(null);

  constructor(map: () => string) {
    $effect(() => {
      const name = map();
      const board = requests.get(name) ?? api.board<BoardMap>("huang", name);
      requests.set(name, board);
      board.then(
        (boardMap) => (this.#boardMap = boardMap),
        () => requests.delete(name),
      );
    });
  }

  /** The board; null until it has arrived. */
  get boardMap(): BoardMap | null {
    return this.#boardMap;
  }
}
