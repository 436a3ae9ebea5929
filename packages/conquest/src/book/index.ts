import type { PlayedBook } from "@ossuaire/kernel";
import { conquest } from "../conquest.ts";
import type { Conquest } from "../table.ts";
import { abilities } from "./abilities.ts";
import { armour } from "./armour.ts";
import { cards } from "./cards.ts";
import { crystals } from "./crystals.ts";
import { goal } from "./goal.ts";
import { options } from "./options.ts";
import { setting } from "./setting.ts";
import { shots } from "./shots.ts";
import { turn } from "./turn.ts";
import { wounds } from "./wounds.ts";

/** The rules of Conquest as players read them. */
export const conquestBook: PlayedBook<Conquest> = {
  game: conquest,
  chapters: [goal, setting, turn, cards, shots, wounds, abilities, armour, crystals, options],
};
