export { bagOf, dress, floorOf, pack } from "./bag.ts";
export { face } from "./face.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
