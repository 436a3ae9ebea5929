export { crowd } from "./crowd.ts";
export { exploreOn } from "./explorer.ts";
export { type DarkReignFigures, fuzzDarkReign, startQuest, temperOf } from "./fuzz.ts";
export { fuzzWorlds, type WorldFigures } from "./leaks.ts";
export { fuzzMalformed } from "./malformed.ts";
export { fuzzOptions, type OptionFigures } from "./malformed-options.ts";
export { randomHand } from "./random-hand.ts";
export { safeDarkReign } from "./safe.ts";
export { sightsOn } from "./sights.ts";
