import { read, w, yours } from "@ossuaire/kernel";
import { musterProfile } from "../rules/muster.ts";
import { does, told } from "./moves.ts";
import { type Chapter, inZone, learner } from "./position.ts";

/** REG-MELEE: a blow, and its chances before it falls. */
export const fighting: Chapter = {
  title: w("Frapper", "Striking"),
  viewer: learner,
  terms: inZone("entrance-hall", [2, 2], "fighting", (state) => {
    musterProfile(state, "rat", { x: 3, y: 2 }, { figures: 3 });
  }),
  steps: [
    read(
      [
        "REG-SWARM-01",
        w(
          "Trois rats sur une case forment un groupe : ils agissent ensemble, et chacun rend les autres plus dangereux.",
          "Three rats on one square are one group: they act together, and each makes the others more dangerous.",
        ),
        "REG-SWARM-03",
        "REG-SWARM-04",
      ],
      { pieces: ["rat-1"] },
    ),
    yours(
      [
        "REG-MELEE-01",
        w(
          "Touchez les rats : un parchemin dit les chances exactes du coup, avant que vous ne le portiez. Puis attaquez.",
          "Press the rats: a parchment tells the exact chances of the blow before you strike. Then attack.",
        ),
        "REG-MELEE-02",
      ],
      does("strike:rat-1", told("killed")),
      { targets: ["rat-1"] },
    ),
    read(
      [
        "REG-GOLD-02",
        w(
          "Touché, et un rat de moins ! Chaque monstre tué rapporte ses écus à la bourse commune : elle sera votre score.",
          "A hit, and one rat fewer! Each monster that is killed brings its écus to the common purse: that will be your score.",
        ),
        "REG-GOLD-03",
      ],
      { part: "seats" },
    ),
  ],
};
