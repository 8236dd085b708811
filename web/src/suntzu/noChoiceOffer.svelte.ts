// Questions that can only be answered with no: after two of them at a table, the player is offered an automatic answer.
import type { PromptAction } from "../kit/Prompt.svelte";
import type { Session } from "../kit/session.svelte";
import { hasNoChoice, NO_CHOICE } from "../kit/standingAnswers";
import type { Question } from "../kit/wire";
import { say } from "../kit/translation.svelte";

const ANSWERS_BEFORE_OFFER = 2;

/** Counts the questions a player could only answer with no, and offers to answer them automatically. */
export class NoChoiceOffer {
  #answers = $state(0);

  constructor(readonly session: Session) {}

  get isOn(): boolean {
    return this.session.standingWish(NO_CHOICE) === "forced";
  }

  /** Whether it can be switched at this table: once it was offered, or is on. */
  get isShown(): boolean {
    return this.#isPossible && (this.isOn || this.#answers >= ANSWERS_BEFORE_OFFER);
  }

  /** Never on a shared device, where everybody would notice who is not asked, nor in lessons. */
  get #isPossible(): boolean {
    const { session } = this;
    const plays = session.shown?.seat != null && session.brief?.status === "running" && session.replay === null;
    return plays && !session.isShared && !session.lessonContext;
  }

  turn(on: boolean): void {
    this.session.standingOverrides[NO_CHOICE] = on;
  }

  /** Call it when a question was answered manually. */
  answered(question: Question | null): void {
    if (question && hasNoChoice(question)) this.#answers += 1;
  }

  /** The button that answers this question and all similar ones from now on. */
  offer(question: Question, play: (text: string) => void): PromptAction[] {
    if (!this.isShown || !hasNoChoice(question)) return [];
    const run = () => {
      this.turn(true);
      play("no");
    };
    return [{ key: "standing", label: say("web-suntzu-act-standing"), about: say("web-standing-note"), run }];
  }
}

const OFFERS = new WeakMap<Session, NoChoiceOffer>();

/** Kept for as long as the table is open in this browser. */
export function noChoiceOfferOf(session: Session): NoChoiceOffer {
  const known = OFFERS.get(session) ?? new NoChoiceOffer(session);
  OFFERS.set(session, known);
  return known;
}
