import type { Bot } from "@ossuaire/kernel";
import { mjSeat } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { heroBot } from "./heroes/bot.ts";
import type { LevelName } from "./heroes/level.ts";
import { mjBot } from "./mj/mj.ts";

/** Whoever sits in: the MJ by its own rules, heroes as well as their level allows. */
export function darkReignBot(level: LevelName): Bot<DarkReign> {
  const hero = heroBot(level);
  return (sight, rng) => (sight.viewer === mjSeat ? mjBot(sight, rng) : hero(sight, rng));
}
