import type { Pack } from "../../pack.ts";
import { magicArmours } from "./magic-armours.ts";
import { magicWeapons } from "./magic-weapons.ts";
import { potions } from "./potions.ts";
import { relics } from "./relics.ts";
import { runes } from "./runes.ts";
import { scrolls } from "./scrolls.ts";

/** Objects and treasure: REG-TREAS to RUNE, GOLD, and the deeds that search, drink, use, change, give, steal and throw. */
export const things: Pack = {
  id: "things",
  things: [...potions, ...relics, ...scrolls, ...magicWeapons, ...magicArmours, ...runes],
};
