// The choices for a new table: seats, options, clock, and who may see it.
import { hasMessage, say } from "../client/translation.svelte";
import type { Clock, GameInfo, GameOption, NewTable, SeatRequest } from "../client/wire";

/** The choices of the form for a new table of a game. */
export class TableForm {
  /** Who has each seat: `me`, `open` for somebody else, or `bot:` and a level. */
  seats = $state<string[]>([]);
  options = $state<Record<string, boolean | string>>({});
  clock = $state<Clock["kind"]>("none");
  minutes = $state(10);
  seconds = $state(60);
  increment = $state(5);
  /** Whether the guest wants seats to be assigned at random. */
  random = $state(false);
  /** Whether the host lists the table in the lobby; null for the default. */
  hostLists = $state<boolean | null>(null);
  /** Whether the host allows hints; null for the default. */
  hostAllowsHints = $state<boolean | null>(null);

  constructor(readonly info: GameInfo) {
    this.seats = info.seats.slice(0, Math.max(info.fewest, 2)).map((_, i) => (i === 0 ? "me" : "open"));
    this.options = Object.fromEntries(Object.entries(info.options).map(([name, option]) => [name, option.default]));
  }

  get ownSeatCount(): number {
    return this.seats.filter((kind) => kind === "me").length;
  }

  /** Whether seats are assigned at random; not if the guest plays all of them. */
  get areSeatsRandom(): boolean {
    return this.random && this.ownSeatCount < this.seats.length;
  }

  /** Whether the table is listed in the lobby: by default, if somebody else can join it. */
  get listed(): boolean {
    return this.hostLists ?? this.seats.includes("open");
  }

  /** Whether hints are allowed: by default, unless it is a timed game against other people. */
  get hints(): boolean {
    return this.hostAllowsHints ?? (this.clock === "none" || !this.seats.includes("open"));
  }

  /** The options with texts for players that apply to this number of players. */
  get shownOptions(): [name: string, option: GameOption][] {
    return Object.entries(this.info.options).filter(
      ([name, { players: [fewest, most] = [0, Infinity] }]) =>
        hasMessage(`web-option-${this.info.name}-${name}`) && fewest <= this.seats.length && this.seats.length <= most,
    );
  }

  setPlayerCount(number: number): void {
    this.seats = Array.from({ length: number }, (_, i) => this.seats[i] ?? "open");
  }

  /** Whether an option is chosen and has an effect. */
  isOn(name: string): boolean {
    return this.options[name] === true && this.#unmetRequirement(name) === undefined;
  }

  /** Whether an option has no effect, because another one decides. */
  isOverridden(name: string): boolean {
    return this.#unmetRequirement(name) !== undefined;
  }

  /** Return the note of an option: what it does, or why it has no effect. */
  optionNote(name: string): string {
    const unmet = this.#unmetRequirement(name);
    const game = this.info.name;
    if (!unmet) return say(`web-option-${game}-${name}-note`);
    const [other, needed] = unmet;
    return say("web-option-requires", { option: say(`web-option-${game}-${other}`), needed: needed ? "on" : "off" });
  }

  /** Return the request that creates the table. */
  request(): NewTable {
    const options = this.shownOptions.filter(([name]) => !this.isOverridden(name));
    return {
      game: this.info.name,
      options: Object.fromEntries(options.map(([name]) => [name, this.options[name]])),
      seats: this.seats.map(seatRequest),
      clock: this.#clockRequest(),
      listed: this.listed,
      hints: this.hints,
      random_seats: this.areSeatsRandom,
    };
  }

  /** Return the option that decides that another one has no effect, and the value it would need. */
  #unmetRequirement(name: string): [other: string, needed: boolean] | undefined {
    const requires = Object.entries(this.info.options[name]?.requires ?? {});
    return requires.find(([other, needed]) => this.isOn(other) !== needed);
  }

  #clockRequest(): Clock {
    const { clock, minutes, seconds, increment } = this;
    if (clock === "move") return { kind: "move", seconds };
    return clock === "game" ? { kind: "game", seconds: minutes * 60, increment } : { kind: "none" };
  }
}

function seatRequest(kind: string): SeatRequest {
  return kind.startsWith("bot:") ? { kind: "bot", level: kind.slice(4) } : { kind: kind as "me" | "open" };
}
