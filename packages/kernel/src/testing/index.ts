export { type BoxFigures, fuzzBox } from "./fuzz-box.ts";
export { checkLaws } from "./laws.ts";
export { type Nim, nimBox } from "./nim.ts";
export { scriptedDice } from "./scripted-dice.ts";
export { type Disguise, findLeaks, type Leak, testRng } from "./two-worlds.ts";
