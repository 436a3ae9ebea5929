import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const fighting: Chapter<DarkReign> = {
  id: "fighting",
  title: w("Se battre", "Fighting"),
  lead: w(
    "Un seul lancer dit si l’on touche et combien. On ôte l’Endurance et l’armure de la cible ; le reste, ce sont ses PV.",
    "One throw tells whether you hit and how hard. Endurance and armour of the target come off; the rest is its PV.",
  ),
  points: [
    {
      name: w("Attaquer au corps à corps :", "Attacking in melee:"),
      text: w(
        "1 P.Action, une cible sur une case voisine. Lancez ensemble le dé de puissance de C.Corps et les dés de l’arme.",
        "1 P.Action, a target on a square beside you. Throw the C.Corps power die and the dice of the weapon together.",
      ),
      rules: ["REG-MELEE-01", "REG-MELEE-02", "REG-MELEE-06"],
    },
    {
      name: w("Toucher et blesser :", "Hitting and wounding:"),
      text: w(
        "sans croix, et si la somme des dés n’est pas négative, c’est touché. Ajoutez le nombre de l’arme et, si elle s’en sert, la Force ; ôtez Endurance et armure : voilà les PV perdus.",
        "without a cross, and if the sum of the dice is not negative, it is a hit. Add the weapon’s number and, if it uses it, Force; take off Endurance and armour: those are the PV lost.",
      ),
      rules: ["REG-MELEE-09", "REG-MELEE-07", "REG-MELEE-08", "REG-RULING-33", "REG-RULING-34"],
    },
    {
      name: w("Frapper plus fort :", "Hitting harder:"),
      text: w(
        "l’attaque puissante coûte 2 P.Action et ajoute 1D de dommages.",
        "the powerful attack costs 2 P.Action and adds 1D of damage.",
      ),
      rules: ["REG-POWER-01", "REG-POWER-02"],
    },
    {
      name: w("À mains nues", "With bare hands"),
      text: w("on ne fait que 1D, sans la Force.", "you do 1D only, without Force."),
      rules: ["REG-MELEE-04", "REG-RULING-37"],
    },
    {
      name: w("Tirer :", "Shooting:"),
      text: w(
        "1 P.Action, une arme de tir, une cible en vue et à portée, au moins à deux cases.",
        "1 P.Action, a shooting weapon, a target in sight and in range, at least two squares away.",
      ),
      rules: ["REG-SHOT-01", "REG-SHOT-02", "REG-SHOT-04", "REG-SHOT-05", "REG-SHOT-06"],
    },
    {
      name: w("Trop près !", "Too close!"),
      text: w(
        "De près, un arc ne sert à rien : on ne tire pas sur l’adversaire de la case voisine. Sur un autre, plus loin, on peut.",
        "Up close a bow is of no use: you cannot shoot the adversary on the square beside you. Another one, farther off, you can.",
      ),
      rules: ["REG-SHOT-03", "REG-RULING-46"],
    },
    {
      name: w("Viser :", "Taking aim:"),
      text: w(
        "le tir précis coûte 2 P.Action et ajoute 1D.",
        "the precise shot costs 2 P.Action and adds 1D.",
      ),
      rules: ["REG-AIM-01", "REG-AIM-02"],
    },
    {
      name: w("Sans arc,", "Without a bow,"),
      text: w(
        "un héros peut jeter ce qui lui tombe sous la main : 1D, aussi loin que sa Force.",
        "a hero may throw what comes to hand: 1D, as far as its Force.",
      ),
      rules: ["REG-IMPRO-01", "REG-IMPRO-02"],
    },
    {
      name: w("Voir :", "Seeing:"),
      text: w(
        "une ligne droite de centre à centre. Les obstacles pleins et les personnages la coupent ; un ami juste à côté de vous, non.",
        "a straight line from centre to centre. Full obstacles and characters cut it; a friend right beside you does not.",
      ),
      rules: ["REG-LOS-01", "REG-LOS-02", "REG-LOS-03", "REG-LOS-04", "REG-RULING-28", "REG-RULING-29"],
    },
    {
      name: w("Parer un coup", "Parrying a blow"),
      text: w(
        "oblige l’attaquant à relancer tous ses dés : après avoir vu le jet, une fois par tour pour chaque arme, bouclier ou compétence qui pare. Jamais contre un tir ni un sort.",
        "makes the attacker throw all dice again: after seeing the roll, once a turn for each weapon, shield or skill that parries. Never against shots or spells.",
      ),
      rules: ["REG-PARRY-01", "REG-PARRY-02", "REG-PARRY-03", "REG-RULING-42", "REG-RULING-43"],
    },
    {
      name: w("Se mettre en garde :", "Standing on guard:"),
      text: w(
        "un point d’attente ajoute votre C.Corps à votre défense contre un coup, avant les dés.",
        "one waiting point adds your C.Corps to your defence against one blow, before the dice.",
      ),
      rules: ["REG-WAIT-05", "REG-RULING-62"],
    },
    {
      name: w("Une cible immobile,", "An immobile target,"),
      text: w(
        "au sol, entoilée ou de bois, est toujours touchée au corps à corps : la croix y compte 0. Pas au tir.",
        "on the ground, webbed or of wood, is always hit in melee: the cross counts 0. Not by shots.",
      ),
      rules: ["REG-STILL-01", "REG-STILL-02", "REG-MELEE-10", "REG-MELEE-11", "REG-RULING-39"],
      exception: true,
    },
    {
      name: w("Taper un ami", "Striking a friend"),
      text: w(
        "est permis au corps à corps, si l’on y tient : la table demande confirmation.",
        "is allowed in melee, if you insist: the table asks first.",
      ),
      rules: ["REG-RULING-32"],
      exception: true,
    },
  ],
  sections: [
    "REG-MELEE",
    "REG-POWER",
    "REG-SHOT",
    "REG-LOS",
    "REG-IMPRO",
    "REG-AIM",
    "REG-STILL",
    "REG-PARRY",
    "REG-MAGIC",
    "REG-RULING-27",
    "REG-RULING-32",
    "REG-VERDICT-76",
  ],
};
