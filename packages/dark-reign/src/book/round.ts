import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const round: Chapter<DarkReign> = {
  id: "round",
  title: w("Une manche", "A round"),
  lead: w(
    "Les héros d’abord, les monstres ensuite. Chacun, à son tour, dépense ses P.Action comme il l’entend.",
    "Heroes first, monsters next. Each in its turn spends its P.Action as it likes.",
  ),
  points: [
    {
      name: w("Qui commence ?", "Who begins?"),
      text: w(
        "Les héros. Un tour des PJ puis un tour du MJ font une manche.",
        "The heroes. A turn of the PJ and then one of the MJ make a round.",
      ),
      rules: ["REG-TURN-01", "REG-RULING-01"],
    },
    {
      name: w("Le chef du groupe", "The leader of the group"),
      text: w(
        "est le héros au plus grand Charisme, pour toute la partie. À égalité, le MJ choisit.",
        "is the hero with the highest Charisma, for the whole game. If several are equal, the MJ chooses.",
      ),
      rules: ["REG-TURN-02", "REG-TURN-03", "REG-RULING-14"],
    },
    {
      name: w("Dans quel ordre ?", "In which order?"),
      text: w(
        "Le chef le fixe à chaque tour. Chacun finit avant que le suivant commence.",
        "The leader sets it anew every turn. Each one finishes before the next begins.",
      ),
      rules: ["REG-TURN-04", "REG-TURN-08", "REG-RULING-15"],
    },
    {
      name: w("L’Imprévu.", "The Imprévu."),
      text: w(
        "Dès le deuxième tour, une carte est retournée avant que les héros agissent : accroc, aubaine, ou rien du tout.",
        "From the second turn on a card is turned up before the heroes act: a mishap, a windfall, or nothing at all.",
      ),
      rules: ["REG-TURN-05", "REG-TURN-06", "REG-TURN-07", "REG-VERDICT-67"],
    },
    {
      name: w("Agir coûte.", "Deeds cost."),
      text: w(
        "Presque tout coûte 1 P.Action : un pas, une attaque, une fouille, une potion, une porte. Attaque puissante, tir précis, discours, piège posé : 2. Changer d’armure : 4.",
        "Almost everything costs 1 P.Action: a step, an attack, a search, a potion, a door. Powerful attack, precise shot, speech, laying a trap: 2. Changing armour: 4.",
      ),
      rules: ["REG-ACT-01", "REG-ACT-03"],
    },
    {
      name: w("Trop cher ?", "Too dear?"),
      text: w(
        "Ce qui coûte plus que ce qu’il reste est refusé, et rien n’est perdu.",
        "What costs more than is left is refused, and nothing is lost.",
      ),
      rules: ["REG-ACT-02"],
    },
    {
      name: w("Attendre.", "Waiting."),
      text: w(
        "Deux P.Action mis de côté en donnent un à utiliser pendant le tour adverse, entre deux actions.",
        "Two P.Action put aside give one to use in the opposing turn, between two actions.",
      ),
      rules: ["REG-WAIT-02", "REG-WAIT-01", "REG-WAIT-03", "REG-RULING-61"],
    },
    {
      name: w("Au début du tour,", "At the start of the turn,"),
      text: w(
        "dans l’ordre : les effets finis tombent, l’Imprévu, on régénère, on brûle, le poison ronge, les ponts tanguent, la peur saisit.",
        "in this order: what is over ends, the Imprévu, regeneration, fire burns, poison bites, bridges sway, fear grips.",
      ),
      rules: ["REG-RULING-02"],
    },
    {
      name: w("Une fois par tour", "Once per turn"),
      text: w(
        "veut dire une fois par manche, tour du MJ compris.",
        "means once a round, the MJ’s turn included.",
      ),
      rules: ["REG-RULING-01"],
    },
    {
      name: w("Les alliés", "Allies"),
      text: w(
        "gagnés en route agissent au tour des héros, menés par qui les a gagnés.",
        "won on the way act in the heroes’ turn, led by whoever won them.",
      ),
      rules: ["REG-TURN-09", "REG-RULING-16"],
    },
    {
      name: w("Le MJ", "The MJ"),
      text: w(
        "joue ses personnages dans l’ordre qui lui plaît.",
        "plays its characters in any order it likes.",
      ),
      rules: ["REG-TURN-10"],
    },
    {
      name: w("Personne ne presse", "Nobody hurries you,"),
      text: w(
        "un joueur, sauf si la table s’est donné un temps limite.",
        "unless the table has set a time limit.",
      ),
      rules: ["REG-VERDICT-79"],
      exception: true,
    },
  ],
  sections: [
    "REG-TURN",
    "REG-ACT-01",
    "REG-WAIT",
    "REG-EVENT",
    "REG-RULING-01",
    "REG-RULING-14",
    "REG-RULING-49",
    "REG-RULING-61",
    "REG-VERDICT-79",
  ],
};
