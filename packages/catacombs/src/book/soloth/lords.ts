import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const lords: Chapter<Catacombs> = {
  id: "lords",
  title: w("Quatre Seigneurs de plus", "Four more Lords"),
  lead: w(
    "La Reine du monde souterrain, l’Hydre, le Métamorphe et le Chef de guerre orc. Tous peuvent être rendus plus coriaces.",
    "The Queen of the Underworld, the Hydra, the Shapeshifter and the Orc Warchief. All of them can be made tougher.",
  ),
  points: [
    {
      name: w("Les gouttes pourpres :", "Purple drops:"),
      text: w(
        "avant la partie, vous pouvez donner au Seigneur quelques points de vie de plus, pour une fin plus rude.",
        "before the game you may give the Lord some more life, for a harder ending.",
      ),
      rules: ["SOL-LORD-02", "SOL-LORD-01", "SOL-RULING-19", "SOL-LORD-04"],
    },
    {
      name: w("Sans elles,", "Without them"),
      text: w("il commence comme tout Seigneur.", "he begins like any Lord."),
      rules: ["SOL-LORD-03"],
    },
    {
      name: w("Pas un monstre :", "Not a monster:"),
      text: w(
        "un Seigneur ne gèle pas, ne devient pas esclave et n’a pas de famille.",
        "a Lord does not freeze, is nobody’s slave and has no family.",
      ),
      rules: ["SOL-RULING-13", "SOL-FAMILY-08"],
      exception: true,
    },
  ],
  sections: ["SOL-LORD", "SOL-RULING-14"],
};
