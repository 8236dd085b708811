// The end of a battle, shown step by step: the last trick lies, it is collected, the summary, the next deal, then the
// prompt. The server does not wait: whatever it sends meanwhile is there when the next battle is shown.
import { tick } from "svelte";
import { wait, isMotionOff } from "../kit/motion";
import type { Session } from "../kit/session.svelte";
import type { Message } from "../kit/wire";
import { collectTrick, animateNews } from "./animations";
import type { Battle } from "./gameHistory";
import type { Seat, View } from "./view";

/** How long the last set of a battle stays on the table before the trick is collected. */
const LAST_TRICK_MS = 800;

/** The messages that end a battle or the game. */
const END_MESSAGES = new Set(["chuhan-log-out", "chuhan-log-win"]);

/** How many finished battles the players of this browser have seen; shared by the players of one device. */
class SeenBattles {
  number = $state(0);
}
const SEEN = new WeakMap<Session, SeenBattles>();

type Sources = { view: () => View; near: () => Seat; log: () => readonly Message[]; battles: () => Battle[] };

/** Create it during component initialisation. */
export class BattleEndSequence {
  /** The trick that ended a battle or the game: it lies on the table, is being collected, or is gone. */
  trick = $state<"lies" | "goes" | null>(null);
  /** Whether the next battle is being dealt. */
  isDealing = $state(false);
  /** The view before the move that ended the battle, if this page has seen it. */
  viewBefore = $state.raw<View | null>(null);
  readonly #session: Session;
  readonly #seen: SeenBattles;
  readonly #from: Sources;

  constructor(session: Session, from: Sources) {
    this.#session = session;
    this.#from = from;
    const seen = SEEN.get(session) ?? new SeenBattles();
    if (!SEEN.has(session)) seen.number = this.#finished.length;
    SEEN.set(session, seen);
    this.#seen = seen;

    let last = from.view();
    $effect.pre(() => {
      const view = from.view();
      if (view.battle !== last.battle) this.viewBefore = view.battle > last.battle ? last : null;
      last = view;
    });
    $effect(() => {
      // Undone moves count as not seen.
      const finished = this.#finished.length;
      if (finished < seen.number) seen.number = finished;
    });
  }

  get #finished(): Battle[] {
    return this.#from.battles().filter((battle) => battle.over);
  }

  /** The finished battle the player has not seen yet; the board shows its end instead of the next battle. */
  get ended(): Battle | null {
    const finished = this.#finished;
    const running = this.#session.brief?.status === "running" && !this.#session.replay;
    return running && finished.length > this.#seen.number ? (finished.at(-1) ?? null) : null;
  }

  /** Whether the summary of the battle is shown. */
  get isSummaryShown(): boolean {
    return this.ended !== null && this.trick === null && !this.isDealing;
  }

  /** Whether something is still being shown, so that nothing can be answered yet. */
  get isBusy(): boolean {
    return this.ended !== null || this.isDealing;
  }

  /** Animates news; the `perform` of the board. */
  async animate(root: HTMLElement, news: readonly Message[], change: () => Promise<void>): Promise<void> {
    const at = news.findIndex(([id]) => END_MESSAGES.has(id));
    if (this.isBusy) return change();
    if (at < 0) return animateNews(root, this.#from.near(), news, change);
    this.trick = "lies";
    try {
      await animateNews(root, this.#from.near(), news.slice(0, at), change);
      await wait(LAST_TRICK_MS);
      await collectTrick(root, async () => {
        this.trick = "goes";
        await tick();
      });
    } finally {
      this.trick = null;
    }
  }

  /** Continues with the next battle. */
  async nextBattle(root: HTMLElement | null | undefined): Promise<void> {
    if (!this.isSummaryShown) return;
    const log = this.#from.log();
    const news = log.slice(startOfBattle(log)).filter(([id]) => id !== "chuhan-log-trick");
    const change = async () => {
      this.#seen.number = this.#finished.length;
      await tick();
    };
    this.isDealing = true;
    try {
      if (isMotionOff() || !root) await change();
      else await animateNews(root, this.#from.near(), news, change);
    } finally {
      this.isDealing = false;
    }
  }
}

/** Returns the index of the log line where the newest battle begins. */
export function startOfBattle(log: readonly Message[]): number {
  return Math.max(
    0,
    log.findLastIndex(([id]) => id === "chuhan-log-battle"),
  );
}
