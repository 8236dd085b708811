// The tooltips of Huang's pieces.
import type { Tooltip } from "../kit/tooltip.svelte";
import { capitalise, say } from "../kit/translation.svelte";
import { LEADER_RULE, ruleOfBuilding, ruleOfColour, type Building } from "./anchors";
import type { BoardMap } from "./grid";
import { banditsAt, leaderName, pointsName } from "./labels";
import { leadersOn, sitesOf, type Colour, type Hex, type Seat, type View } from "./view";

/** Returns the tooltip of a tile. */
export function tileTooltip(colour: Colour): Tooltip {
  return {
    title: capitalise(say("web-huang-tile", { role: colour })),
    note: noteOf(colour),
    text: say("web-huang-about-tile", { colour }),
    rule: ruleOfColour(colour),
  };
}

/** Returns the tooltip of a leader. */
export function leaderTooltip(seat: Seat, colour: Colour): Tooltip {
  return {
    title: capitalise(leaderName(seat, colour)),
    note: noteOf(colour),
    text: say("web-huang-about-leader", { colour }),
    rule: LEADER_RULE,
  };
}

/** Returns the tooltip of the topmost piece on a hex; null if the hex is empty. */
export function hexTooltip(hex: Hex, view: View, ground: BoardMap): Tooltip | null {
  const leader = leadersOn(view).get(hex);
  if (leader) return leaderTooltip(leader.seat, leader.colour);
  const site = sitesOf(view).find((one) => one.hexes.includes(hex));
  if (site?.kind === "pagoda") {
    const title = say("huang-picture-pagoda", { colour: site.colour });
    return buildingTooltip("pagoda", title, noteOf(site.colour));
  }
  if (site) return buildingTooltip(site.kind, say(`huang-picture-${site.kind}`));
  const tile = view.tiles[hex];
  if (tile) return tileTooltip(tile);
  const number = banditsAt(hex, view, ground);
  return number > 0 ? buildingTooltip("bandits", say("huang-picture-bandits", { number })) : null;
}

function buildingTooltip(kind: Building, title: string, note = ""): Tooltip {
  return {
    title: capitalise(title),
    note,
    text: say("web-huang-about-building", { kind }),
    rule: ruleOfBuilding(kind),
  };
}

/** What its kind of points is called: "Governor points". */
function noteOf(colour: Colour): string {
  return capitalise(pointsName(colour));
}
