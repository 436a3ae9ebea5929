import { don } from "../../deeds/don.ts";
import { drink, makeDrink } from "../../deeds/drink.ts";
import { declined, give, pickUp, receive } from "../../deeds/give.ts";
import { search, searchedAlready } from "../../deeds/search.ts";
import { steal } from "../../deeds/steal.ts";
import { swap } from "../../deeds/swap.ts";
import { throwThing } from "../../deeds/throw.ts";
import { change, use } from "../../deeds/use.ts";
import type { Pack } from "../../pack.ts";
import { inherit } from "../../rules/leavings.ts";
import { offerReplay, remember } from "./divination.ts";
import { magicArmours } from "./magic-armours.ts";
import { magicWeapons } from "./magic-weapons.ts";
import { potions } from "./potions.ts";
import { relics } from "./relics.ts";
import { runes } from "./runes.ts";
import { scrolls } from "./scrolls.ts";
import { treasureTables } from "./treasure.ts";

/** Objects and treasure: REG-TREAS to RUNE, GOLD, and the deeds that search, drink, use, change, give, steal and throw. */
export const things: Pack = {
  id: "things",
  things: [...potions, ...relics, ...scrolls, ...magicWeapons, ...magicArmours, ...runes],
  treasure: treasureTables,
  deeds: [search, steal, pickUp, swap, drink, makeDrink, use, change, don, give, receive, throwThing],
  hindrances: [searchedAlready, declined],
  begins: remember,
  afterDeed: offerReplay,
  leaves: inherit,
};
