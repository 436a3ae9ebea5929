import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const dangers: Chapter<DarkReign> = {
  id: "dangers",
  title: w("Pièges, ponts et lave", "Traps, bridges and lava"),
  lead: w(
    "Ce qui tue ici ne respire pas toujours. Un piège caché ne se voit pas ; un piège trouvé se contourne, se saute ou se désamorce.",
    "Not everything that kills down here breathes. A hidden trap is not seen; one that is found can be walked around, jumped or disarmed.",
  ),
  points: [
    {
      name: w("Mettre le pied sur un piège :", "Stepping on a trap:"),
      text: w(
        "un test d’Agilité, et s’il est raté, le piège mord. Qui court n’a pas de test.",
        "an Agility test, and if it fails the trap bites. Whoever runs has no test.",
      ),
      rules: ["REG-TRAP-01", "REG-TRAP-02", "REG-TRAP-03", "REG-TRAP-06", "REG-VERDICT-27"],
    },
    {
      name: w("Repérer un piège :", "Spotting a trap:"),
      text: w(
        "fouillez la case avant d’y marcher, la vôtre ou une voisine. Repéré, il donne +2 en Agilité à qui y marche quand même.",
        "search the square, yours or one beside you. Once spotted it gives +2 Agility to whoever steps on it all the same.",
      ),
      rules: ["REG-TRAP-07", "REG-TRAP-10", "REG-SEARCH-04", "REG-DISARM-02"],
    },
    {
      name: w("Le désamorcer :", "Disarming it:"),
      text: w(
        "1 P.Action, un test de Dextérité de difficulté 3 depuis une case voisine. Raté, rien ne se passe ; réussi, c’est fini pour de bon.",
        "1 P.Action, a Dexterity test of difficulty 3 from a square beside it. Failed, nothing happens; passed, it is over for good.",
      ),
      rules: [
        "REG-DISARM-01",
        "REG-DISARM-03",
        "REG-DISARM-04",
        "REG-TRAP-08",
        "REG-TRAP-09",
        "REG-RULING-63",
      ],
    },
    {
      name: w("Un trou", "A hole"),
      text: w(
        "coûte 6D PV que rien ne réduit et la fin du tour ; en sortir prend tout le tour suivant. Il reste ouvert : on le saute ou on le contourne.",
        "costs 6D PV that nothing reduces and the rest of the turn; climbing out takes the whole next one. It stays open: jump it or walk around.",
      ),
      rules: [
        "REG-TRAP-11",
        "REG-TRAP-12",
        "REG-TRAP-13",
        "REG-TRAP-14",
        "REG-TRAP-05",
        "REG-VERDICT-26",
        "REG-VERDICT-74",
      ],
    },
    {
      name: w("Une corde", "A rope"),
      text: w(
        "et son grappin en font sortir dès le début du tour.",
        "and grapnel bring you out at the start of your turn.",
      ),
      rules: ["REG-TOWN-26"],
      exception: true,
    },
    {
      name: w("Des pointes", "Spikes"),
      text: w(
        "font 5D de dommages, dont on ôte Endurance et armure, une seule fois.",
        "do 5D damage, less Endurance and armour, once.",
      ),
      rules: ["REG-TRAP-15", "REG-TRAP-04", "REG-RULING-35"],
    },
    {
      name: w("Poser un piège", "Laying a trap"),
      text: w(
        "acheté en ville : 2 P.Action, sur une case voisine libre. Les monstres ne le voient pas.",
        "bought in town: 2 P.Action, on a free square beside you. Monsters do not see it.",
      ),
      rules: ["REG-LAY-01", "REG-LAY-02", "REG-LAY-03", "REG-LAY-04", "REG-RULING-64"],
    },
    {
      name: w("Le pont suspendu", "The suspension bridge"),
      text: w(
        "demande un test d’Agilité à chaque passage. Raté, 1D : sur 0 on tombe, sur 1 on s’étale, sinon on passe.",
        "asks for an Agility test each time you cross. Failed, 1D: on 0 you fall off, on 1 you fall flat, else you get across.",
      ),
      rules: [
        "REG-BRIDGE-01",
        "REG-BRIDGE-05",
        "REG-BRIDGE-06",
        "REG-BRIDGE-07",
        "REG-BRIDGE-08",
        "REG-VERDICT-28",
      ],
    },
    {
      name: w("Lave", "Lava"),
      text: w(
        "veut dire mort, pour les monstres aussi. Dans l’eau, on perd 1D PV.",
        "means death, for monsters too. In water you lose 1D PV.",
      ),
      rules: ["REG-LAVA-01", "REG-BRIDGE-09", "REG-BRIDGE-10", "REG-RULING-72"],
    },
  ],
  sections: [
    "REG-TRAP",
    "REG-DISARM",
    "REG-LAY",
    "REG-BRIDGE",
    "REG-LAVA",
    "REG-RULING-63",
    "REG-VERDICT-26",
    "REG-VERDICT-74",
  ],
};
