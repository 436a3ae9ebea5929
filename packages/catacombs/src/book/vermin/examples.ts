import type { Example } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { heroes, played } from "../played.ts";
import { vermin } from "./situation.ts";

/** The Barbarian has killed all but the last Bat. */
export const capped: Example<Catacombs> = {
  rule: "VER-REWARD-07",
  ...played(
    {
      ...vermin,
      board: "ancient-road",
      heroes: { barbarian: { trophies: ["vampire-bat", "vampire-bat", "pit-viper", "pit-viper"] } },
      at: { barbarian: [180, 160], "vampire-bat-1": [260, 160] },
      life: { "vampire-bat-1": 1 },
    },
    heroes.choose("barbarian:melee"),
    heroes.flick("barbarian", 900, 0),
    heroes.choose("pass"),
  ),
};
