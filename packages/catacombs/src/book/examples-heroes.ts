import type { Example } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { heroes, played } from "./played.ts";

export const familiar: Example<Catacombs> = {
  rule: "CAT-EX-11",
  ...played(
    { at: { wizard: [60, 280], familiar: [300, 60], "zombie-1": [340, 60], "zombie-2": [300, 160] } },
    heroes.choose("familiar:melee"),
    heroes.flick("familiar", 420, 0),
    heroes.choose("wizard:drain-energy@familiar"),
    heroes.place(["missile", 317.6, 90]),
    heroes.flick("missile", -195, 776),
  ),
};
