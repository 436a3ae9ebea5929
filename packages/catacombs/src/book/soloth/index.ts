import type { PlayedBook } from "@ossuaire/kernel";
import { catacombs } from "../../catacombs.ts";
import type { Catacombs } from "../../table.ts";
import { abilities } from "./abilities.ts";
import { box } from "./box.ts";
import { heroes } from "./heroes.ts";
import { hunter } from "./hunter.ts";
import { ice } from "./ice.ts";
import { lords } from "./lords.ts";
import { paladin } from "./paladin.ts";
import { shops } from "./shops.ts";
import { sorceress } from "./sorceress.ts";

/** The rules of Cavern of Soloth as players read them: what it adds to the base game. */
export const solothBook: PlayedBook<Catacombs> = {
  game: catacombs,
  needs: ["soloth"],
  chapters: [heroes, ice, paladin, sorceress, hunter, abilities, shops, lords, box],
};
