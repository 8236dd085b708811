// Shows the end of a battle step by step: the last trick, its collection, the summary, the next deal, then the prompt.
// The server does not wait. Snapshots that arrive meanwhile are applied, but visible only once the next battle is shown.
import { tick } from "svelte";
import { wait, isMotionOff } from "../../ui/motion";
import type { Session } from "../../table/session.svelte";
import type { Message } from "../../client/wire";
import { collectTrick, animateNews } from "./animations";
import type { BattleReport, Play, Seat, View } from "./view";

/** How long the last set of a battle stays in the trick before it is collected. */
const LAST_TRICK_MS = 800;

/** The messages that end a battle or the game. */
const END_MESSAGES = new Set(["chuhan-log-out", "chuhan-log-win"]);

/** How many finished battles the players of this browser have seen; shared by the players of one device. */
class SeenBattles {
  count = $state(0);
}
const SEEN_BATTLES = new WeakMap<Session, SeenBattles>();

/** What the sequence reads from the board. */
type GameSources = { view: () => View; near: () => Seat; log: () => readonly Message[]; battles: () => BattleReport[] };

/**
 * Shows the end of a battle step by step, and determines what the board shows meanwhile. Create it during component
 * initialisation, because it uses effects.
 */
export class BattleEndSequence {
  /** Whether the trick that ended a battle or the game is shown or being collected; null before and after. */
  trickStage = $state<"shown" | "collecting" | null>(null);
  /** Whether the next battle is being dealt. */
  isDealing = $state(false);
  /** The view before the move that ended the battle, if this page has seen it. */
  viewBefore = $state.raw<View | null>(null);
  readonly #session: Session;
  readonly #seen: SeenBattles;
  readonly #sources: GameSources;

  constructor(session: Session, sources: GameSources) {
    this.#session = session;
    this.#sources = sources;
    const seen = SEEN_BATTLES.get(session) ?? new SeenBattles();
    if (!SEEN_BATTLES.has(session)) seen.count = this.#finished.length;
    SEEN_BATTLES.set(session, seen);
    this.#seen = seen;

    let last = sources.view();
    $effect.pre(() => {
      const view = sources.view();
      if (view.battle !== last.battle) this.viewBefore = view.battle > last.battle ? last : null;
      last = view;
    });
    $effect(() => {
      // Undone moves count as not seen.
      const finished = this.#finished.length;
      if (finished < seen.count) seen.count = finished;
    });
  }

  get #finished(): BattleReport[] {
    return this.#sources.battles().filter((battle) => battle.is_over);
  }

  /** The finished battle the player has not seen yet; the board shows its end instead of the next battle. */
  get unseenBattle(): BattleReport | null {
    const finished = this.#finished;
    const isRunning = this.#session.table?.status === "running" && !this.#session.replay;
    return isRunning && finished.length > this.#seen.count ? (finished.at(-1) ?? null) : null;
  }

  /** Return the plays the board shows; `current` are those of the current trick. */
  shownPlays(current: Play[]): Play[] {
    if (this.trickStage === "collecting") return [];
    const battle = this.unseenBattle;
    if (!battle) return current;
    return this.trickStage === "shown" ? (battle.plays ?? []) : [];
  }

  /** Whether the summary of the battle is shown. */
  get isSummaryShown(): boolean {
    return this.unseenBattle !== null && this.trickStage === null && !this.isDealing;
  }

  /** Whether the sequence is still running, so that no question can be answered yet. */
  get isBusy(): boolean {
    return this.unseenBattle !== null || this.isDealing;
  }

  /** Animate the news of a snapshot; `change` applies it to the page. */
  async animate(root: HTMLElement, news: readonly Message[], change: () => Promise<void>): Promise<void> {
    const at = news.findIndex(([id]) => END_MESSAGES.has(id));
    if (this.isBusy) return change();
    if (at < 0) return animateNews(root, this.#sources.near(), news, change);
    this.trickStage = "shown";
    try {
      await animateNews(root, this.#sources.near(), news.slice(0, at), change);
      await wait(LAST_TRICK_MS);
      await collectTrick(root, async () => {
        this.trickStage = "collecting";
        await tick();
      });
    } finally {
      this.trickStage = null;
    }
  }

  /** Continue with the next battle. */
  async nextBattle(root: HTMLElement | null | undefined): Promise<void> {
    if (!this.isSummaryShown) return;
    const log = this.#sources.log();
    const news = log.slice(lastBattleLogIndex(log)).filter(([id]) => id !== "chuhan-log-trick");
    const change = async () => {
      this.#seen.count = this.#finished.length;
      await tick();
    };
    this.isDealing = true;
    try {
      if (isMotionOff() || !root) await change();
      else await animateNews(root, this.#sources.near(), news, change);
    } finally {
      this.isDealing = false;
    }
  }
}

/** Return the index of the log line where the newest battle begins. */
export function lastBattleLogIndex(log: readonly Message[]): number {
  return Math.max(
    0,
    log.findLastIndex(([id]) => id === "chuhan-log-battle"),
  );
}
