// The provinces as the map shows them and as screen readers hear them.
import { say } from "../kit/translation.svelte";
import { cardRef } from "./faces";
import { provinceName } from "./labels";
import type { ShownOrder, ShownProvince } from "./Province.svelte";
import type { Battle, Position } from "./gameHistory";
import { nextScoring, PROVINCES, rivalOf, SCORINGS, SEATS, type Province, type Seat, type View } from "./view";

/** What the appearance of the map depends on. */
export type MapContext = {
  position: Position;
  view: View;
  near: Seat;
  /** The viewing seat; null for a spectator. */
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

/** Returns every province as the map shows it. */
export function shownProvinces(context: MapContext): ShownProvince[] {
  return PROVINCES.map((name) => {
    const { position, view } = context;
    const orders = [shownOrder(context, context.near, name), shownOrder(context, rivalOf(context.near), name)];
    return {
      name,
      holding: position.provinces[name],
      marks: SEATS.flatMap((seat) => position.marks[seat].filter((one) => one === name).map(() => seat)),
      display: view.displays[name] ?? [],
      next: nextScoring(position.round),
      orders,
      label: labelOf(context, name, orders),
      legal: context.legal.has(name),
      chosen: context.chosen.includes(name),
      now: context.now === name,
    };
  });
}

function shownOrder(context: MapContext, seat: Seat, name: Province): ShownOrder {
  const { position } = context;
  const openCard = position.open[seat][name];
  if (openCard) return { seat, kind: openCard, own: false, lost: isLost(context.battles, position.round, seat, name) };
  if (seat === context.me) {
    const kind = position.own[name] ?? context.laid.get(name);
    if (kind) return { seat, kind, own: context.laying, lost: false };
    return context.laying ? "slot" : null;
  }
  return position.given[seat] ? { seat, kind: null, own: false, lost: false } : null;
}

function isLost(battles: readonly Battle[], round: number, seat: Seat, name: Province): boolean {
  const battle = battles.find((one) => one.round === round && one.province === name);
  return battle?.result?.[0] === "suntzu-log-wins" && battle.result[1]["seat"] !== seat;
}

function labelOf(context: MapContext, name: Province, orders: ShownOrder[]): string {
  const { position } = context;
  const holding = position.provinces[name];
  const marks = SEATS.filter((seat) => position.marks[seat].includes(name));
  const said = orders
    .filter((order) => order !== null && order !== "slot")
    .map((order) => {
      const args = { seat: order.seat, card: order.kind === null ? "" : cardRef(order.kind) };
      const own = order.seat === context.me;
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
    worthText(context.view, name),
    ...marks.map((seat) => say("web-suntzu-marked", { seat }, "suntzu")),
    ...said,
    ...(context.laying && orders.includes("slot") ? [say("web-suntzu-order-none")] : []),
  ].join(" ");
}

function worthText(view: View, name: Province): string {
  const [first = 0, second = 0, third = 0] = view.displays[name] ?? [];
  return say("web-suntzu-worth", { first, second, third });
}

/** Returns the tooltip of a province. */
export function tooltipOf(view: View, name: Province, label: string) {
  const at = nextScoring(view.round);
  const value = view.displays[name]?.[at] ?? 0;
  return {
    title: provinceName(name),
    note: say("web-suntzu-worth-next", { value, round: SCORINGS[at] ?? 0 }),
    text: label.slice(provinceName(name).length + 2),
    rule: "provinces",
  };
}
