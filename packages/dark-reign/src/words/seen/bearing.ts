import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import { distance, type Square } from "../../grid/square.ts";

const step = noun(w("pas", "step"), w("pas", "steps"));

/** Clockwise from the east, an eighth of a turn each. */
const ways: readonly Words[] = [
  w("à l’est", "east"),
  w("au sud-est", "south-east"),
  w("au sud", "south"),
  w("au sud-ouest", "south-west"),
  w("à l’ouest", "west"),
  w("au nord-ouest", "north-west"),
  w("au nord", "north"),
  w("au nord-est", "north-east"),
];

/** “à 5 pas au nord-est”: how far, and where to. */
export function bearingWords(from: Square, to: Square): Words {
  const far = distance(from, to);
  if (far === 0) return w("sur place", "right here");
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  const way = ways[(eighth + 8) % 8] ?? w("", "");
  const { fr, en } = counted(far, step);
  return say`${w(`à ${fr}`, en)} ${way}`;
}
