import type { PlayedBook } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import type { Catacombs } from "../table.ts";
import { attacks } from "./attacks.ts";
import { box } from "./box.ts";
import { down } from "./down.ts";
import { goal } from "./goal.ts";
import { gold } from "./gold.ts";
import { heroes } from "./heroes.ts";
import { lord } from "./lord.ts";
import { monsters } from "./monsters.ts";
import { room } from "./room.ts";
import { round } from "./round.ts";
import { variants } from "./variants.ts";
import { wounds } from "./wounds.ts";

export { solothBook } from "./soloth/index.ts";
export { verminBook } from "./vermin/index.ts";

/** The rules of the base game as players read them. */
export const catacombsBook: PlayedBook<Catacombs> = {
  game: catacombs,
  chapters: [goal, heroes, room, round, wounds, attacks, monsters, down, gold, lord, variants, box],
};
