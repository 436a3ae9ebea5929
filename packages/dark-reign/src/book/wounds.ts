import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const wounds: Chapter<DarkReign> = {
  id: "wounds",
  title: w("Blessures, feu et poison", "Wounds, fire and poison"),
  lead: w(
    "À 0 PV un héros tombe, mais il n’est pas mort : il lui reste jusqu’à la fin du prochain tour pour qu’on le relève.",
    "At 0 PV a hero falls, but is not dead: there is time until the end of the next turn to bring it round.",
  ),
  points: [
    {
      name: w("À terre :", "Down:"),
      text: w(
        "à 0 PV ou moins, un héros ou un allié est au sol, gravement blessé. Il ne peut plus rien faire.",
        "at 0 PV or less a hero or ally lies on the ground, gravely wounded. It can do nothing.",
      ),
      rules: ["REG-WOUND-01", "REG-WOUND-02"],
    },
    {
      name: w("Mort", "Dead"),
      text: w(
        "s’il n’est pas remis sur pied avant la fin du tour des PJ de la manche suivante.",
        "if it is not brought round before the end of the PJ turn of the next round.",
      ),
      rules: ["REG-WOUND-04", "REG-RULING-84"],
    },
    {
      name: w("Le relever :", "Bringing it round:"),
      text: w(
        "un ami lui fait boire une potion, lance un sort ou use d’une pierre de guérison. Il faut remonter à au moins 1 PV ; les PV perdus sous 0 comptent. Il agit encore ce tour-ci si son rang est à venir.",
        "a friend gives it a potion, casts a spell or uses a healing stone. It has to come back to at least 1 PV; PV lost below 0 count. It still acts in this turn if its place in the order is to come.",
      ),
      rules: ["REG-WOUND-03", "REG-WOUND-07", "REG-WOUND-06", "REG-RULING-85", "REG-DRINK-02"],
    },
    {
      name: w("Les monstres", "Monsters"),
      text: w(
        "quittent le plateau dès 0 PV, et personne ne les soigne plus.",
        "leave the board at 0 PV, and nobody heals them any more.",
      ),
      rules: ["REG-WOUND-08", "REG-WOUND-09", "REG-RULING-86"],
    },
    {
      name: w("Ce que laisse un mort", "What the dead leave behind"),
      text: w(
        "reste sur sa case. Un parchemin de résurrection peut le ramener.",
        "lies on its square. A scroll of resurrection can bring it back.",
      ),
      rules: ["REG-RULING-87", "REG-SCROLL-07", "REG-VERDICT-15", "REG-VERDICT-78"],
    },
    {
      name: w("La peur :", "Fear:"),
      text: w(
        "au début du tour, devant qui fait peur, un test de Volonté ; raté, on perd 1 P.Action.",
        "at the start of the turn, with something frightful in sight, a Will test; if it fails 1 P.Action is lost.",
      ),
      rules: ["REG-FEAR-02", "REG-FEAR-03", "REG-FEAR-04", "REG-FEAR-05", "REG-RULING-88"],
    },
    {
      name: w("Brûler :", "Burning:"),
      text: w(
        "une attaque enflammée met le feu sur 3 ou plus. On perd 1D PV au début de chaque tour, puis 1D dit si le feu continue (3 ou plus).",
        "a flaming attack sets you alight on 3 or more. You lose 1D PV at the start of each turn, then 1D tells whether it goes on (3 or more).",
      ),
      rules: ["REG-FIRE-02", "REG-FIRE-01", "REG-FIRE-03", "REG-FIRE-04", "REG-RULING-89"],
    },
    {
      name: w("Pris dans la toile", "Stuck in a web,"),
      text: w(
        "d’une araignée, on ne peut rien faire d’autre que se débattre : 1 P.Action et un test de Force contre le niveau de la toile.",
        "the spider’s or another, you can do nothing but struggle: 1 P.Action and a Force test against the level of the web.",
      ),
      rules: ["REG-WEB-01", "REG-WEB-03", "REG-WEB-02", "REG-WEB-04", "REG-RULING-90"],
    },
    {
      name: w("Empoisonné :", "Poisoned:"),
      text: w(
        "blessé par un poison, un test d’Endurance raté, et l’on perd 1 P.Action, puis 1D PV par tour, jusqu’au remède : potion de guérison, parchemin, antidote ou sort de Purification.",
        "wounded by poison, an Endurance test that fails, and you lose 1 P.Action, then 1D PV a turn, until there is a remedy: potion of curing, scroll, antidote or the spell Purification.",
      ),
      rules: ["REG-POISON-03", "REG-POISON-02", "REG-POISON-04", "REG-POISON-01", "REG-RULING-91"],
    },
    {
      name: w("Invisible,", "Invisible,"),
      text: w(
        "personne ne vous voit, ne vous attaque ni ne vous bloque ; pièges, feu et sorts de zone, si.",
        "nobody sees, attacks or blocks you; traps, fire and spells over an area still reach you.",
      ),
      rules: ["REG-INVIS-01", "REG-INVIS-02", "REG-INVIS-03", "REG-RULING-95"],
    },
    {
      name: w("Immatériel :", "Immaterial:"),
      text: w(
        "seules la magie et les armes magiques le blessent, et ses coups ignorent l’armure ordinaire.",
        "only magic and magic weapons wound it, and its blows ignore ordinary armour.",
      ),
      rules: [
        "REG-IMMAT-03",
        "REG-IMMAT-04",
        "REG-IMMAT-01",
        "REG-RULING-96",
        "REG-RULING-97",
        "REG-ARMOUR-01",
      ],
    },
    {
      name: w("Régénérer,", "Regenerating"),
      text: w("c’est regagner des PV au début de chaque tour.", "is to regain PV at the start of each turn."),
      rules: ["REG-REGEN-01"],
    },
    {
      name: w("Un peureux", "A coward"),
      text: w("rate tous ses tests de peur.", "fails every fear test."),
      rules: ["REG-COWARD-01"],
      exception: true,
    },
  ],
  sections: [
    "REG-WOUND",
    "REG-FEAR-01",
    "REG-FIRE",
    "REG-WEB",
    "REG-POISON",
    "REG-INVIS",
    "REG-IMMAT",
    "REG-COWARD",
    "REG-REGEN",
    "REG-RULING-84",
    "REG-RULING-88",
    "REG-RULING-95",
  ],
};
