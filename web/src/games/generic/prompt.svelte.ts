// The prompt of the generic board: its texts and its buttons.
import { capitalise, messageText, say } from "../../client/translation.svelte";
import { waitingPrompt } from "../../table/players";
import type { PromptAction } from "../../table/Prompt.svelte";
import type { PromptContent } from "../../table/tableContent";
import type { BoardModel } from "./boardModel.svelte";
import { moveLabel } from "./moves";

/** The prompt of a board. Create it during component initialisation. */
export class BoardPrompt implements PromptContent {
  readonly title = $derived.by((): string => this.#title());
  readonly note = $derived.by((): string => this.#note());
  readonly actions = $derived.by((): PromptAction[] => this.#actions());
  readonly urgent = false;
  readonly rule = null;
  readonly #waiting = $derived.by(() => waitingPrompt(this.model.session, this.model.connection));

  constructor(readonly model: BoardModel) {}

  #title(): string {
    const { question } = this.model;
    return this.#waiting || !question ? (this.#waiting?.title ?? "") : messageText(question.prompt);
  }

  #note(): string {
    const { connection, game, question, selected, trials } = this.model;
    if (this.#waiting || !question) return this.#waiting?.note ?? "";
    if (connection.refused) return messageText(connection.refused);
    if (selected === null) return say("web-generic-choose");
    const [trial] = trials.all;
    if (trial && !trial.result.ok && trial.result.reason) return messageText(trial.result.reason);
    const effects = (trial?.result.does ?? []).map(messageText);
    return [moveLabel(game, selected), ...effects].map((text) => `${capitalise(text)}.`).join(" ");
  }

  #actions(): PromptAction[] {
    const { model } = this;
    const { game, question, selected } = model;
    if (model.isOver && model.isEndClosed)
      return [{ key: "end", label: say("web-result-show"), run: () => (model.isEndClosed = false) }];
    if (!question || model.isOver || model.connection.status === "down") return [];
    const back: PromptAction[] = model.isUnderWay
      ? [{ key: "back", label: say("web-generic-back"), run: () => model.back() }]
      : [];
    if (selected === null) {
      const label = say("web-generic-none-chosen");
      return [...back, { key: "none", label, run: () => undefined, disabled: true, about: say("web-generic-choose") }];
    }
    const label = say("web-generic-play", { move: `${game}/${selected}` });
    return [...back, { key: selected, label, run: () => model.play(selected), filled: true, ignoresDoubleClick: true }];
  }
}
