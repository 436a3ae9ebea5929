import "../all/index.ts";

export { type Campaign, fighting, newCampaign, onMatch, type Situation } from "./campaign.ts";
export { disguise } from "./disguise.ts";
export { type CatacombsFigures, fuzzCatacombs } from "./fuzz.ts";
export { randomHand } from "./random-hand.ts";
export { afterFight, beforeRoom, placeAll } from "./scenes.ts";
