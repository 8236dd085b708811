// The prompt of Huang: its texts and its buttons; a conflict has a panel of its own.
import { messageText, say } from "../../client/translation.svelte";
import { waitingPrompt } from "../../table/players";
import type { PromptAction } from "../../table/Prompt.svelte";
import type { PromptContent } from "../../table/tableContent";
import { ruleOfQuestion, ruleOfSelection } from "./anchors";
import type { BoardModel } from "./boardModel.svelte";
import { tieText } from "./conflictTexts";
import { effectsText } from "./labels";
import { promptActions } from "./promptActions";

/** The prompt of a board. Create it during component initialisation. */
export class BoardPrompt implements PromptContent {
  readonly title = $derived.by((): string => this.#title());
  readonly note = $derived.by((): string => this.#note());
  readonly actions = $derived.by((): PromptAction[] => this.#actions());
  readonly #waiting = $derived.by(() => waitingPrompt(this.model.session, this.model.connection));

  constructor(readonly model: BoardModel) {}

  get urgent(): boolean {
    return this.model.isConflict && this.model.question !== null;
  }

  get rule(): string | null {
    const { phase, question, selection } = this.model;
    if (!question || this.#waiting) return null;
    return !phase && selection.piece ? ruleOfSelection(selection.piece.kind) : ruleOfQuestion(question.prompt[0]);
  }

  #title(): string {
    const { chosenTarget, phase, question, selection } = this.model;
    if (this.#waiting || !question) return this.#waiting?.title ?? "";
    const target = chosenTarget?.text ?? selection.target;
    if (target) return this.model.choiceLabel(target);
    if (!phase && selection.piece) {
      const role = "colour" in selection.piece ? selection.piece.colour : "";
      return say("web-huang-where", { kind: selection.piece.kind, role });
    }
    const [id, args] = question.prompt;
    return say(`web-${id}`, args, "huang");
  }

  #note(): string {
    const { chosenTarget, connection, inspectionText, phase, question, selection, targets } = this.model;
    if (inspectionText) return inspectionText;
    if (this.#waiting || !question) return this.#tieText() || (this.#waiting?.note ?? "");
    if (connection.refused) return messageText(connection.refused);
    if (chosenTarget) return effectsText(chosenTarget.effects, this.model.me);
    if (this.model.isExchanging) return effectsText(this.model.exchangeEffects, this.model.me);
    if (selection.target) return "";
    if (!phase && selection.piece)
      return say("web-huang-where-note", { kind: selection.piece.kind, number: targets.length });
    const [id, args] = question.prompt;
    return say(`web-${id}-note`, args, "huang");
  }

  /** Return who chooses the winner of a tied war; empty if there is none. */
  #tieText(): string {
    const { conflict, connection, view } = this.model;
    if (!conflict.shown || connection.refused || connection.status === "down") return "";
    return tieText(conflict.shown, view);
  }

  #actions(): PromptAction[] {
    const { model } = this;
    const { chosenTarget, held, legal, phase, selection, targets } = model;
    if (model.isOver && model.isEndClosed)
      return [{ key: "end", label: say("web-result-show"), run: () => (model.isEndClosed = false) }];
    if (!model.question || model.isOver || model.isConflict || model.connection.status === "down") return [];
    const play = (text: string) => model.play(text);
    return promptActions({ legal, phase, selection, chosenTarget, targets, held, play });
  }
}
