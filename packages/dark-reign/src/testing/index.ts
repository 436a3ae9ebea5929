export { face } from "./face.ts";
export { inZone, put } from "./in-zone.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
