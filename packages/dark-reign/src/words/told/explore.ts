import { counted, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Square } from "../../grid/square.ts";
import type { ExploreFacts } from "../../told/explore.ts";
import { elementName, type Names, nameIn, squareWords } from "../names.ts";
import type { Lines } from "./lines.ts";

interface Handling extends Square {
  readonly who: string;
  readonly kind: string;
}

/** “Svein ouvre : porte (6, 2)”. */
const does =
  (verb: Words) =>
  ({ who, kind, x, y }: Handling, names: Names | undefined): Words =>
    say`${nameIn(who, names)} ${verb}${colon}${elementName(kind)} ${squareWords({ x, y })}`;

/** “La porte (6, 2) …”: by its square alone, whatever it is. */
const at =
  (before: Words, after: Words) =>
  ({ x, y }: Square): Words =>
    say`${before} ${squareWords({ x, y })} ${after}`;

const colon = w(" : ", ": ");

export const exploreLines: Lines<ExploreFacts> = {
  "zone-found": ({ who }, names) =>
    who === undefined
      ? w("le MJ dispose la première zone", "the GM lays the first zone")
      : say`${nameIn(who, names)} ${w("découvre une nouvelle zone", "discovers a new zone")}`,
  "laid-out": ({ holds, come }, names) => {
    const all = [...holds.map(({ kind }) => elementName(kind)), ...come.map(({ who }) => nameIn(who, names))];
    return all.length === 0
      ? w("la zone est vide", "the zone is empty")
      : say`${w("on y voit", "in sight")}${colon}${listed(all)}`;
  },
  ambush: ({ who }, names) =>
    say`${w("embuscade", "ambush")}${colon}${listed(who.map((id) => nameIn(id, names)))}`,
  "dead-exit": at(
    w("l’issue", "the exit"),
    w("ne mène nulle part : elle est bouchée", "leads nowhere: it is blocked"),
  ),
  "exit-freed": at(w("l’issue", "the exit"), w("est de nouveau libre", "is free again")),
  "way-on": at(w("un passage s’ouvre en", "a passage opens at"), w("", "")),
  "something-hidden": () =>
    w("quelque chose reste caché dans ces catacombes", "something remains hidden in these catacombs"),
  opens: does(w("ouvre", "opens")),
  closes: does(w("ferme", "closes")),
  breaks: does(w("enfonce", "breaks down")),
  "found-locked": does(w("se heurte à une serrure", "finds it locked")),
  unlocked: does(w("fait sauter la serrure", "undoes the lock")),
  bashes: ({ total, damage, ...handled }, names) =>
    say`${does(w("frappe", "strikes"))(handled, names)} ${w(`(${total}, dégâts ${damage})`, `(${total}, damage ${damage})`)}`,
  battered: ({ kind, x, y, lost, pv }) =>
    say`${elementName(kind)} ${squareWords({ x, y })}${colon}${w(`${lost} PV de moins, reste ${pv}`, `${lost} PV lost, ${pv} left`)}`,
  rummages: does(w("fouille", "searches")),
  cursed: ({ who, left }, names) =>
    say`${nameIn(who, names)} ${w("perd un point de destin", "loses a destiny point")} ${w(`(reste ${left})`, `(${left} left)`)}`,
  "cell-opened": ({ who, holds }, names) =>
    say`${nameIn(who, names)} ${w("ouvre une cellule", "opens a cell")}${colon}${inCell[holds]}`,
  trap: does(w("déclenche un piège", "sets off a trap")),
  "falls-in": ({ who }, names) =>
    say`${nameIn(who, names)} ${w("tombe dans le trou", "falls into the hole")}`,
  "climbs-out": ({ who }, names) => say`${nameIn(who, names)} ${w("sort du trou", "climbs out of the hole")}`,
  disarms: does(w("désamorce", "disarms")),
  "lays-trap": does(w("pose un piège", "lays a trap")),
  "spots-trap": does(w("repère un piège", "spots a trap")),
  sways: ({ who, ends }, names) => say`${nameIn(who, names)} ${swaying[ends]}`,
  "into-water": ({ who }, names) =>
    say`${nameIn(who, names)} ${w("tombe dans l’eau du marais", "falls into the swamp water")}`,
  "into-lava": ({ who }, names) =>
    say`${nameIn(who, names)} ${w("tombe dans la lave", "falls into the lava")}`,
  transported: ({ who, x, y }, names) =>
    say`${nameIn(who, names)} ${w("passe le portail vers", "goes through the portal to")} ${squareWords({ x, y })}`,
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
