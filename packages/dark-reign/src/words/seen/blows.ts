import { type Words, w } from "@ossuaire/kernel";

/** What stands for a moment at a figure, beside the number of what it lost. */
export const blowWords = {
  falls: w("au sol", "down"),
  webbed: w("toile", "web"),
  burns: w("en feu", "on fire"),
  poisoned: w("poison", "poison"),
  afraid: w("peur", "fear"),
  parries: w("pare", "parries"),
  guards: w("s’interpose", "steps in"),
  defends: w("se défend", "defends"),
  trap: w("piège !", "trap!"),
  cured: w("guéri", "cured"),
  freed: w("libre", "free"),
  healed: (gained: number): Words => w(`+${gained} PV`, `+${gained} PV`),
  heroes: w("Les héros", "The heroes"),
  mj: w("Le MJ", "The MJ"),
} as const;
