import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const master: Chapter<DarkReign> = {
  id: "master",
  title: w("Pour le seul Maître de Jeu", "For the game master alone"),
  lead: w(
    "Ici sont les quêtes, leurs objectifs, leurs zones et leurs plans. Qui joue un héros referme le livre : la surprise est la moitié du plaisir.",
    "Here are the quests, their objectives, their zones and their plans. Whoever plays a hero closes the book here: surprise is half the fun.",
  ),
  isSecret: true,
  points: [
    {
      name: w("Avant la partie,", "Before the game"),
      text: w(
        "choisissez une quête, et une quête secondaire si vous voulez. La table prépare le paquet sans vous le montrer.",
        "choose a quest, and a secondary one if you like. The table prepares the pack without showing it to you.",
      ),
      rules: ["REG-ROLE-05", "REG-DECK-02", "REG-DECK-03", "REG-DECK-08"],
    },
    {
      name: w("Lire l’introduction", "Reading the introduction"),
      text: w(
        "aux héros, et rien d’autre. La description de la quête est à vous seul.",
        "to the heroes, and nothing else. The description of the quest is yours alone.",
      ),
      rules: ["REG-QUEST-02", "REG-QUEST-01"],
    },
    {
      name: w("Quand la carte de la quête sort,", "When the card of the quest is drawn,"),
      text: w(
        "son contenu vient de sa description, plus bas dans le texte entier.",
        "its content comes from its description, below in the whole text.",
      ),
      rules: ["REG-DRAW-11"],
    },
    {
      name: w("Disposer une zone :", "Laying out a zone:"),
      text: w(
        "meubles, puis pièges, puis monstres, sur les cases libres qui laissent tous les chemins ouverts. « Disposez pour moi » le fait comme l’ordinateur.",
        "furniture, then traps, then monsters, on free squares that leave every way open. “Lay it out for me” does it as the computer would.",
      ),
      rules: ["REG-DRAW-03", "REG-VERDICT-82", "REG-VERDICT-43"],
    },
    {
      name: w("Restez neutre :", "Stay neutral:"),
      text: w(
        "ce que le MJ sait, le héros que vous jouez ne le sait pas.",
        "what the MJ knows, the hero you play does not.",
      ),
      rules: ["REG-MASTER-04"],
    },
  ],
  sections: [
    "REG-QWELL",
    "REG-QGOLD",
    "REG-QCLOCK",
    "REG-QORB",
    "REG-SIDE",
    "REG-ZONE",
    "REG-TILE",
    "REG-VERDICT-55",
  ],
};
