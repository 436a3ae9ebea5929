import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { blows } from "./examples-wounds.ts";
import { heroes, played } from "./played.ts";

const board = "ancient-road";
const fist = heroes.choose("barbarian:melee");

export const wounds: Chapter<Catacombs> = {
  id: "wounds",
  title: w("Toucher et blesser", "Hitting and wounding"),
  lead: w(
    "Rien ne se joue aux dés. Ce que touche votre disque, vous l’avez frappé ; ce qu’un autre disque bouscule ensuite n’a rien senti. Un coup, une cible, un point.",
    "Nothing is left to dice. What your disc touches, you have struck; what another disc bumps into has felt nothing. One blow, one target, one point.",
  ),
  pictures: [
    {
      title: w("Touché : −1.", "A hit: −1."),
      text: w("Le disque tiré atteint lui-même l’Orc.", "The flicked disc itself reaches the Orc."),
      alt: w(
        "Le Barbare glisse jusqu’à l’Orc et le touche : moins un, l’Orc est blessé.",
        "The Barbarian slides into the Orc: minus one, the Orc is wounded.",
      ),
      frame: { x: 150, y: 110, width: 164, height: 100 },
      ...played(
        { board, at: { barbarian: [178, 184], "orc-1": [270, 160] } },
        fist,
        heroes.flick("barbarian", 679, -169),
      ),
    },
    {
      title: w("Ricochet : −1.", "Off an obstacle: −1."),
      text: w("Rebondir d’abord sur un obstacle est permis.", "Bouncing off an obstacle first is allowed."),
      alt: w(
        "Le Barbare rebondit sur une colonne, puis touche l’Orc : moins un.",
        "The Barbarian bounces off a column, then hits the Orc: minus one.",
      ),
      frame: { x: 150, y: 140, width: 172, height: 105 },
      ...played(
        { board, at: { barbarian: [176, 176], "orc-1": [296, 178] } },
        fist,
        heroes.flick("barbarian", 678, 424),
      ),
    },
    {
      title: w("Bousculé : rien.", "Bumped into: nothing."),
      text: w("L’Orc 2 n’est heurté que par l’Orc 1.", "Orc 2 is struck by Orc 1 and nobody else."),
      alt: w(
        "Le Barbare touche l’Orc 1, moins un, qui est poussé contre l’Orc 2, zéro.",
        "The Barbarian hits Orc 1, minus one, which is pushed against Orc 2, zero.",
      ),
      frame: { x: 150, y: 110, width: 164, height: 100 },
      spared: ["orc-2"],
      ...played(
        { board, at: { barbarian: [172, 170], "orc-1": [238, 164], "orc-2": [284, 162] } },
        fist,
        heroes.flick("barbarian", 697, -61),
      ),
    },
  ],
  points: [
    {
      name: w("Blesser.", "Wounding."),
      text: w(
        "Une attaque réussit quand le disque lancé touche lui-même un monstre, ou un Héros si c’est un monstre qui attaque : la cible perd 1 point de vie.",
        "An attack succeeds when the flicked disc itself touches a monster, or a Hero if a monster attacks: the target loses 1 life.",
      ),
      rules: ["CAT-HIT-02", "CAT-HIT-01", "CAT-ATK-15", "CAT-RULING-87"],
    },
    {
      name: w("Plusieurs d’un coup.", "Several at one blow."),
      text: w(
        "Chaque cible que le disque touche lui-même perd 1 point, mais une seule fois par pichenette.",
        "Each target that the disc itself touches loses 1 point, but only once a flick.",
      ),
      rules: ["CAT-HIT-03", "CAT-RULING-03"],
    },
    {
      name: w("Par ricochet.", "By a bounce."),
      text: w(
        "Le disque peut rebondir sur un obstacle, un ami ou une première cible : ce qu’il touche ensuite est frappé aussi.",
        "The disc may bounce off an obstacle, a friend or a first target: what it touches next is struck as well.",
      ),
      rules: ["CAT-HIT-04", "CAT-RULING-01"],
    },
    {
      name: w("Poussé dessus ?", "Pushed into it?"),
      text: w(
        "Un monstre que heurte un pion poussé, et non le disque tiré, ne perd rien.",
        "A monster struck by a piece that was pushed, and not by the flicked disc, loses nothing.",
      ),
      rules: ["CAT-HIT-05"],
      exception: true,
    },
    {
      name: w("1 point de vie :", "1 life:"),
      text: w(
        "le monstre est tué et devient le trophée de qui l’a frappé le dernier.",
        "the monster is killed and becomes the trophy of whoever struck it last.",
      ),
      rules: ["CAT-HIT-07", "CAT-HIT-08"],
    },
    {
      name: w("2 points de vie :", "2 life:"),
      text: w(
        "le premier coup retourne le disque, le second tue. D’ici là le monstre agit comme avant.",
        "the first blow turns the disc over, the second kills. Until then the monster acts as before.",
      ),
      rules: ["CAT-HIT-09", "CAT-HIT-10"],
    },
    {
      name: w("Héros et Seigneur", "Heroes and the Lord"),
      text: w(
        "ont une piste de vie : elle descend d’un cran par point.",
        "have a life track: it goes down one step a point.",
      ),
      rules: ["CAT-HIT-11", "CAT-HIT-12"],
    },
    {
      name: w("Entre amis,", "Between friends"),
      text: w(
        "jamais de dégât : ni Héros contre Héros, ni monstre contre monstre.",
        "there is never any damage: neither Hero against Hero, nor monster against monster.",
      ),
      rules: ["CAT-HIT-14", "CAT-HIT-15", "CAT-RULING-68"],
    },
  ],
  sections: ["CAT-HIT", "CAT-RULING-01", "CAT-RULING-17", "CAT-RULING-87"],
  examples: blows,
};
