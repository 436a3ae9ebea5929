export { bagOf, dress, floorOf, pack } from "./bag.ts";
export { face } from "./face.ts";
export { is, knows } from "./magic.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
