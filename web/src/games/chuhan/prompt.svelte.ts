// The prompt of Chu Han: its texts and its buttons.
import { capitalise, messageText, say } from "../../client/translation.svelte";
import type { Message } from "../../client/wire";
import { waitingPrompt } from "../../table/players";
import type { PromptAction } from "../../table/Prompt.svelte";
import type { PromptContent } from "../../table/tableContent";
import { ruleOfQuestion } from "./anchors";
import type { BoardModel } from "./boardModel.svelte";
import { chosenText, completedText, givenText, moveLabel, unusedPowerText, writsText } from "./labels";
import { parseMove, usesOtherCards } from "./moves";

/** The effects of a part of a move, which the effects of the whole move describe better. */
const PARTIAL_EFFECTS = new Set(["chuhan-effect-peng-yue", "chuhan-effect-zhongli-mo", "chuhan-effect-both"]);

/** The prompt of a board. Create it during component initialisation. */
export class BoardPrompt implements PromptContent {
  readonly title = $derived.by((): string => this.#title());
  readonly note = $derived.by((): string => this.#note());
  readonly actions = $derived.by((): PromptAction[] => this.#actions());
  readonly #waiting = $derived.by(() => waitingPrompt(this.model.session, this.model.connection));

  constructor(readonly model: BoardModel) {}

  get urgent(): boolean {
    return this.model.isReacting;
  }

  get rule(): string | null {
    const { question } = this.model;
    return question && !this.#waiting ? ruleOfQuestion(question.prompt[0]) : null;
  }

  #title(): string {
    const { battleEnd, question, view } = this.model;
    if (battleEnd.unseenBattle) return say("web-chuhan-battle-over", { battle: battleEnd.unseenBattle.number });
    if (battleEnd.isDealing) return say("web-chuhan-log-battle", { battle: view.battle });
    if (this.#waiting || !question) return this.#waiting?.title ?? "";
    const [id, args] = question.prompt;
    const power = parseMove(view.pending?.play ?? "").powers.join(" ");
    return say(`web-${id}`, { ...args, power, cancelled: view.pending?.cancel ?? "" });
  }

  #note(): string {
    const { battleEnd, candidates, connection, me, question, selection, trials, view } = this.model;
    if (battleEnd.isBusy) return "";
    const given = me ? view.gifts?.[me] : undefined;
    if (!question && Array.isArray(given)) return givenText(given);
    if (this.#waiting || !question) return this.#waiting?.note ?? "";
    if (connection.refused) return messageText(connection.refused);
    if (candidates.length > 0 && trials.all.length > 0) return this.#trialNote();
    if (view.giving && selection.all.length === 1) return say("chuhan-why-more", { number: 1 });
    if (selection.all.length > 0) return this.#chosen;
    const gift = this.#gift;
    if (gift) return messageText(gift);
    const [id, args] = question.prompt;
    const note = say(`web-${id}-note`, { ...args, doubled: Number(view.doubled) });
    const powers = this.#usablePowers;
    return this.model.isReacting || powers === ""
      ? note
      : `${note} ${say("web-chuhan-usable", { cards: powers }, "chuhan")}`;
  }

  /** Return what the selected cards would do, or why they cannot be played. */
  #trialNote(): string {
    const { canTakeDiscard, legal, selection, trials } = this.model;
    const legalTrials = trials.legal;
    if (canTakeDiscard && legalTrials.length === 0) return say("web-chuhan-pick-first");
    if (legalTrials.length === 0) {
      // That cards are missing is more helpful than why the cards are not another move.
      const reasons = trials.all.flatMap((trial) => (trial.result.reason ? [trial.result.reason] : []));
      const reason = reasons.find(([id]) => id === "chuhan-why-more") ?? reasons[0];
      return reason ? messageText(reason) : "";
    }
    const effects = legalTrials
      .flatMap((trial) => trial.result.does ?? [])
      .filter((message) => !PARTIAL_EFFECTS.has(message[0]));
    const [first = "", ...others] = selection.all;
    const hasUnusedPower =
      others.length === 0 && usesOtherCards(legal, first) && legalTrials.every(({ text }) => text.startsWith("play "));
    return [
      this.#chosen,
      ...effects.map((message) => capitalise(messageText(message)) + "."),
      ...(hasUnusedPower ? [unusedPowerText(first)] : []),
    ].join(" ");
  }

  /** The selected cards in words. */
  get #chosen(): string {
    const { selection } = this.model;
    return selection.isCompleted ? completedText(selection.all) : chosenText(selection.all);
  }

  /** The rival's gift at Hong Gate until the first set is led. */
  get #gift(): Message | null {
    const { log } = this.model.connection;
    const at = log.findLastIndex(([id]) => id === "chuhan-log-gifts" || id === "chuhan-log-lead");
    const isFirstTrick = this.model.gameHistory.tricks === 0;
    return isFirstTrick && log[at]?.[0] === "chuhan-log-gifts" ? log[at] : null;
  }

  /** The powers that some legal move uses. */
  get #usablePowers(): string {
    return [...new Set(this.model.legal.flatMap((text) => parseMove(text).powers))].join(" ");
  }

  #actions(): PromptAction[] {
    const { model } = this;
    const { legal, view } = model;
    if (model.isOver && model.isEndClosed)
      return [{ key: "end", label: say("web-result-show"), run: () => (model.isEndClosed = false) }];
    if (!model.question || model.isOver || model.connection.status === "down") return [];
    if (model.isReacting) {
      const answers = legal.filter((text) => text !== "allow");
      return [
        this.#moveButton("allow", answers.length === 0),
        ...answers.map((text) => this.#moveButton(text, answers.length === 1)),
      ];
    }
    const out: PromptAction[] = [];
    const playable = model.trials.legal.toReversed();
    if (legal.includes("writ") && playable.length < 2)
      out.push({ ...this.#moveButton("writ"), about: writsText(view) });
    if (legal.includes("pass")) out.push(this.#moveButton("pass"));
    if (model.canTakeDiscard && !model.selection.discardKind)
      out.push({ key: "pick", label: say("web-chuhan-act-pick"), run: () => (model.openSheet = "pick") });
    playable.forEach((trial, i) => out.push(this.#moveButton(trial.text, i === playable.length - 1)));
    if (playable.length === 0) {
      const id = view.giving ? "web-chuhan-act-give-none" : "web-chuhan-act-none";
      out.push({ key: "none", label: say(id), run: () => undefined, disabled: true });
    }
    return out;
  }

  #moveButton(text: string, filled = false): PromptAction {
    return { key: text, label: moveLabel(text, this.model.view), run: () => this.model.play(text), filled };
  }
}
