// What is said of a piece to who asks, and where the rules tell more of it.
import type { Tip } from "../kit/tip.svelte";
import { capital, say } from "../kit/words.svelte";
import { LEADERS, ruleOfBuilding, ruleOfColour, type Building } from "./anchors";
import type { Ground } from "./grid";
import { banditsAt, leaderName, pointsName } from "./labels";
import { leadersOn, sitesOf, type Colour, type Hex, type Seat, type View } from "./view";

export function tileTip(colour: Colour): Tip {
  return {
    title: capital(say("web-huang-tile", { role: colour })),
    note: noteOf(colour),
    text: say("web-huang-about-tile", { colour }),
    rule: ruleOfColour(colour),
  };
}

export function leaderTip(seat: Seat, colour: Colour): Tip {
  return {
    title: capital(leaderName(seat, colour)),
    note: noteOf(colour),
    text: say("web-huang-about-leader", { colour }),
    rule: LEADERS,
  };
}

/** Of what lies uppermost on a hex: a leader, a building, a tile, bandits; null if the hex is empty. */
export function hexTip(hex: Hex, view: View, ground: Ground): Tip | null {
  const leader = leadersOn(view).get(hex);
  if (leader) return leaderTip(leader.seat, leader.colour);
  const site = sitesOf(view).find((one) => one.hexes.includes(hex));
  if (site?.kind === "pagoda") {
    const title = say("huang-picture-pagoda", { colour: site.colour });
    return buildingTip("pagoda", title, noteOf(site.colour));
  }
  if (site) return buildingTip(site.kind, say(`huang-picture-${site.kind}`));
  const tile = view.tiles[hex];
  if (tile) return tileTip(tile);
  const number = banditsAt(hex, view, ground);
  return number > 0 ? buildingTip("bandits", say("huang-picture-bandits", { number })) : null;
}

function buildingTip(kind: Building, title: string, note = ""): Tip {
  return {
    title: capital(title),
    note,
    text: say("web-huang-about-building", { kind }),
    rule: ruleOfBuilding(kind),
  };
}

/** What its kind of points is called: "Governor points". */
function noteOf(colour: Colour): string {
  return capital(pointsName(colour));
}
