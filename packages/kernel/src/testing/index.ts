export { checkLaws } from "./laws.ts";
export { scriptedDice } from "./scripted-dice.ts";
export { type Disguise, findLeaks, type Leak, testRng } from "./two-worlds.ts";
