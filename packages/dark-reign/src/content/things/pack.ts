import type { Pack } from "../../pack.ts";

/** Objects and treasure: REG-TREAS to RUNE, GOLD, and the deeds that search, drink, use, change, give, steal and throw. */
export const things: Pack = { id: "things" };
