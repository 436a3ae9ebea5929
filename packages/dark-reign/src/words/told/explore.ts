import { counted, joined, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Square } from "../../grid/square.ts";
import type { ExploreFacts } from "../../told/explore.ts";
import { elementName, elementNames, type Names, nameIn, subjectIn } from "../names.ts";
import { whereabouts } from "../whereabouts.ts";
import type { Lines } from "./lines.ts";

interface Handling extends Square {
  readonly who: string;
  readonly kind: string;
}

/** “Svein ouvre : porte, à l’est”. */
const does =
  (verb: Words) =>
  ({ who, kind, x, y }: Handling, names: Names | undefined): Words =>
    say`${subjectIn(who, names)} ${verb}${colon}${elementName(kind)}${whereabouts(who, { x, y }, names)}`;

const colon = w(" : ", ": ");
const comma = w(", ", ", ");

export const exploreLines: Lines<ExploreFacts> = {
  "zone-found": ({ who }, names) =>
    who === undefined
      ? w("le MJ dispose la première zone", "the MJ lays out the first zone")
      : say`${subjectIn(who, names)} ${w("découvre une nouvelle zone", "discovers a new zone")}`,
  "laid-out": ({ holds, come }, names) => {
    const things = elementNames(holds.map(({ kind }) => kind));
    const all = joined([things, listed(come.map(({ who }) => nameIn(who, names)))], comma);
    return all.fr === ""
      ? w("la zone est vide", "the zone is empty")
      : say`${w("on y voit", "in sight")}${colon}${all}`;
  },
  ambush: ({ who }, names) =>
    say`${w("embuscade", "ambush")}${colon}${listed(who.map((id) => nameIn(id, names)))}`,
  "dead-exit": () =>
    w("une issue ne mène nulle part : elle est bouchée", "an exit leads nowhere: it is blocked"),
  "exit-freed": () => w("une issue bouchée est de nouveau libre", "a blocked exit is free again"),
  "way-on": () => w("un passage s’ouvre dans le mur", "a passage opens in the wall"),
  "something-hidden": () =>
    w("quelque chose reste caché dans ces catacombes", "something remains hidden in these catacombs"),
  opens: does(w("ouvre", "opens")),
  closes: does(w("ferme", "closes")),
  breaks: does(w("enfonce", "breaks down")),
  "found-locked": does(w("se heurte à une serrure", "finds it locked")),
  unlocked: does(w("fait sauter la serrure", "undoes the lock")),
  bashes: ({ total, damage, ...handled }, names) =>
    say`${does(w("frappe", "strikes"))(handled, names)} ${w(`(${total}, dégâts ${damage})`, `(${total}, damage ${damage})`)}`,
  battered: ({ kind, lost, pv }) =>
    say`${elementName(kind)}${colon}${w(`${lost} PV de moins, reste ${pv}`, `${lost} PV lost, ${pv} left`)}`,
  rummages: does(w("fouille", "searches")),
  cursed: ({ who, left }, names) =>
    say`${subjectIn(who, names)} ${w("perd un point de Destin", "loses a destiny point")} ${w(`(reste ${left})`, `(${left} left)`)}`,
  "cell-opened": ({ who, holds }, names) =>
    say`${subjectIn(who, names)} ${w("ouvre une cellule", "opens a cell")}${colon}${inCell[holds]}`,
  trap: does(w("déclenche un piège", "sets off a trap")),
  "falls-in": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("tombe dans le trou", "falls into the hole")}`,
  "climbs-out": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("sort du trou", "climbs out of the hole")}`,
  disarms: does(w("désamorce", "disarms")),
  "lays-trap": does(w("pose un piège", "lays a trap")),
  "spots-trap": does(w("repère un piège", "spots a trap")),
  sways: ({ who, ends }, names) => say`${subjectIn(who, names)} ${swaying[ends]}`,
  "into-water": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("tombe dans l’eau du marais", "falls into the swamp water")}`,
  "into-lava": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("tombe dans la lave", "falls into the lava")}`,
  transported: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("passe le portail et ressort ailleurs", "goes through the portal and comes out elsewhere")}`,
};

const ecu = noun(w("écu", "écu"));

const inCell = {
  nothing: w("elle est vide", "it is empty"),
  corpse: w("un cadavre", "a corpse"),
  chest: w("un coffre", "a chest"),
  prisoner: say`${w("un prisonnier, qui remercie de", "a prisoner, whose thanks are")} ${counted(50, ecu)}`,
};

const swaying = {
  off: w("bascule du pont", "falls off the bridge"),
  down: w("s’étale sur le pont", "falls flat on the bridge"),
  over: w("vacille, mais passe le pont", "sways, but crosses the bridge"),
};
