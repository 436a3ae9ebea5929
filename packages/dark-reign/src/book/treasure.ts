import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const treasure: Chapter<DarkReign> = {
  id: "treasure",
  title: w("Or, trésors et objets", "Gold, treasure and objects"),
  lead: w(
    "L’or va à tous, les objets à qui les trouve. Ce qui ne sert pas se donne, se lance ou se vend au retour.",
    "Gold goes to all, objects to whoever finds them. What is of no use is given away, thrown or sold on your return.",
  ),
  points: [
    {
      name: w("L’or est commun.", "Gold is shared."),
      text: w(
        "Personne ne le garde pour soi : les écus trouvés en bas, et ceux que rapportent les monstres tués, vont à une seule bourse. À la fin elle est partagée entre les survivants.",
        "Nobody keeps it alone: écus found below, and those that killed monsters bring, go into one purse. At the end it is divided among the survivors.",
      ),
      rules: ["REG-GOLD-01", "REG-GOLD-02", "REG-VERDICT-48"],
    },
    {
      name: w("Le score", "The score"),
      text: w("est cette bourse, à la fin de la partie.", "is that purse at the end of the game."),
      rules: ["REG-GOLD-03", "REG-VERDICT-49"],
    },
    {
      name: w("Un objet trouvé", "An object found"),
      text: w(
        "est à qui l’a trouvé, s’il le prend. Laissé, il reste sur sa case.",
        "belongs to the finder who takes it. Left, it lies on the square.",
      ),
      rules: ["REG-TREAS-01", "REG-TREAS-02", "REG-VERDICT-04"],
    },
    {
      name: w("Un trésor", "A treasure"),
      text: w(
        "se tire en deux fois, 2D et 2D : sa sorte d’abord, puis lequel. Plus c’est haut, plus c’est rare.",
        "is rolled in two throws of 2D: first its sort, then which one. The higher, the rarer.",
      ),
      rules: ["REG-TREAS-03", "REG-TREAS-04", "REG-TREAS-05", "REG-TREAS-11"],
    },
    {
      name: w("Le trésor d’un monstre", "A monster’s treasure"),
      text: w("va à qui le chef désigne, où qu’il soit.", "goes to whom the leader names, wherever that is."),
      rules: ["REG-FOE-06", "REG-FOE-05", "REG-VERDICT-51"],
    },
    {
      name: w("Boire une potion", "Drinking a potion"),
      text: w(
        "coûte 1 P.Action ; en faire boire une à un ami voisin, même à terre, aussi. Elle sert une fois.",
        "costs 1 P.Action; making a friend beside you drink, even one on the ground, costs the same. It works once.",
      ),
      rules: ["REG-DRINK-01", "REG-DRINK-02", "REG-POTION-01", "REG-RULING-55"],
    },
    {
      name: w("Soin et guérison.", "Healing and curing."),
      text: w(
        "La potion de soin rend 4 PV ; celle de guérison 4+5D PV, et chasse le poison.",
        "The potion of healing heals 4 PV; that of curing 4+5D PV, and drives out poison.",
      ),
      rules: ["REG-POTION-08", "REG-POTION-07"],
    },
    {
      name: w("Deux fois la même", "The same one twice"),
      text: w(
        "n’ajoute rien à ce qui dure : ni deux potions de force, ni deux fois le même sort. Les PV et les P.Action, eux, s’additionnent.",
        "adds nothing to what lasts: neither two potions of force nor the same spell twice. PV and P.Action do add up.",
      ),
      rules: ["REG-VERDICT-84"],
    },
    {
      name: w("Un parchemin", "A scroll"),
      text: w(
        "sert une fois, pour 1 P.Action : bannir, guérir tout le monde, protéger, se téléporter, rejouer, ressusciter.",
        "works once, for 1 P.Action: banish, cure everybody, protect, teleport, play twice, resurrect.",
      ),
      rules: ["REG-SCROLL-01", "REG-USE-01", "REG-SCROLL-02", "REG-SCROLL-03", "REG-SCROLL-07"],
    },
    {
      name: w("Bagues, amulettes, bottes :", "Rings, amulets, boots:"),
      text: w(
        "portées, elles agissent sans qu’on y pense ; une seule de chaque sorte compte.",
        "worn, they work by themselves; one of each sort counts.",
      ),
      rules: ["REG-VERDICT-05", "REG-RELIC-01"],
    },
    {
      name: w("Une rune", "A rune"),
      text: w(
        "se lie pour toujours à une arme, un bouclier ou une armure, et élève une caractéristique de qui s’en équipe.",
        "is bound for ever to a weapon, shield or armour, and raises a characteristic of whoever has it equipped.",
      ),
      rules: ["REG-RUNE-02", "REG-RUNE-01", "REG-RUNE-03", "REG-RUNE-04", "REG-VERDICT-21"],
    },
    {
      name: w("Changer d’arme :", "Changing weapon:"),
      text: w(
        "1 P.Action, une main. Changer d’armure : 4, d’un seul coup.",
        "1 P.Action, one hand. Changing armour: 4, all at once.",
      ),
      rules: ["REG-SWAP-01", "REG-DON-01", "REG-RULING-59", "REG-RULING-60"],
    },
    {
      name: w("Donner ou prendre", "Giving or taking"),
      text: w(
        "un objet à un voisin : 1 P.Action, si les deux sont d’accord. Ce qui est par terre ne demande d’accord à personne.",
        "an object with somebody beside you: 1 P.Action, if both agree. What lies on the floor asks nobody.",
      ),
      rules: ["REG-GIVE-01", "REG-GIVE-02", "REG-GIVE-03", "REG-RULING-65"],
    },
    {
      name: w("Lancer un objet", "Throwing an object"),
      text: w(
        "à un ami éloigné : un test de Tir de difficulté 1 ; raté, il tombe à côté.",
        "to a friend far off: a Tir test of difficulty 1; if it fails it lands beside.",
      ),
      rules: [
        "REG-THROW-01",
        "REG-THROW-03",
        "REG-THROW-04",
        "REG-THROW-06",
        "REG-THROW-02",
        "REG-RULING-69",
      ],
    },
  ],
  sections: [
    "REG-GOLD",
    "REG-TREAS-01",
    "REG-WEAPON",
    "REG-POTION",
    "REG-RELIC",
    "REG-SCROLL",
    "REG-MWEAPON",
    "REG-ARMOUR",
    "REG-RUNE",
    "REG-DRINK",
    "REG-USE",
    "REG-SWAP",
    "REG-DON",
    "REG-GIVE",
    "REG-THROW",
    "REG-RULING-55",
    "REG-RULING-59",
    "REG-RULING-65",
    "REG-VERDICT",
    "REG-VERDICT-48",
    "REG-VERDICT-78",
    "REG-VERDICT-84",
  ],
};
