import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { climbs } from "./pictures.ts";

export const rats: Chapter<Catacombs> = {
  id: "rats",
  title: w("Les rats", "Rats"),
  lead: w(
    "Un rat seul ne fait pas mal. Il grimpe sur le Héros qu’il touche ; au troisième, l’essaim mord.",
    "A rat alone does no harm. It climbs onto the Hero that it hits; with the third the swarm bites.",
  ),
  pictures: [climbs],
  points: [
    {
      name: w("Grimper :", "Climbing:"),
      text: w(
        "le rat qui touche un Héros d’un coup de poing se pose sur lui, et va où il va.",
        "a rat that hits a Hero in melee lies down on him, and goes where he goes.",
      ),
      rules: ["VER-SWARM-01", "VER-SWARM-02", "VER-RULING-77"],
    },
    {
      name: w("L’Attaque d’essaim :", "The Swarm Attack:"),
      text: w(
        "avec trois rats sur un Héros, le Maître choisit : un point de vie, ou une carte Poison. Puis les trois s’en vont, et personne n’en est payé.",
        "with three rats on a Hero the Overseer chooses: a life point, or a Poison card. Then all three are gone, and nobody is paid for them.",
      ),
      rules: ["VER-SWARM-04", "VER-SWARM-03", "VER-SWARM-05", "VER-SWARM-06"],
    },
    {
      name: w("À la fin du tour,", "At the end of the turn"),
      text: w(
        "ceux qui sont encore sur quelqu’un sont reposés à 2,5 cm au plus de lui, où le Maître veut.",
        "those that still lie on somebody are put down within 2.5 cm of him, where the Overseer likes.",
      ),
      rules: ["VER-SWARM-08", "VER-SWARM-09"],
    },
    {
      name: w("Faiblesse :", "Weak:"),
      text: w(
        "les coups d’un rat ne coûtent jamais de vie. L’Attaque d’essaim, si.",
        "a rat’s own blows never cost life. The Swarm Attack does.",
      ),
      rules: ["VER-WEAK-01", "VER-WEAK-02"],
    },
    {
      name: w("Invocation de Vermines (le Vampire aîné) :", "Summon Vermin (Elder Vampire):"),
      text: w(
        "jusqu’à cinq rats arrivent chez les Héros, et chacun doit agir dans ce tour.",
        "up to five rats come in where the Heroes started, and each has to act in this turn.",
      ),
      rules: ["VER-SUMMON-01", "VER-SUMMON-04", "VER-SUMMON-05"],
    },
    {
      name: w("Un Allié", "An Ally"),
      text: w(
        "peut être couvert de rats, lui aussi : au troisième, il perd un point de vie.",
        "can be covered with rats too: with the third it loses a life point.",
      ),
      rules: ["VER-SWARM-10", "VER-RULING-89"],
      exception: true,
    },
  ],
  sections: ["VER-SWARM", "VER-WEAK", "VER-SUMMON", "VER-RULING-77"],
};
