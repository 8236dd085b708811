// Questions without a choice: after two of them at a table, the player is offered an automatic answer.
import type { PromptAction } from "../../table/Prompt.svelte";
import type { Session } from "../../table/session.svelte";
import { formalAnswer } from "../../table/standingAnswers";
import type { Question } from "../../client/wire";
import { say } from "../../client/translation.svelte";

/** How many such questions the player answers before the offer is made. */
const ANSWERS_BEFORE_OFFER = 2;

/** The key of the questions that can be declined, as in the game's Python module standing_answers. */
export const NO_CHOICE = "no-choice-suntzu";

/** Counts the questions a player could only decline, and offers to answer them automatically. */
export class NoChoiceOffer {
  #answers = $state(0);

  constructor(readonly session: Session) {}

  /** Whether such questions are answered automatically at this table. */
  get isOn(): boolean {
    return this.session.standingSetting(NO_CHOICE) === "forced";
  }

  /** Whether the player can switch it at this table: it is on, or has been offered. */
  get isShown(): boolean {
    return this.#isPossible && (this.isOn || this.#answers >= ANSWERS_BEFORE_OFFER);
  }

  /** Whether it can be offered: not in lessons, nor on a shared device, where a missing question would be noticed. */
  get #isPossible(): boolean {
    const { session } = this;
    const isPlaying =
      session.shownConnection?.seat != null && session.table?.status === "running" && session.replay === null;
    return isPlaying && !session.isShared && !session.lessonContext;
  }

  /** Switch the automatic answer on or off for this table. */
  setEnabled(isOn: boolean): void {
    this.session.standingOverrides[NO_CHOICE] = isOn;
  }

  /** Count a question that was answered manually. */
  recordAnswer(question: Question | null): void {
    if (question?.standing === NO_CHOICE && question.formality) this.#answers += 1;
  }

  /** Return the button that answers this question and all similar ones from now on; none if it is not offered. */
  offer(question: Question, play: (text: string) => void): PromptAction[] {
    const answer = question.standing === NO_CHOICE ? formalAnswer(question) : null;
    if (!this.isShown || answer === null) return [];
    const run = () => {
      this.setEnabled(true);
      play(answer);
    };
    return [{ key: "standing", label: say("web-suntzu-act-standing"), about: say("web-standing-note"), run }];
  }
}

const OFFERS = new WeakMap<Session, NoChoiceOffer>();

/** Return the offer of a session, created at the first call and kept as long as the table is open in this browser. */
export function noChoiceOfferOf(session: Session): NoChoiceOffer {
  const offer = OFFERS.get(session) ?? new NoChoiceOffer(session);
  OFFERS.set(session, offer);
  return offer;
}
