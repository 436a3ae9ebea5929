import type { Example } from "@ossuaire/kernel";
import type { Situation } from "../position.ts";
import type { Catacombs } from "../table.ts";
import { overseer, played } from "./played.ts";

const lair: Situation = {
  kind: "lord",
  phase: "overseer",
  board: "the-world-is-on-fire",
  options: { lord: "dragon" },
};

export const dragon: Example<Catacombs> = {
  rule: "CAT-EX-14",
  ...played(
    { ...lair, at: { dragon: [400, 160], "fire-spirit-1": [440, 280] } },
    overseer.choose("dragon:bring-forth"),
    overseer.place(["fire-spirit-2", 431, 160]),
    overseer.place(["fire-spirit-3", 400, 191]),
  ),
};

/** The Dragon asks for two, and one is left. */
export const noSpirits: Example<Catacombs> = {
  rule: "CAT-EX-17",
  ...played(
    { ...lair, at: { dragon: [400, 160], "orc-1": [440, 280] }, state: { reserve: { "fire-spirit": 1 } } },
    overseer.choose("dragon:bring-forth"),
    overseer.place(["fire-spirit-1", 431, 160]),
  ),
};
