import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { branching, campBudget, labyrinth } from "./examples-variants.ts";

export const variants: Chapter<Catacombs> = {
  id: "variants",
  title: w("Les variantes", "Variants"),
  lead: w(
    "Un chemin plus long, un labyrinthe, un feu de camp : chaque variante s’allume à part, avant la partie.",
    "A longer way, a labyrinth, a camp fire: each variant is switched on by itself, before the game.",
  ),
  points: [
    {
      name: w("Héros placés en dernier :", "Heroes placed last:"),
      text: w("plus facile pour eux.", "easier for them."),
      rules: ["CAT-VLAST-01", "CAT-VLAST-03"],
    },
    {
      name: w("Placement équitable :", "Fair placement:"),
      text: w(
        "2,5 cm au moins entre deux monstres, et entre un monstre et un obstacle ou le bord.",
        "at least 2.5 cm between two monsters, and between a monster and an obstacle or the edge.",
      ),
      rules: ["CAT-VFAIR-02", "CAT-VFAIR-03", "CAT-VFAIR-04"],
    },
    {
      name: w("Les monstres errants arrivent :", "Wandering monsters arrive:"),
      text: w(
        "si aucun Héros n’a attaqué de tout son tour, le Maître ajoute un monstre errant.",
        "if no Hero attacked during a turn, the Overseer adds a wandering monster.",
      ),
      rules: ["CAT-AWAND-01", "CAT-AWAND-06"],
    },
    {
      name: w("Camper :", "Camping:"),
      text: w(
        "entre deux salles, les Héros peuvent se reposer et regagner vie ou sorts. Parfois la nuit amène un combat.",
        "between two rooms the Heroes may rest and regain life or spells. Now and then the night brings a fight.",
      ),
      rules: ["CAT-VCAMP-03", "CAT-VCAMP-05", "CAT-VCAMP-08"],
    },
    {
      name: w("Plus long, plus court :", "Longer, shorter:"),
      text: w("ajoutez des salles, ou ôtez-en.", "add rooms, or leave some out."),
      rules: ["CAT-VLEN-01", "CAT-VLEN-02"],
    },
    {
      name: w("À embranchements :", "Branching path:"),
      text: w(
        "on retourne deux salles à la fois, et les Héros choisissent.",
        "two rooms are turned up at a time, and the Heroes choose.",
      ),
      rules: ["CAT-VBRANCH-10", "CAT-VBRANCH-09"],
    },
    {
      name: w("Labyrinthe :", "Labyrinth:"),
      text: w(
        "une carte de salles à explorer par leurs portes. Si l’on revient dans une salle, la moitié de ses monstres y attend.",
        "a map of rooms to explore by their doors. Come back to a room, and half of its monsters are waiting.",
      ),
      rules: ["CAT-VMAZE-09", "CAT-VMAZE-10", "CAT-VMAZE-14", "CAT-VEXIT-02"],
    },
    {
      name: w("Sans remise :", "No discount:"),
      text: w(
        "dans le labyrinthe, le Marchand ne baisse jamais ses prix.",
        "in the labyrinth the Merchant never lowers his prices.",
      ),
      rules: ["CAT-VMAZE-19"],
      exception: true,
    },
  ],
  sections: [
    "CAT-VGEN",
    "CAT-VLAST",
    "CAT-VSTORY",
    "CAT-VFAIR",
    "CAT-AWAND",
    "CAT-VHEALER",
    "CAT-VCAMP",
    "CAT-VLEN",
    "CAT-VBRANCH",
    "CAT-VEXIT",
    "CAT-VMAZE",
    "CAT-RULING-72",
  ],
  examples: [campBudget, branching, labyrinth],
};
