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

/** “au nord-est”. */
export function wayWords(from: Square, to: Square): Words {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4);
  return ways[(eighth + 8) % 8] ?? w("", "");
}

/** “à 2 pas à l’est et 1 au nord”: where to and nowhere else. */
export function exactWords(from: Square, to: Square): Words {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (across === 0 || down === 0 || across === down) return bearingWords(from, to);
  const long = counted(across, step);
  const [east, south] = [wayWords(from, { x: to.x, y: from.y }), wayWords(from, { x: from.x, y: to.y })];
  return say`${w(`à ${long.fr}`, long.en)} ${east} ${w("et", "and")} ${w(`${down}`, `${down}`)} ${south}`;
}

/** “à 5 pas au nord-est”: how far, and where to. */
export function bearingWords(from: Square, to: Square): Words {
  const far = distance(from, to);
  if (far === 0) return w("sur place", "right here");
  const { fr, en } = counted(far, step);
  return say`${w(`à ${fr}`, en)} ${wayWords(from, to)}`;
}
