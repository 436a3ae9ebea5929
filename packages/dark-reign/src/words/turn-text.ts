import { type TurnLine, w } from "@ossuaire/kernel";

/** How a round goes, in the order in which it does, each with the rule to read on. */
export const turnText: readonly TurnLine[] = [
  {
    title: w("L’Imprévu", "The Imprévu"),
    text: w(
      "À chaque tour des PJ sauf le premier, une carte est retournée ; elle agit avant tout le monde.",
      "In every PJ turn but the first a card is turned up; it acts before anybody does.",
    ),
    rule: "REG-TURN-05",
  },
  {
    title: w("Ce qui dure", "What lasts"),
    text: w(
      "Feu, poison, ponts et peur frappent au début du tour, dans cet ordre.",
      "Fire, poison, bridges and fear strike at the start of a turn, in this order.",
    ),
    rule: "REG-RULING-02",
  },
  {
    title: w("L’ordre", "The order"),
    text: w(
      "Le chef range les héros ; chacun agit d’un trait, puis c’est au suivant.",
      "The leader lays the heroes in order; each acts in one go, then the next one does.",
    ),
    rule: "REG-TURN-04",
  },
  {
    title: w("Les P.Action", "P.Action"),
    text: w(
      "Tout ce que l’on fait en coûte ; ce qui reste à la fin est perdu, à moins d’attendre.",
      "All that one does costs some; what is left in the end is lost, unless one waits.",
    ),
    rule: "REG-ACT-01",
  },
  {
    title: w("Un test", "A test"),
    text: w(
      "Le dé du niveau et 1D, au moins la difficulté. La face X rate toujours.",
      "The die of the level and 1D, at least the difficulty. The face X always fails.",
    ),
    rule: "REG-TEST-04",
  },
  {
    title: w("Une attaque", "An attack"),
    text: w(
      "Le dé de C.Corps ou de Tir et les D de l’arme ; moins de 0 ou X manque. Force et arme s’ajoutent, Endurance et armure se retranchent.",
      "The die of C.Corps or Tir and the D of the weapon; less than 0 or X misses. Force and weapon are added, Endurance and armour taken off.",
    ),
    rule: "REG-MELEE-07",
  },
  {
    title: w("À terre", "On the ground"),
    text: w(
      "À 0 PV on tombe ; un allié peut encore soigner ou faire boire. Un point de Destin annule ce qui tuerait.",
      "At 0 PV one falls; an ally may still heal or give a drink. A destiny point undoes what would kill.",
    ),
    rule: "REG-WOUND-01",
  },
  {
    title: w("Le tour du MJ", "The MJ turn"),
    text: w(
      "Puis le MJ joue tous ses personnages : la manche est finie.",
      "Then the MJ plays all its characters: the round is over.",
    ),
    rule: "REG-TURN-01",
  },
];
