// The prompt of Sun Tzu: its texts and its buttons.
import { messageText, say } from "../../client/translation.svelte";
import { waitingPrompt } from "../../table/players";
import type { PromptAction } from "../../table/Prompt.svelte";
import type { PromptContent } from "../../table/tableContent";
import { kindOfCopy } from "../../ui/cardCopies";
import { ruleOfQuestion } from "./anchors";
import type { BoardModel } from "./boardModel.svelte";
import { cardRef, powerText } from "./faces";
import { promptActions, revealActions } from "./promptActions";
import { usableGenerals } from "./questions";
import { battleHeadline, questionNote, reasonText, toSentence } from "./sentences";

/** The prompt of a board. Create it during component initialisation. */
export class BoardPrompt implements PromptContent {
  readonly urgent = false;
  readonly title = $derived.by((): string => this.#title());
  readonly note = $derived.by((): string => this.#note());
  readonly actions = $derived.by((): PromptAction[] => this.#actions());
  readonly #waiting = $derived.by(() => waitingPrompt(this.model.session, this.model.connection));

  constructor(readonly model: BoardModel) {}

  get rule(): string | null {
    const { isScoringShown, isStepping, question } = this.model;
    return question && !this.#waiting && !isStepping && !isScoringShown ? ruleOfQuestion(question.prompt[0]) : null;
  }

  /** The general whose planning power is being used. */
  get #activeGeneral(): string | null {
    const { legal, questionKind, selection } = this.model;
    return selection.general && usableGenerals(questionKind, legal).includes(selection.general)
      ? selection.general
      : null;
  }

  #title(): string {
    const { currentBattle, gameHistory, isLaying, isScoringShown, isStepping, question, selection } = this.model;
    if (isStepping && currentBattle) return battleHeadline(currentBattle);
    if (isScoringShown) return say("web-suntzu-scoring", { round: gameHistory.scorings.at(-1)?.round ?? 0 });
    if (this.#waiting || !question) return this.#waiting?.title ?? "";
    const general = this.#activeGeneral;
    if (general) {
      const [from = "", to = ""] = selection.provinces;
      return say("web-suntzu-use-where", { general, number: selection.provinces.length, from, to });
    }
    if (isLaying && selection.card) return say("web-suntzu-where", { card: cardRef(kindOfCopy(selection.card)) });
    return say(`web-${question.prompt[0]}`, question.prompt[1], "suntzu");
  }

  #note(): string {
    const { connection, currentBattle, isScoringShown, isStepping, question, refusal } = this.model;
    if (isStepping && currentBattle) return currentBattle.result ? reasonText(currentBattle.result) : "";
    if (isScoringShown) return "";
    if (this.#waiting || !question) return this.#waiting?.note ?? "";
    if (connection.refused) return messageText(connection.refused);
    if (refusal) return refusal;
    return this.#selectionNote() || questionNote(question, connection.log);
  }

  /** Return what the selection would do, or why it is not legal; empty if nothing is selected. */
  #selectionNote(): string {
    const { confirmedMove, isLaying, selection, trials } = this.model;
    const result = trials.all[0]?.result;
    if (result && !result.ok && result.reason && result.reason[0] !== "suntzu-why-open")
      return messageText(result.reason);
    const effects = confirmedMove ? (result?.does ?? []).map((message) => toSentence(messageText(message))) : [];
    if (isLaying && !selection.general && (selection.laidOrders.size > 0 || selection.card))
      return [say("web-suntzu-laid", { number: selection.laidOrders.size }), ...effects].join(" ");
    if (effects.length > 0) return effects.join(" ");
    const general = this.#activeGeneral;
    return general ? powerText(general) : "";
  }

  #actions(): PromptAction[] {
    const { model } = this;
    const { confirmedMove, legal, question, questionKind, selection } = model;
    if (model.isStepping) return revealActions(model.unseenBattles.length, model.revealProgress);
    if (model.isOver && model.isEndClosed)
      return [{ key: "end", label: say("web-result-show"), run: () => (model.isEndClosed = false) }];
    if (model.isScoringShown)
      return [{ key: "next", label: say("web-suntzu-go-on"), run: () => model.closePanel(), filled: true }];
    if (!question || model.isOver || model.connection.status === "down") return [];
    const play = (text: string) => model.play(text);
    return [
      ...model.noChoiceOffer.offer(question, play),
      ...promptActions({ questionKind, legal, selection, confirmedMove, play }),
    ].map((action) => ({
      ...action,
      run: () => {
        model.clearRefusals();
        action.run();
      },
    }));
  }
}
