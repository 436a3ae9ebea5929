import type { Example } from "@ossuaire/kernel";
import { termsBefore } from "../position.ts";
import type { Catacombs } from "../table.ts";
import { heroes, overseer, played } from "./played.ts";

/** Only the Heroes' last turn in the room is left to be played. */
export const payday: Example<Catacombs> = {
  rule: "CAT-EX-01",
  ...played(
    { heroes: { wizard: { trophies: ["skeleton-warrior", "skeleton-warrior", "centaur"] } } },
    heroes.choose("pass"),
  ),
};

export const emptyBank: Example<Catacombs> = {
  rule: "CAT-EX-16",
  ...played(
    {
      board: "ancient-road",
      state: { bank: 100 },
      at: { elf: [180, 160], "crypt-spider-1": [260, 160] },
      life: { "crypt-spider-1": 1 },
    },
    heroes.choose("elf:melee"),
    heroes.flick("elf", 800, 0),
    heroes.choose("pass"),
  ),
};

export const wanderers: Example<Catacombs> = {
  rule: "CAT-EX-13",
  terms: () => termsBefore("krhlot", { options: { lord: "dragon" } }, "book", "consent"),
  told: [
    overseer.choose("explore"),
    heroes.place(
      ["elf", 40.5, 40.5],
      ["barbarian", 40.5, 120.5],
      ["thief", 40.5, 200.5],
      ["wizard", 40.5, 280.5],
    ),
    overseer.place(
      ["troll-1", 401.5, 21.5],
      ["troll-2", 401.5, 61.5],
      ["giant-scorpion-1", 401.5, 101.5],
      ["giant-scorpion-2", 401.5, 141.5],
      ["fire-spirit-1", 400.5, 180.5],
      ["fire-spirit-2", 400.5, 220.5],
      ["fire-spirit-3", 400.5, 260.5],
      ["fire-spirit-4", 400.5, 300.5],
    ),
  ],
};
