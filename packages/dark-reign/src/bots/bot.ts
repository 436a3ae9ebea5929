import type { Bot } from "@ossuaire/kernel";
import { mjSeat } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { mjBot } from "./mj/mj.ts";
import { randomBot } from "./random.ts";

/** Whoever sits in: the MJ by its own rules, heroes as chance will have it. */
export const anyBot: Bot<DarkReign> = (sight, rng) =>
  sight.viewer === mjSeat ? mjBot(sight, rng) : randomBot(sight, rng);
