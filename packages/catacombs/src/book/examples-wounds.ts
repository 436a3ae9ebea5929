import type { Example } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { heroes, played } from "./played.ts";

const board = "ancient-road";

/** CAT-EX-02 to 06: one flick each. */
export const blows: readonly Example<Catacombs>[] = [
  {
    rule: "CAT-EX-02",
    ...played(
      { at: { thief: [260, 60], "skeleton-warrior-1": [320, 70], "orc-1": [345, 15] } },
      heroes.choose("thief:melee"),
      heroes.flick("thief", 1500, 0),
    ),
  },
  {
    rule: "CAT-EX-03",
    ...played(
      { board, at: { thief: [180, 160], "fire-demon-1": [250, 160], "skeleton-archer-1": [286, 160] } },
      heroes.choose("thief:melee"),
      heroes.flick("thief", 1000, 0),
    ),
  },
  {
    rule: "CAT-EX-04",
    ...played(
      { board, at: { thief: [180, 160], "orc-1": [250, 147.5], "troll-1": [250, 177.5] } },
      heroes.choose("thief:melee"),
      heroes.flick("thief", 900, 19),
    ),
  },
  {
    rule: "CAT-EX-05",
    ...played(
      { board, at: { thief: [180, 160], "skeleton-warrior-1": [260, 160] } },
      heroes.choose("thief:melee"),
      heroes.flick("thief", 800, 0),
    ),
  },
  {
    rule: "CAT-EX-06",
    ...played(
      { board, at: { elf: [180, 160], "orc-1": [300, 160] } },
      heroes.choose("elf:missile"),
      heroes.place(["missile", 200, 160]),
      heroes.flick("missile", 1000, 0),
    ),
  },
];
