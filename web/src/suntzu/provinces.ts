// Every province as the map shows it and as a reader hears it.
import { say } from "../kit/words.svelte";
import { cardRef } from "./faces";
import { provinceName } from "./labels";
import type { Lying, Shown } from "./Province.svelte";
import type { Battle, Table } from "./story";
import { nextScoring, PROVINCES, rivalOf, SCORINGS, SEATS, type Province, type Seat, type View } from "./view";

export type Look = {
  table: Table;
  view: View;
  near: Seat;
  /** Who looks; nobody for a spectator. */
  me: Seat | null;
  /** Orders on the map that are not given yet. */
  laid: ReadonlyMap<Province, string>;
  /** Orders are being laid now. */
  laying: boolean;
  battles: readonly Battle[];
  legal: ReadonlySet<Province>;
  chosen: readonly Province[];
  now: Province | null;
};

export function provincesOf(look: Look): Shown[] {
  return PROVINCES.map((name) => {
    const { table, view } = look;
    const orders = [lying(look, look.near, name), lying(look, rivalOf(look.near), name)];
    return {
      name,
      holding: table.provinces[name],
      marks: SEATS.flatMap((seat) => table.marks[seat].filter((one) => one === name).map(() => seat)),
      display: view.displays[name] ?? [],
      next: nextScoring(table.round),
      orders,
      label: labelOf(look, name, orders),
      legal: look.legal.has(name),
      chosen: look.chosen.includes(name),
      now: look.now === name,
    };
  });
}

function lying(look: Look, seat: Seat, name: Province): Lying {
  const { table } = look;
  const open = table.open[seat][name];
  if (open) return { seat, kind: open, own: false, lost: lost(look.battles, table.round, seat, name) };
  if (seat === look.me) {
    const kind = table.own[name] ?? look.laid.get(name);
    if (kind) return { seat, kind, own: look.laying, lost: false };
    return look.laying ? "slot" : null;
  }
  return table.given[seat] ? { seat, kind: null, own: false, lost: false } : null;
}

function lost(battles: readonly Battle[], round: number, seat: Seat, name: Province): boolean {
  const battle = battles.find((one) => one.round === round && one.province === name);
  return battle?.result?.[0] === "suntzu-log-wins" && battle.result[1]["seat"] !== seat;
}

function labelOf(look: Look, name: Province, orders: Lying[]): string {
  const { table } = look;
  const holding = table.provinces[name];
  const marks = SEATS.filter((seat) => table.marks[seat].includes(name));
  const said = orders
    .filter((order) => order !== null && order !== "slot")
    .map((order) => {
      const args = { seat: order.seat, card: order.kind === null ? "" : cardRef(order.kind) };
      const own = order.seat === look.me;
      const id = own
        ? "web-suntzu-order-own"
        : order.kind === null
          ? "web-suntzu-order-hidden"
          : "web-suntzu-order-open";
      return say(id, args, "suntzu");
    });
  return [
    `${provinceName(name)}.`,
    say("web-suntzu-held", { armies: holding.armies, seat: holding.owner || "nobody" }, "suntzu"),
    worth(look.view, name),
    ...marks.map((seat) => say("web-suntzu-marked", { seat }, "suntzu")),
    ...said,
    ...(look.laying && orders.includes("slot") ? [say("web-suntzu-order-none")] : []),
  ].join(" ");
}

function worth(view: View, name: Province): string {
  const [first = 0, second = 0, third = 0] = view.displays[name] ?? [];
  return say("web-suntzu-worth", { first, second, third });
}

export function tipOf(view: View, name: Province, label: string) {
  const at = nextScoring(view.round);
  const value = view.displays[name]?.[at] ?? 0;
  return {
    title: provinceName(name),
    note: say("web-suntzu-worth-next", { value, round: SCORINGS[at] ?? 0 }),
    text: label.slice(provinceName(name).length + 2),
    rule: "provinces",
  };
}
