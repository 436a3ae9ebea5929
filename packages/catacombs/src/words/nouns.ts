import { counted, noun, type Words, w } from "@ossuaire/kernel";

/** “300 pièces d’or”, “300 gold”. */
export function goldWords(count: number): Words {
  return counted(count, coin);
}

const coin = noun(w("pièce d’or", "gold"), w("pièces d’or", "gold"));

/** “2 points de vie”, “2 life”. */
export function lifeWords(count: number): Words {
  return counted(count, point);
}

const point = noun(w("point de vie", "life"), w("points de vie", "life"));
