import { type Tutorial, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { spike, thaw } from "./ice.ts";
import { armour, artefact, magic } from "./powers.ts";

/** What is new with Cavern of Soloth: one power of each of its Heroes. */
export const solothLesson: Tutorial<Catacombs> = {
  terms: spike.terms,
  chapters: [spike, thaw, armour, magic, artefact],
  parting: w(
    "La glace, l’armure, la magie, les artefacts : vos quatre Héros n’attendent plus que vous.",
    "Ice, armour, magic, artefacts: your four Heroes are waiting for you.",
  ),
  learned: [
    w(
      "Une Pique de glace ne blesse pas : elle gèle, jusqu’à ce qu’un choc la fasse tomber.",
      "An Ice Spike does no damage: it freezes, until a knock throws it off.",
    ),
    w(
      "Un point d’armure, une attaque ignorée tout entière : deux fois par salle.",
      "One point of armour, one attack ignored altogether: twice in each room.",
    ),
    w(
      "La Sorcière paie en magie, puis en vie ; sa magie ne revient pas d’une salle à l’autre.",
      "The Sorceress pays with magic, then with life; her magic does not come back from room to room.",
    ),
    w(
      "Les monstres tués par le Chasseur de sorcières paient ses artefacts, à la résolution.",
      "Monsters killed by the Witch Hunter pay for his artefacts, in the resolution phase.",
    ),
  ],
};
