export { adviseFlick } from "./advise.ts";
export { type Hand, shaken, shaky, steady, trained } from "./hand.ts";
export { spreadErrors } from "./practice.ts";
export type { Random } from "./random.ts";
export type { Advice, Projectile, Task } from "./task.ts";
