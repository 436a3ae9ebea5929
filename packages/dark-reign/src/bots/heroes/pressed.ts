import { isUp } from "../../characters.ts";
import { stepsAt, waysTo } from "../../grid/ways.ts";
import { pathOf } from "./exits.ts";
import { isHasty } from "./haste.ts";
import type { Known } from "./known.ts";
import { besides } from "./ways.ts";

/** Nearer than this an adversary has to be dealt with before anything else. */
const near = 14;

/** Where time presses, who is farther away is outrun. */
const close = 6;

/** Whether there is somebody to fight: a way leads from one of them to one of us. */
export function isPressed(known: Known): boolean {
  if (known.foes.length === 0) return false;
  const up = known.friends.filter(isUp);
  const ways = waysTo(
    known.ground,
    up.flatMap((one) => [one, ...besides(known, one)]),
    pathOf(known),
  );
  return known.foes.some((foe) => (stepsAt(ways, foe) ?? Infinity) <= (isHasty(known) ? close : near));
}
