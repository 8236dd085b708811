// What the parts of a running game's frame share: the open panel, the log, and the hint.
import type { HintMove, Message } from "../client/wire";
import type { LogLine } from "./Log.svelte";
import { foldRepeatedLines } from "./logFolding";
import type { MoveArrow, TableContent } from "./tableContent";

/** What the bar can open: sheets over the table, and the hints beside the board. */
export type OpenPanel = "" | "menu" | "log" | "keys" | "settings" | "hint" | "resign";

/** The state of a running game's frame. Create it during component initialisation, because it uses an effect. */
export class FrameModel {
  openPanel = $state<OpenPanel>("");
  /** The move of the hint that is previewed on the board; null if there is none. */
  previewedMove = $state<string | null>(null);
  /** The lines of the log, with consecutive equal ones merged. */
  readonly lines = $derived.by((): LogLine[] => foldRepeatedLines(this.content.log.lines));
  /** What happened last. While battles are revealed one by one, it describes the one on the screen. */
  readonly lastAction = $derived.by((): Message[] => {
    if (!this.content.log.isCatchingUp) return this.content.connection.snapshot?.happened?.messages ?? [];
    const last = this.lines.findLast((line) => !line.head);
    return last ? [last.message] : [];
  });
  readonly isHintOpen = $derived.by(() => this.openPanel === "hint" && this.content.connection.question !== null);

  constructor(readonly content: TableContent) {
    $effect(() => {
      if (this.openPanel === "hint" && content.connection.question === null) this.openPanel = "";
    });
  }

  get game(): string {
    return this.content.session.table?.game ?? "";
  }

  /** The arrows of the hint that is previewed. */
  get hintArrows(): MoveArrow[] {
    if (!this.isHintOpen || this.previewedMove === null) return [];
    return this.content.moves.arrows?.(this.previewedMove) ?? [];
  }

  /** The moves of the hint for the current question; null while a bot is thinking. */
  get hintMoves(): HintMove[] | null {
    const { hint, question } = this.content.connection;
    return hint && hint.question === question?.number ? hint.moves : null;
  }

  /** Handle a click on a log line; absent for spectators, who cannot look back. */
  get onpick(): ((key: number) => void) | undefined {
    return this.content.connection.seat === null ? undefined : (key) => this.#lookBack(key);
  }

  /** Show the moment of a log line. Lines of the server are not counted, because replays do not have them. */
  #lookBack(key: number): void {
    const { connection, session } = this.content;
    session.lookBack(connection.log.slice(0, key + 1).filter(([id]) => !id.startsWith("server-")).length);
  }
}
