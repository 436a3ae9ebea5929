import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const searching: Chapter<DarkReign> = {
  id: "searching",
  title: w("Fouiller et ouvrir", "Searching and opening"),
  lead: w(
    "Les richesses des catacombes sont sous les dalles, dans les coffres et derrière les portes. Les ennuis aussi.",
    "The riches of the catacombs lie under slabs, in chests and behind doors. So does trouble.",
  ),
  points: [
    {
      name: w("Fouiller", "Searching"),
      text: w(
        "sa case ou une case voisine : 1 P.Action et 2D. Peu de chances d’or, un risque de se blesser ; mais tout ce qui est caché là se révèle, quel que soit le jet.",
        "your square or one beside it: 1 P.Action and 2D. A small chance of gold, a risk of hurting yourself; but all that is hidden there comes to light, whatever the roll.",
      ),
      rules: ["REG-SEARCH-01", "REG-SEARCH-02", "REG-SEARCH-03", "REG-SEARCH-04", "REG-SEARCH-05"],
    },
    {
      name: w("Ce qu’on trouve", "What is found"),
      text: w(
        "sur le sol : 7, un écu ; 8, 30 écus ; 9, 100 écus ; 10, un trésor. À 2 ou moins, on se blesse.",
        "on the floor: 7, one écu; 8, 30 écus; 9, 100 écus; 10, a treasure. At 2 or less you hurt yourself.",
      ),
      rules: [
        "REG-SEARCH-10",
        "REG-SEARCH-11",
        "REG-SEARCH-12",
        "REG-SEARCH-13",
        "REG-SEARCH-07",
        "REG-SEARCH-08",
      ],
    },
    {
      name: w("Fouiller un meuble", "Searching furniture"),
      text: w(
        "se fait une seule fois dans la partie, avec 1D : râtelier, bibliothèque, tonneau, table, tombe, cadavre, statue.",
        "is done once in the whole game, with 1D: rack, library, barrel, table, tomb, corpse, statue.",
      ),
      rules: ["REG-ELEM-01", "REG-ELEM-02", "REG-SEARCH-06", "REG-RULING-53"],
    },
    {
      name: w("Où chercher quoi :", "What is where:"),
      text: w(
        "potions dans les tonneaux et sur les tables, armes et armures au râtelier, parchemins et magie à la bibliothèque, trésors dans les tombes et sur les cadavres.",
        "potions in barrels and on tables, weapons and armour on racks, scrolls and magic in libraries, treasure in tombs and on corpses.",
      ),
      rules: [
        "REG-BARREL-02",
        "REG-TABLE-02",
        "REG-RACK-02",
        "REG-LIBRARY-02",
        "REG-TOMB-03",
        "REG-CORPSE-03",
      ],
    },
    {
      name: w("Ouvrir", "Opening"),
      text: w(
        "une porte ou un coffre voisin : 1 P.Action. Si c’est verrouillé, le point est perdu, et l’on sait à quoi s’en tenir.",
        "a door or chest beside you: 1 P.Action. If it is locked the point is lost, and you know where you stand.",
      ),
      rules: ["REG-OPEN-01", "REG-OPEN-02", "REG-DOOR-01", "REG-DOOR-03", "REG-VERDICT-24"],
    },
    {
      name: w("Fermé à clé ?", "Locked?"),
      text: w(
        "Crochetez la serrure, un test de Dextérité contre sa difficulté, puis ouvrez ; ou défoncez-la à coups d’arme.",
        "Pick the lock, a Dexterity test against its difficulty, then open; or break it down with blows.",
      ),
      rules: [
        "REG-PICK-02",
        "REG-PICK-01",
        "REG-DOOR-04",
        "REG-BASH-01",
        "REG-BASH-02",
        "REG-RULING-57",
        "REG-RULING-58",
        "REG-VERDICT-85",
      ],
    },
    {
      name: w("Trois sortes de portes :", "Three kinds of doors:"),
      text: w(
        "standard (crocheter 1, 10 PV), blindée (5, 20 PV), de prison (8, 30 PV).",
        "standard (picking 1, 10 PV), armoured (5, 20 PV), prison (8, 30 PV).",
      ),
      rules: ["REG-DOOR-05", "REG-DOOR-06", "REG-DOOR-07"],
    },
    {
      name: w("Dans un coffre", "In a chest"),
      text: w(
        "1D : 0, il est verrouillé, ou vide s’il ne l’était plus ; 1, 100 écus ; 2 ou 3, 500 écus ; 4 ou 5, 500 écus et un trésor.",
        "1D: 0, it is locked, or empty if it no longer was; 1, 100 écus; 2 or 3, 500 écus; 4 or 5, 500 écus and a treasure.",
      ),
      rules: [
        "REG-CHEST-01",
        "REG-CHEST-02",
        "REG-CHEST-03",
        "REG-CHEST-04",
        "REG-CHEST-05",
        "REG-OPEN-04",
        "REG-RULING-56",
      ],
    },
    {
      name: w("Portes dérobées.", "Secret doors."),
      text: w(
        "On n’en trouve qu’en fouillant une case voisine ; trouvée, elle est ouverte.",
        "They are found only by searching a square beside them; once found, they are open.",
      ),
      rules: ["REG-SECRET-02", "REG-SECRET-01", "REG-SECRET-03", "REG-RULING-52"],
    },
    {
      name: w("Les cellules", "Cells"),
      text: w(
        "ont une porte de prison verrouillée. Qui l’ouvre libère le prisonnier, s’il y en a un.",
        "have a locked prison door. Whoever opens it frees the prisoner, if there is one.",
      ),
      rules: ["REG-CELL-01", "REG-CELL-02", "REG-VERDICT-30", "REG-VERDICT-83"],
    },
    {
      name: w("La statue bénite", "The blessed statue"),
      text: w(
        "coûte un point de Destin à qui la fouille ; morts-vivants et démons n’entrent pas dans sa salle.",
        "costs a destiny point to whoever searches it; undead and demons do not enter its room.",
      ),
      rules: ["REG-STATUE-03", "REG-STATUE-01", "REG-VERDICT-33"],
    },
    {
      name: w("Un cadavre infecté", "An infected corpse"),
      text: w("peut empoisonner sur un 0.", "may poison on a 0."),
      rules: ["REG-CORPSE-01"],
      exception: true,
    },
  ],
  sections: [
    "REG-SEARCH",
    "REG-OPEN",
    "REG-PICK",
    "REG-BASH",
    "REG-ELEM-01",
    "REG-DOOR",
    "REG-CHEST",
    "REG-RACK",
    "REG-LIBRARY",
    "REG-BARREL",
    "REG-TABLE",
    "REG-CORPSE",
    "REG-TOMB",
    "REG-STATUE",
    "REG-CELL",
    "REG-SECRET",
    "REG-PORTAL",
    "REG-RULING-51",
    "REG-RULING-56",
    "REG-VERDICT-23",
    "REG-VERDICT-29",
    "REG-VERDICT-85",
  ],
};
