import type { Bot } from "@ossuaire/kernel";
import type { DarkReign } from "../../table.ts";
import { randomBot } from "../random.ts";
import type { LevelName } from "./level.ts";

/** Whoever plays heroes, as well as its level allows. */
export const heroBot =
  (_level: LevelName): Bot<DarkReign> =>
  (sight, rng) =>
    randomBot(sight, rng);
