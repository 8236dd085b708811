// The tooltips of Huang's pieces.
import type { Tooltip } from "../../ui/tooltip.svelte";
import { capitalise, say } from "../../client/translation.svelte";
import { LEADER_RULE, ruleOfMarker, ruleOfColour, type BoardMarker } from "./anchors";
import type { BoardMap } from "./view";
import { banditsAt, leaderName, pointsName } from "./labels";
import { leadersOn, buildingsOf, type Colour, type Hex, type Seat, type View } from "./view";

/** Return the tooltip of a tile. */
export function tileTooltip(colour: Colour): Tooltip {
  return {
    title: capitalise(say("web-huang-tile", { role: colour })),
    note: noteOf(colour),
    text: say("web-huang-about-tile", { colour }),
    rule: ruleOfColour(colour),
  };
}

/** Return the tooltip of a leader. */
export function leaderTooltip(seat: Seat, colour: Colour): Tooltip {
  return {
    title: capitalise(leaderName(seat, colour)),
    note: noteOf(colour),
    text: say("web-huang-about-leader", { colour }),
    rule: LEADER_RULE,
  };
}

/** Return the tooltip of the topmost piece on a hex; null if the hex is empty. */
export function hexTooltip(hex: Hex, view: View, boardMap: BoardMap): Tooltip | null {
  const leader = leadersOn(view).get(hex);
  if (leader) return leaderTooltip(leader.seat, leader.colour);
  const building = buildingsOf(view).find(({ hexes }) => hexes.includes(hex));
  if (building?.kind === "pagoda") {
    const title = say("huang-picture-pagoda", { colour: building.colour });
    return markerTooltip("pagoda", title, noteOf(building.colour));
  }
  if (building) return markerTooltip(building.kind, say(`huang-picture-${building.kind}`));
  const tile = view.tiles[hex];
  if (tile) return tileTooltip(tile);
  const number = banditsAt(hex, view, boardMap);
  return number > 0 ? markerTooltip("bandits", say("huang-picture-bandits", { number })) : null;
}

function markerTooltip(kind: BoardMarker, title: string, note = ""): Tooltip {
  return {
    title: capitalise(title),
    note,
    text: say("web-huang-about-building", { kind }),
    rule: ruleOfMarker(kind),
  };
}

/** Return the name of a colour's points, such as "Governor points". */
function noteOf(colour: Colour): string {
  return capitalise(pointsName(colour));
}
