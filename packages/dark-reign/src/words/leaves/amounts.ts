import { type Words, w } from "@ossuaire/kernel";
import type { Formula } from "../../dice/notation.ts";

/** “Fu+1+2D”: as the book writes it (REG-DICE-06, 07). */
export function formulaWords({ force, fixed, dice, kind }: Formula): Words {
  const parts = [
    ...(force ? ["Fu"] : []),
    ...(fixed === 0 ? [] : [`${fixed}`]),
    ...(dice === 0 ? [] : [`${dice}${kind}`]),
  ];
  const text = parts.length === 0 ? "0" : parts.join("+");
  return w(text, text);
}
