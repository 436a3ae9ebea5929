export { face } from "./face.ts";
export { mjPlays } from "./mj.ts";
export { arm, rats, type Scene, scene } from "./scene.ts";
