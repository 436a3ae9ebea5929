export { face } from "./face.ts";
export { is, knows } from "./magic.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
