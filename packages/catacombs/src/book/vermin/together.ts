import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const together: Chapter<Catacombs> = {
  id: "together",
  title: w("Avec la Caverne de Soloth", "With Cavern of Soloth"),
  lead: w(
    "Les deux boîtes se jouent ensemble : voici ce qu’elles font l’une de l’autre.",
    "Both boxes are played together: this is what they make of each other.",
  ),
  points: [
    {
      name: w("L’armure du Paladin", "The Paladin’s armour"),
      text: w(
        "écarte le poison, la fuite, et la gueule du Rémorhaz si elle arrête un des deux coups.",
        "keeps off the poison, the flight, and the jaws of the Remorhaz if it stops one of the two blows.",
      ),
      rules: ["VER-SOLOTH-05", "VER-SOLOTH-06", "VER-SOLOTH-04"],
    },
    {
      name: w("La Sorcière,", "The Sorceress,"),
      text: w(
        "sous forme animale, peut s’ôter une carte Poison contre de la magie.",
        "in beast form, can rid herself of a Poison card for magic.",
      ),
      rules: ["VER-SOLOTH-02", "VER-SOLOTH-03"],
    },
    {
      name: w("Le Chasseur :", "The Witch Hunter:"),
      text: w(
        "cinq vermines valent un monstre de n’importe quelle autre couleur.",
        "five vermin stand for one monster of any other colour.",
      ),
      rules: ["VER-SOLOTH-08", "VER-RULING-94"],
    },
    {
      name: w("La Princesse :", "The Princess:"),
      text: w(
        "son Bouclier miroir arrête aussi la Boule de feu critique.",
        "her Mirror Shield stops the Critical Fireball too.",
      ),
      rules: ["VER-SOLOTH-07"],
    },
    {
      name: w("Trop gros pour geler :", "Too big to freeze:"),
      text: w("la Wyverne et le Rémorhaz se moquent de la glace.", "Wyvern and Remorhaz laugh at the ice."),
      rules: ["VER-STAMINA-04"],
      exception: true,
    },
  ],
  sections: ["VER-SOLOTH", "VER-RULING-92"],
};
