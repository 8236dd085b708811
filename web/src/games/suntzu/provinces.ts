// The provinces as the map shows them and as screen readers read them out.
import { constants } from "./constants";
import { say } from "../../client/translation.svelte";
import { cardRef } from "./faces";
import { provinceName } from "./labels";
import type { ShownOrder, ShownProvince } from "./Province.svelte";
import { loserOf } from "./sentences";
import {
  nextScoringIndex,
  PROVINCES,
  rivalOf,
  SEATS,
  type BattleReport,
  type Position,
  type Province,
  type Seat,
  type View,
} from "./view";

/** What the appearance of the map depends on. */
export type MapContext = {
  position: Position;
  view: View;
  near: Seat;
  /** The viewing seat; null for a spectator. */
  me: Seat | null;
  /** Orders on the map that are not given yet. */
  laidOrders: ReadonlyMap<Province, string>;
  /** Whether the player is laying orders now. */
  isLayingOrders: boolean;
  /** The orders of both seats, if all of them are shown. */
  openOrders?: View["orders"] | undefined;
  battles: readonly BattleReport[];
  /** The provinces that can be selected now. */
  selectable: ReadonlySet<Province>;
  selected: readonly Province[];
  /** Where the battle takes place that is shown or being fought. */
  battleProvince: Province | null;
};

/** Return every province as the map shows it. */
export function shownProvinces(context: MapContext): ShownProvince[] {
  return PROVINCES.map((name) => {
    const { position, view } = context;
    const orders = [shownOrder(context, context.near, name), shownOrder(context, rivalOf(context.near), name)];
    const description = describeProvince(context, name, orders);
    return {
      name,
      holding: position.provinces[name],
      marks: SEATS.flatMap((seat) => position.marks[seat].filter((marked) => marked === name).map(() => seat)),
      display: view.displays[name] ?? [],
      nextScoringIndex: nextScoringIndex(position.round),
      orders,
      label: `${provinceName(name)}. ${description}`,
      description,
      isSelectable: context.selectable.has(name),
      isSelected: context.selected.includes(name),
      isBattleHere: context.battleProvince === name,
    };
  });
}

function shownOrder(context: MapContext, seat: Seat, name: Province): ShownOrder {
  const { position } = context;
  const revealedCard = position.open[seat][name];
  if (revealedCard)
    return { seat, kind: revealedCard, isMovable: false, isLost: isLost(context.battles, position.round, seat, name) };
  if (seat === context.me) {
    const kind = position.own[name] ?? context.laidOrders.get(name);
    if (kind) return { seat, kind, isMovable: context.isLayingOrders, isLost: false };
    return context.isLayingOrders ? "slot" : null;
  }
  const openCard = context.openOrders?.[seat]?.[name];
  if (openCard) return { seat, kind: openCard, isMovable: false, isLost: false };
  return position.given[seat] ? { seat, kind: null, isMovable: false, isLost: false } : null;
}

function isLost(battles: readonly BattleReport[], round: number, seat: Seat, name: Province): boolean {
  const battle = battles.find((candidate) => candidate.round === round && candidate.province === name);
  return battle !== undefined && loserOf(battle) === seat;
}

/** Return who holds a province, its values, markers and orders, in words. */
function describeProvince(context: MapContext, name: Province, orders: ShownOrder[]): string {
  const { position } = context;
  const holding = position.provinces[name];
  const marks = SEATS.filter((seat) => position.marks[seat].includes(name));
  const orderTexts = orders
    .filter((order) => order !== null && order !== "slot")
    .map((order) => {
      const args = { seat: order.seat, card: order.kind === null ? "" : cardRef(order.kind) };
      const isOwn = order.seat === context.me;
      const id = isOwn
        ? "web-suntzu-order-own"
        : order.kind === null
          ? "web-suntzu-order-hidden"
          : "web-suntzu-order-open";
      return say(id, args, "suntzu");
    });
  return [
    say("web-suntzu-held", { armies: holding.armies, seat: holding.owner || "nobody" }, "suntzu"),
    valuesText(context.view, name),
    ...marks.map((seat) => say("web-suntzu-marked", { seat }, "suntzu")),
    ...orderTexts,
    ...(context.isLayingOrders && orders.includes("slot") ? [say("web-suntzu-order-none")] : []),
  ].join(" ");
}

function valuesText(view: View, name: Province): string {
  const [first = 0, second = 0, third = 0] = view.displays[name] ?? [];
  return say("web-suntzu-worth", { first, second, third });
}

/** Return the tooltip of a province; `description` is its text. */
export function provinceTooltip(view: View, name: Province, description: string) {
  const index = nextScoringIndex(view.round);
  const value = view.displays[name]?.[index] ?? 0;
  return {
    title: provinceName(name),
    note: say("web-suntzu-worth-next", { value, round: constants().scoring_rounds[index] ?? 0 }),
    text: description,
    rule: "provinces",
  };
}
