import type { PlayedBook } from "@ossuaire/kernel";
import { catacombs } from "../../catacombs.ts";
import type { Catacombs } from "../../table.ts";
import { beasts } from "./beasts.ts";
import { box } from "./box.ts";
import { cure } from "./cure.ts";
import { modifiers } from "./modifiers.ts";
import { poison } from "./poison.ts";
import { rats } from "./rats.ts";
import { rewards } from "./rewards.ts";
import { rooms } from "./rooms.ts";
import { together } from "./together.ts";

/** The rules of Horde of Vermin as players read them: what it adds to the base game. */
export const verminBook: PlayedBook<Catacombs> = {
  game: catacombs,
  needs: ["vermin"],
  chapters: [poison, cure, rats, beasts, modifiers, rooms, rewards, together, box],
};
