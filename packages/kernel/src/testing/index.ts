export { thatFits } from "../random-player.ts";
export { type CatalogueRule, rulesIn } from "./catalogue.ts";
export { type Explorer, explorer, type Reach } from "./explorer.ts";
export { type Figures, type Fuzzed, fuzz } from "./fuzz.ts";
export { checkLaws } from "./laws.ts";
export { playing } from "./playing.ts";
export { replayed } from "./replayed.ts";
export { scriptedDice } from "./scripted-dice.ts";
export { type Disguise, findLeaks, type Leak, testRng } from "./two-worlds.ts";
