import { type Conquest, defaultOptions } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import type { Mine } from "../mine.ts";

/** Short duels, so that a last blow is often near. */
export const conquestMine: Mine<Conquest> = {
  study: conquestStudy,
  options: (number) => ({
    ...defaultOptions,
    health: 3 + (number % 4),
    border: number % 3 === 0 ? "mat" : "walls",
    armour: false,
  }),
  answers: 120,
  most: 5,
};
