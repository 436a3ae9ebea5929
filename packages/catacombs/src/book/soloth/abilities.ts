import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { hammer, vampire } from "./examples.ts";

export const abilities: Chapter<Catacombs> = {
  id: "abilities",
  title: w("Les nouveaux monstres", "The new monsters"),
  lead: w(
    "Douze monstres, et onze façons de contrarier les Héros. Chacune est écrite sur la carte du monstre.",
    "Twelve monsters, and eleven ways to cross the Heroes. Each stands on the monster’s card.",
  ),
  points: [
    {
      name: w("Suppression (la Sirène) :", "Suppression (Siren):"),
      text: w(
        "tant qu’elle est dans la salle, un Héros n’a plus que son simple coup de poing. Sorts, équipement, actions spéciales : tout est interdit.",
        "while she is in the room a Hero has nothing but a plain melee. Spells, articles, special actions: all forbidden.",
      ),
      rules: ["SOL-SUPPRESS-01", "SOL-SUPPRESS-03", "SOL-SUPPRESS-04", "SOL-SUPPRESS-02"],
    },
    {
      name: w("Incorporel (l’Ombre) :", "Incorporeal (Shade):"),
      text: w(
        "aucun coup ne l’atteint. Un Héros le détruit en le poussant tout à fait hors du plateau.",
        "no blow harms it. A Hero destroys it by pushing it off the board altogether.",
      ),
      rules: ["SOL-INCORP-01", "SOL-INCORP-02", "SOL-INCORP-04", "SOL-INCORP-06"],
    },
    {
      name: w("Résurrection (le Phénix) :", "Resurrection (Phoenix):"),
      text: w(
        "tué, il revient aussitôt, intact, chez les monstres. Sa mort ne compte que s’il est le dernier.",
        "killed, it comes back at once, unhurt, among the monsters. Its death counts only when it is the last.",
      ),
      rules: ["SOL-RESURRECT-01", "SOL-RESURRECT-02", "SOL-RESURRECT-03", "SOL-RESURRECT-05"],
    },
    {
      name: w("Corrosion (le Monstre de rouille) :", "Corrosion (Rust Monster):"),
      text: w(
        "qui est blessé risque un équipement : une carte est tirée au hasard parmi les siennes et une de la pioche. L’objet tiré est perdu pour toujours.",
        "whoever is wounded risks an article: a card is drawn at random from his own and one of the deck. What is drawn is gone for good.",
      ),
      rules: ["SOL-CORROSION-01", "SOL-CORROSION-02", "SOL-CORROSION-04", "SOL-CORROSION-05"],
    },
    {
      name: w("Maître d’esclave (l’Homme-lézard) :", "Slave Master (Lizard Man):"),
      text: w(
        "le monstre qu’il heurte ne perd rien et agit aussitôt, même s’il a déjà agi, mais non s’il vient d’arriver.",
        "the monster that it bumps into loses nothing and acts at once, even if it has acted already, but not if it has just arrived.",
      ),
      rules: ["SOL-SLAVE-01", "SOL-SLAVE-02", "SOL-SLAVE-03", "SOL-SLAVE-06", "SOL-VERDICT-28"],
    },
    {
      name: w("Unité montée (l’Orc monté sur loup) :", "Mounted Unit (Orc Wolf Rider):"),
      text: w(
        "on abat d’abord la monture ; alors le cavalier prend sa place, en pleine forme.",
        "the mount has to be beaten first; then the rider takes its place, in full health.",
      ),
      rules: ["SOL-MOUNTED-01", "SOL-MOUNTED-03", "SOL-MOUNTED-06"],
    },
    {
      name: w("Commande de Mort-vivant (le Vampire) :", "Command Undead (Vampire):"),
      text: w(
        "il lance un Guerrier squelette comme un missile, et le squelette reste dans la salle.",
        "it flicks a Skeleton Warrior like a missile, and the skeleton stays in the room.",
      ),
      rules: ["SOL-COMMAND-04", "SOL-COMMAND-05", "SOL-COMMAND-06", "SOL-COMMAND-08"],
    },
    {
      name: w("Évasion (la Gargouille) :", "Evasion (Gargoyle):"),
      text: w(
        "quand elle a touché quelqu’un, une pichenette de plus pour s’éloigner, sans blesser.",
        "when it has hit somebody, one more flick to get away, which wounds nobody.",
      ),
      rules: ["SOL-EVASION-04", "SOL-EVASION-02", "SOL-EVASION-05"],
    },
    {
      name: w("Touché de décrépitude (la Chose) :", "Touch of Decay (Wight):"),
      text: w(
        "quand son coup de poing blesse un Héros, un autre monstre blessé se remet.",
        "when its melee wounds a Hero, another wounded monster recovers.",
      ),
      rules: ["SOL-DECAY-02", "SOL-DECAY-01", "SOL-DECAY-03"],
    },
    {
      name: w("Volcanisme (l’Acolyte infernal) :", "Volcanism (Infernal Acolyte):"),
      text: w(
        "au lieu de frapper, il pose un mur de feu où il veut.",
        "instead of striking it lays a fire wall wherever it likes.",
      ),
      rules: ["SOL-VOLCANO-01", "SOL-VOLCANO-04", "SOL-VOLCANO-03"],
    },
    {
      name: w("Source (encore le Phénix) :", "Wellspring (the Phoenix again):"),
      text: w(
        "tant qu’il vit, les autres monstres blessés se régénèrent à la fin de la manche.",
        "as long as it lives, the other wounded monsters regenerate at the end of the round.",
      ),
      rules: ["SOL-WELLSPRING-01", "SOL-WELLSPRING-02", "SOL-WELLSPRING-03"],
    },
    {
      name: w("Les familles :", "Families:"),
      text: w(
        "bleu la Mythologie, vert le Donjon, gris les Morts-vivants, orange l’Enfer. Des équipements et des artefacts y regardent.",
        "blue is Mythological, green Dungeon, grey Undead, orange Infernal. Articles and artefacts care about it.",
      ),
      rules: ["SOL-FAMILY-01", "SOL-FAMILY-06", "SOL-FAMILY-09"],
    },
  ],
  sections: [
    "SOL-SUPPRESS",
    "SOL-INCORP",
    "SOL-RESURRECT",
    "SOL-CORROSION",
    "SOL-SLAVE",
    "SOL-MOUNTED",
    "SOL-COMMAND",
    "SOL-EVASION",
    "SOL-DECAY",
    "SOL-VOLCANO",
    "SOL-WELLSPRING",
    "SOL-FAMILY",
    "SOL-RULING-69",
  ],
  examples: [vampire, hammer],
};
