export { bagOf, dress, floorOf, pack } from "./bag.ts";
export { disguise } from "./disguise.ts";
export { face } from "./face.ts";
export { inTown } from "./in-town.ts";
export { hall, inZone, nothing, put } from "./in-zone.ts";
export { is, knows } from "./magic.ts";
export { mjPlays, mjTurn } from "./mj.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
export { universe } from "./universe.ts";
