import type { Example } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { heroes, overseer, played } from "./played.ts";

const board = "ancient-road";

/** CAT-EX-07 to 10: more than one point, and more than one flick. */
export const attackExamples: readonly Example<Catacombs>[] = [
  {
    rule: "CAT-EX-07",
    ...played(
      {
        board,
        heroes: { barbarian: { items: ["broad-axe"] } },
        at: { barbarian: [180, 160], "orc-1": [260, 160] },
      },
      heroes.choose("barbarian:broad-axe"),
      heroes.flick("barbarian", 800, 0),
    ),
  },
  {
    rule: "CAT-EX-08",
    ...played(
      { board, at: { wizard: [180, 160], "orc-1": [320, 160], "orc-2": [220, 290] } },
      heroes.choose("wizard:magic-missile"),
      heroes.place(["missile", 200, 160]),
      heroes.flick("missile", 1000, 0),
      heroes.choose("flick"),
      heroes.place(["missile", 190, 177]),
      heroes.flick("missile", 231, 870),
    ),
  },
  {
    rule: "CAT-EX-09",
    ...played(
      {
        board,
        phase: "overseer",
        at: { elf: [180, 160], "skeleton-archer-1": [300, 160], "orc-1": [420, 280] },
      },
      overseer.choose("skeleton-archer-1:missile"),
      overseer.place(["missile", 280, 160]),
      overseer.flick("missile", -900, 0),
    ),
  },
  {
    rule: "CAT-EX-10",
    ...played(
      { at: { barbarian: [300, 160], "orc-1": [340, 160], "orc-2": [300, 60], "orc-3": [300, 260] } },
      heroes.choose("barbarian:rage"),
      heroes.flick("barbarian", 300, 0),
      heroes.choose("flick"),
      heroes.flick("barbarian", -119, -791),
      heroes.choose("flick"),
      heroes.flick("barbarian", -21, 1000),
      heroes.choose("flick"),
      heroes.flick("barbarian", 515, -857),
    ),
  },
];

export const stunnedElf: Example<Catacombs> = {
  rule: "CAT-EX-12",
  ...played(
    { phase: "overseer", at: { elf: [260, 60], "ghoul-1": [330, 60] } },
    overseer.choose("ghoul-1:melee"),
    overseer.flick("ghoul-1", -560, 0),
    heroes.choose("pass"),
    overseer.choose("ghoul-1:melee"),
    overseer.flick("ghoul-1", -700, 0),
    heroes.choose("elf:melee"),
    heroes.flick("elf", 800, 0),
  ),
};
