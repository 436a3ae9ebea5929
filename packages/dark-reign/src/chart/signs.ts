import type { Words } from "@ossuaire/kernel";
import { w } from "@ossuaire/kernel";
import type { Terrain } from "../grid/drawing.ts";
import { findCard } from "../shelf.ts";
import type { SeenElement } from "../view.ts";
import { elementName } from "../words/names.ts";

/** A sign of the map, and what it means. */
export interface Sign {
  readonly mark: string;
  readonly words: Words;
}

/** The ground by its terrain; a doorway is drawn by what hangs in it. */
export const groundSigns: Readonly<Record<Terrain, Sign>> = {
  rock: { mark: "#", words: w("roche", "rock") },
  floor: { mark: ".", words: w("sol", "floor") },
  pillar: { mark: "■", words: w("pilier", "pillar") },
  chasm: { mark: "~", words: w("gouffre", "chasm") },
  bridge: { mark: "=", words: w("pont", "bridge") },
  cell: { mark: ":", words: w("cellule", "cell") },
  doorway: { mark: "'", words: w("passage", "doorway") },
  corridor: { mark: ",", words: w("couloir", "corridor") },
};

const elementMarks: Readonly<Record<string, string>> = {
  door: "+",
  "armoured-door": "‡",
  "prison-door": "╫",
  "secret-door": "§",
  passage: "∩",
  rack: "¶",
  library: "≡",
  rubble: "▲",
  barrel: "¤",
  chest: "$",
  table: "π",
  corpse: "%",
  statue: "&",
  tomb: "†",
  well: "@",
  portal: "Ω",
  hole: "○",
  spikes: "^",
};

/** REG-DOOR-03, REG-VERDICT-24: open or shut, found locked, searched; what the MJ alone knows says so. */
export function elementSign(element: SeenElement): Sign {
  const { kind, open, lock, searched, spent, hidden, blocked } = element;
  const state = [
    ...(open ? [w("ouverte", "open")] : []),
    ...(lock === "known" ? [w("verrouillée", "locked")] : []),
    ...(lock === "untried" ? [w("verrouillée en secret", "locked in secret")] : []),
    ...(searched ? [w("fouillé", "searched")] : []),
    ...(spent ? [w("hors d’usage", "spent")] : []),
    ...(hidden ? [w("caché aux héros", "hidden from the heroes")] : []),
    ...(blocked ? [w("sans issue", "leads nowhere")] : []),
  ];
  const isDoor = findCard("elements", kind)?.isDoor ?? false;
  const mark = open && isDoor ? "/" : (elementMarks[kind] ?? "!");
  const { fr, en } = elementName(kind);
  const said = (language: keyof Words, name: string) =>
    state.length === 0 ? name : `${name} (${state.map((one) => one[language]).join(", ")})`;
  return { mark, words: w(said("fr", fr), said("en", en)) };
}
