// What the generic board shows: the lines that describe the position, the options of the question, and what is selected.
import type { Message, Question } from "../../client/wire";
import type { SeatConnection, Session } from "../../table/session.svelte";
import { Trials } from "../../table/trials.svelte";
import { isPartial } from "./moves";

/** A step of a move that was taken on this page only: its text, and the texts that may follow. */
type Step = { text: string; options: readonly string[] };

/** The state of a board, shared by its parts. Create it during component initialisation, because it uses effects. */
export class BoardModel {
  isEndClosed = $state(false);
  /** The text by which the options are filtered. */
  filter = $state("");
  /** The steps of a move that is not complete. The server learns of it when it is. */
  #steps = $state.raw<Step[]>([]);
  /** The complete move that is selected; the only legal one is selected at once. */
  #selected = $state<string | null>(null);
  /** The server's answer to the selected move. */
  readonly trials: Trials;
  readonly #connection: () => SeatConnection;

  /** The number of the question: another snapshot with the same question keeps the selection. */
  readonly #questionNumber = $derived.by((): number | undefined => this.question?.number);

  readonly selected = $derived.by((): string | null => {
    const only = this.options.length === 1 ? this.options[0] : undefined;
    return this.#selected ?? (only && !isPartial(only) ? only : null);
  });

  constructor(
    readonly session: Session,
    connection: () => SeatConnection,
  ) {
    this.#connection = connection;
    this.trials = new Trials(session, () => (this.question && this.selected ? [this.selected] : []));
    $effect(() => {
      void this.#questionNumber;
      this.clear();
    });
  }

  get connection(): SeatConnection {
    return this.#connection();
  }

  get game(): string {
    return this.session.table?.game ?? "";
  }

  /** What the viewer knows, in words. */
  get lines(): readonly Message[] {
    return this.connection.snapshot?.description?.lines ?? [];
  }

  /** The viewing seat; null for a spectator. */
  get me(): string | null {
    return this.connection.seat;
  }

  /** The seats of the table, the viewer's own last. */
  get seats(): readonly string[] {
    const names = (this.session.table?.seats ?? []).map((info) => info.seat);
    const next = this.me === null ? 0 : names.indexOf(this.me) + 1;
    return [...names.slice(next), ...names.slice(0, next)];
  }

  /** The seat at the lower edge. */
  get near(): string {
    return this.me ?? this.seats.at(-1) ?? "";
  }

  get question(): Question | null {
    return this.connection.question;
  }

  /** The legal moves, or the steps that may follow those taken. */
  get options(): readonly string[] {
    return this.#steps.at(-1)?.options ?? this.question?.legal ?? [];
  }

  /** Whether the first steps of a move were taken. */
  get isUnderWay(): boolean {
    return this.#steps.length > 0;
  }

  get isOver(): boolean {
    return this.session.table?.status === "over";
  }

  get isEndShown(): boolean {
    return this.isOver && !this.isEndClosed && !this.session.replay;
  }

  /** Select a move; a step that does not complete its move is taken, and its continuations become the options. */
  select(text: string): void {
    this.connection.refused = null;
    if (isPartial(text)) void this.#takeStep(text);
    else this.#selected = text;
  }

  /** Go back by one step, or deselect the move. */
  back(): void {
    if (this.#selected === null) this.#steps = this.#steps.slice(0, -1);
    this.#selected = null;
    this.filter = "";
  }

  clear(): void {
    this.#steps = [];
    this.#selected = null;
    this.filter = "";
  }

  play(text: string): void {
    this.connection.move(text);
  }

  /** Save the selection and return a function that restores it. */
  save(): () => void {
    const [steps, selected] = [this.#steps, this.#selected];
    return () => {
      this.#steps = steps;
      this.#selected = selected;
    };
  }

  async #takeStep(text: string): Promise<void> {
    const number = this.question?.number;
    const result = await this.session.tryMove(text);
    if (number === undefined || this.question?.number !== number) return;
    const options = result.next ?? result.ways?.map(([move]) => move);
    if (options) {
      this.#steps = [...this.#steps, { text, options }];
      this.#selected = null;
      this.filter = "";
    } else this.connection.refused = result.reason ?? null;
  }
}
