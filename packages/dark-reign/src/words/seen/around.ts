import { capital, say, type Words, w } from "@ossuaire/kernel";
import { distance, type Square, sameSquare } from "../../grid/square.ts";
import { belowBridges } from "../../kinds.ts";
import { findCard } from "../../shelf.ts";
import type { SeenCharacter, SeenElement, View } from "../../view.ts";
import { elementName, titleIn } from "../names.ts";
import { bearingWords } from "./bearing.ts";
import { stateWords } from "./figures.ts";

/** For whoever does not see the board: the zone, who is nearest, the doors, and what stands there; from the place of this one. */
export function aroundWords(view: View, id: string): Words {
  const who = view.characters.find((one) => one.id === id);
  if (who === undefined) return w("", "");
  const zone = view.zones.find(({ squares }) => squares.some((square) => sameSquare(square, who)));
  const others = view.characters
    .filter((one) => one.gone === undefined && one.id !== id)
    .toSorted((a, b) => distance(a, who) - distance(b, who))
    .slice(0, 6);
  const things = view.elements.filter((one) => zone?.squares.some((square) => sameSquare(square, one)));
  return sentences([
    zoneWords(zone?.squares ?? [], view),
    say`${figureWords(view, who)}${standing(zone?.squares ?? [], who)}`,
    ...others.map((one) => say`${namedWords(view, one)} ${bearingWords(who, one)}`),
    ...things.map((one) => say`${capital(elementWords(one))} ${bearingWords(who, one)}`),
  ]);
}

const sentences = (all: readonly Words[]): Words =>
  w(all.map(({ fr }) => `${fr}.`).join(" "), all.map(({ en }) => `${en}.`).join(" "));

type Seen = View["zones"][number]["squares"];

/** “Grande salle, 8 cases sur 8”, “Couloir, 13 cases sur 2”: what eyes see; the name of its card would tell more (REG-VERDICT-24). */
function zoneWords(squares: Seen, view: View): Words {
  const extent = (of: readonly number[]) => (of.length === 0 ? 0 : Math.max(...of) - Math.min(...of) + 1);
  const floor = squares.filter(({ ground }) => ground !== "rock");
  const [wide, high] = [extent(floor.map(({ x }) => x)), extent(floor.map(({ y }) => y))];
  return say`${shapeWords(floor, Math.min(wide, high), view)}, ${w(`${wide} cases sur ${high}`, `${wide} squares by ${high}`)}`;
}

function shapeWords(floor: Seen, narrow: number, view: View): Words {
  if (floor.some(({ ground }) => ground === "chasm"))
    return say`${w("Pont au-dessus de", "Bridge over")} ${
      belowBridges(view.options.level) === "water" ? w("l’eau croupie", "swamp water") : w("la lave", "lava")
    }`;
  if (narrow <= 2) return w("Couloir", "Corridor");
  return floor.length >= 40 ? w("Grande salle", "Large hall") : w("Salle", "Room");
}

/** “, sur le seuil”. */
function standing(squares: Seen, who: Square): Words {
  const here = squares.find((one) => sameSquare(one, who));
  return here?.ground === "doorway" ? w(", sur le seuil", ", in the doorway") : w("", "");
}

/** “Groupe de rats (3)”. */
function namedWords(view: View, { id, pv }: SeenCharacter): Words {
  const [, ...others] = pv;
  if (others.length === 0) return titleIn(id, view);
  return say`${titleIn(id, view)} ${w(`(${pv.length})`, `(${pv.length})`)}`;
}

/** “Groupe de rats 2, 3 figurines, 15 PV, en feu”. */
function figureWords(view: View, who: SeenCharacter): Words {
  const left = who.pv.reduce((sum, one) => sum + one, 0);
  const parts = [
    titleIn(who.id, view),
    ...(who.pv.length > 1 ? [w(`${who.pv.length} figurines`, `${who.pv.length} figures`)] : []),
    w(`${left} PV`, `${left} PV`),
    ...stateWords(view, who).map(({ words }) => words),
  ];
  return w(parts.map(({ fr }) => fr).join(", "), parts.map(({ en }) => en).join(", "));
}

/** “porte fermée”, “coffre (fouille faite)”. Every door is feminine in French. */
export function elementWords({ kind, open, lock, blocked, pv, searched, spent }: SeenElement): Words {
  const name = elementName(kind);
  const card = findCard("elements", kind);
  if (card?.isDoor) {
    const is = (fr: string, en: string) => w(`${name.fr} ${fr}`, `${en} ${name.en}`);
    if (blocked !== undefined) return is("murée", "walled-up");
    if (open) return pv === 0 ? is("brisée", "broken") : is("ouverte", "open");
    return lock === "known" ? is("verrouillée", "locked") : is("fermée", "shut");
  }
  if (card?.isTrap && !spent) return say`${w("piège : ", "trap: ")}${name}`;
  return searched ? say`${name} ${w("(fouille faite)", "(searched)")}` : name;
}

/** A square to which somebody’s eyes or keys go. */
export function squareSeen(view: View, square: Square, from: Square | undefined): Words {
  const seen = view.zones.flatMap((zone) => zone.squares).find((one) => sameSquare(one, square));
  const who = view.characters.find((one) => one.gone === undefined && sameSquare(one, square));
  const parts = [
    ...(who === undefined ? [] : [figureWords(view, who)]),
    ...view.elements.filter((one) => sameSquare(one, square)).map(elementWords),
    ...(view.things.some(({ at }) => at.kind === "floor" && sameSquare(at, square))
      ? [w("objets au sol", "objects on the floor")]
      : []),
    seen === undefined ? w("inconnu", "unknown") : groundWords(seen.ground, view),
    ...(from === undefined ? [] : [bearingWords(from, square)]),
  ];
  return capital(w(parts.map(({ fr }) => fr).join(", "), parts.map(({ en }) => en).join(", ")));
}

function groundWords(ground: View["zones"][number]["squares"][number]["ground"], view: View): Words {
  if (ground === "pillar") return w("pilier", "pillar");
  if (ground === "bridge") return w("pont", "bridge");
  if (ground === "cell") return w("cellule", "cell");
  if (ground === "chasm")
    return belowBridges(view.options.level) === "water" ? w("eau croupie", "swamp water") : w("lave", "lava");
  return ground === "doorway" ? w("passage", "doorway") : w("sol", "floor");
}
