export { face } from "./face.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
