import type { Example } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { heroes, overseer, played } from "../played.ts";
import { soloth } from "./situation.ts";

const board = "ancient-road";

/** The round ends, and the Troll has its life back under the ice. */
export const frozenTroll: Example<Catacombs> = {
  rule: "SOL-FREEZE-04",
  ...played(
    {
      ...soloth,
      board,
      phase: "overseer",
      frozen: ["troll-1"],
      life: { "troll-1": 1 },
      at: { "troll-1": [300, 160], "orc-1": [420, 280] },
    },
    overseer.choose("orc-1:pass"),
  ),
};

export const thawedOrc: Example<Catacombs> = {
  rule: "SOL-THAW-11",
  ...played(
    {
      ...soloth,
      board,
      phase: "overseer",
      frozen: ["orc-1"],
      at: { "orc-1": [300, 160], "zombie-1": [400, 160] },
    },
    overseer.choose("zombie-1:melee"),
    overseer.flick("zombie-1", -1150, 0),
  ),
};

export const armoured: Example<Catacombs> = {
  rule: "SOL-PALADIN-13",
  ...played(
    {
      ...soloth,
      board,
      phase: "overseer",
      at: { paladin: [200, 160], "giant-scorpion-1": [300, 160], "orc-1": [420, 280] },
    },
    overseer.choose("giant-scorpion-1:melee"),
    overseer.flick("giant-scorpion-1", -900, 0),
    heroes.choose("armour"),
  ),
};

/** The reserve holds one Skeleton Warrior; the Vampire moves a little, and flicks it from there. */
export const vampire: Example<Catacombs> = {
  rule: "SOL-COMMAND-10",
  ...played(
    {
      options: { boxes: ["soloth"] },
      board: "good-intentions",
      phase: "overseer",
      at: { elf: [280, 160], "vampire-1": [400, 110], "orc-1": [440, 290] },
      state: { reserve: { skeleton: 1 } },
    },
    overseer.choose("vampire-1:melee-command"),
    overseer.flick("vampire-1", 0, 300),
    overseer.choose("flick"),
    overseer.place(["skeleton-warrior-1", 370, 160]),
    overseer.flick("skeleton-warrior-1", -1000, 0),
  ),
};

export const hammer: Example<Catacombs> = {
  rule: "SOL-FAMILY-10",
  ...played(
    {
      kind: "lord",
      options: { ...soloth.options, lord: "hydra" },
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [250, 160], "ghoul-1": [310, 136.2], "orc-1": [310, 183.8], hydra: [370, 160] },
    },
    heroes.choose("paladin:melee"),
    heroes.flick("paladin", 2500, 0),
  ),
};
