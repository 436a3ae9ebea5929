import "../all/index.ts";

export { type Campaign, fighting, newCampaign, onMatch, type Situation } from "./campaign.ts";
export { disguise } from "./disguise.ts";
export { type CatacombsFigures, fuzzBoxes, fuzzCatacombs } from "./fuzz.ts";
export { infested } from "./infested.ts";
export { fuzzWorlds } from "./leaks.ts";
export { fuzzMalformed } from "./malformed.ts";
export { setUp } from "./passages.ts";
export { randomHand } from "./random-hand.ts";
export { afterFight, beforeRoom, leaveRoom, placeAll } from "./scenes.ts";
export { solothFight, withSoloth } from "./soloth.ts";
export { visiting } from "./visit.ts";
