export { adviseFlick } from "./advise.ts";
export { type Hand, shaken, shaky, steady, trained } from "./hand.ts";
export type { Advice, Projectile, Random, Task } from "./task.ts";
