import { earth } from "./earth.ts";
import { flesh } from "./flesh.ts";
import type { Ground } from "./ground.ts";
import { jade } from "./jade.ts";
import { lava } from "./lava.ts";
import { road } from "./road.ts";
import { slate } from "./slate.ts";

/** The floors of rooms that are painted when the page is built, each a file of its own. */
export const grounds = { jade, road, earth, slate, flesh, lava } satisfies Readonly<
  Record<string, () => Ground>
>;

export type GroundName = keyof typeof grounds;
