import type { Book } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";
import { box } from "./box.ts";
import { catacombs } from "./catacombs.ts";
import { dangers } from "./dangers.ts";
import { dice } from "./dice.ts";
import { fighting } from "./fighting.ts";
import { foes } from "./foes.ts";
import { goal } from "./goal.ts";
import { hero } from "./hero.ts";
import { magic } from "./magic.ts";
import { master } from "./master.ts";
import { moving } from "./moving.ts";
import { round } from "./round.ts";
import { searching } from "./searching.ts";
import { town } from "./town.ts";
import { treasure } from "./treasure.ts";
import { words } from "./words.ts";
import { wounds } from "./wounds.ts";

/** The rules as players read them, and at its end what the MJ alone reads. Nothing of it is played: it fetches no rules. */
export const darkReignBook: Book<DarkReign> = {
  chapters: [
    goal,
    hero,
    dice,
    round,
    moving,
    fighting,
    wounds,
    magic,
    searching,
    dangers,
    treasure,
    words,
    foes,
    catacombs,
    town,
    box,
    master,
  ],
};
