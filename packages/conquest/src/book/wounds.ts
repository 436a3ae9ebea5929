import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { flick, played } from "./played.ts";
import { told } from "./tutorial.ts";

const frame = { x: 236, y: -6, width: 172, height: 105 };
const aside = { "crystal-2": [225, 200], "crystal-3": [450, 150] } as const;

export const wounds: Chapter<Conquest> = {
  id: "wounds",
  title: w("Toucher et blesser", "Hitting and wounding"),
  lead: w(
    "Celui que touche votre pion est blessé ; celui qu’un autre pion bouscule ensuite n’a rien senti. Et après un mur, plus rien ne blesse.",
    "Whoever your disc touches is wounded; whoever another disc bumps into has felt nothing. And after a wall, nothing wounds any more.",
  ),
  pictures: [
    {
      title: w("Touché : −1.", "A hit: −1."),
      text: w("Crâne 2, heurté par Crâne 1, ne perd rien.", "Skull 2, struck by Skull 1, loses nothing."),
      alt: w(
        "Épée 1 touche Crâne 1, moins un, qui est projeté sur Crâne 2, zéro.",
        "Sword 1 hits Skull 1, minus one, who is thrown against Skull 2, zero.",
      ),
      frame,
      ...played(
        "berserker-mage",
        { s1: [262, 66], c1: [322, 54], c2: [366, 46], ...aside },
        flick("s1", 687, -134),
      ),
    },
    {
      title: w("Par un cristal : −1.", "By a crystal: −1."),
      text: w("Le rebond sur un obstacle est permis.", "Bouncing off an obstacle is allowed."),
      alt: w(
        "Épée 1 rebondit sur un cristal puis touche Crâne 1 : moins un.",
        "Sword 1 bounces off a crystal, then hits Skull 1: minus one.",
      ),
      frame,
      ...played(
        "berserker-mage",
        { s1: [262, 40], "crystal-1": [318, 90], c1: [372, 36], ...aside },
        flick("s1", 1128, 410),
      ),
    },
    {
      title: w("Après un mur : rien.", "After a wall: nothing."),
      text: w("Le mur a pris toute la force du coup.", "The wall has taken all of the blow."),
      alt: w(
        "Épée 1 rebondit sur le mur du haut puis touche Crâne 1 : zéro.",
        "Sword 1 bounces off the upper wall, then touches Skull 1: zero.",
      ),
      frame,
      ...played("berserker-mage", { s1: [262, 74], c1: [372, 52], ...aside }, flick("s1", 643, -766)),
    },
  ],
  points: [
    {
      name: w("Un dégât, un jeton.", "One damage, one token."),
      text: w(
        "Il passe de la réserve de l’équipe touchée à la banque.",
        "It goes from the pool of the team that was hit to the bank.",
      ),
      rules: ["CON-DAMAGE-02", "CON-DAMAGE-01"],
    },
    {
      name: w("Directement.", "Directly."),
      text: w(
        "Seul compte ce que touche le pion tiré lui-même. Un ennemi poussé, ou cogné par un autre pion, ne perd rien.",
        "Only what the flicked disc itself touches counts. An enemy who is pushed, or knocked by another disc, loses nothing.",
      ),
      rules: ["CON-DAMAGE-04", "CON-RULING-19"],
    },
    {
      name: w("Après un mur,", "After a wall,"),
      text: w(
        "plus de blessure : dès que votre pion a rebondi sur le bord de l’arène, ce qu’il touche ensuite ne perd rien.",
        "no wound: once your disc has bounced off the side of the arena, whatever it touches later loses nothing.",
      ),
      rules: ["CON-WALL-04", "CON-WALL-02"],
      exception: true,
    },
    {
      name: w("Un cristal n’empêche rien.", "A crystal spoils nothing."),
      text: w(
        "Un rebond sur un obstacle, ou sur un autre pion, laisse au tir toute sa force.",
        "A bounce off an obstacle, or off another disc, leaves the shot as it is.",
      ),
      rules: ["CON-DAMAGE-06", "CON-RULING-20"],
    },
    {
      name: w("Les deux d’un coup.", "Both at once."),
      text: w(
        "Un tir qui touche les deux ennemis inflige ses dégâts à chacun : le double en tout.",
        "A shot that hits both enemies deals its damage to each of them: twice in all.",
      ),
      rules: ["CON-DAMAGE-03", "CON-RULING-23"],
    },
    {
      name: w("Deux fois le même.", "The same one twice."),
      text: w(
        "Toucher deux fois le même ennemi pendant un tir ne compte qu’une fois.",
        "Touching the same enemy twice in one shot counts once.",
      ),
      rules: ["CON-RULING-22"],
      exception: true,
    },
    {
      name: w("Entre compagnons,", "Between companions,"),
      text: w(
        "jamais de blessure : toucher son ami, ou soi-même, ne coûte rien.",
        "there is never a wound: touching your friend costs nothing.",
      ),
      rules: ["CON-FRIEND-01"],
    },
    {
      name: w("Combien ?", "How much?"),
      text: w(
        "Combat, missile, boule de feu, arc long, vague : 1. Combat critique, vague puissante : 2. Déplacement : 0.",
        "Combat, missile, fireball, longbow, wave: 1. Critical combat, power wave: 2. Move: 0.",
      ),
      rules: ["CON-DAMAGE-05"],
    },
  ],
  sections: ["CON-WALL", "CON-DAMAGE", "CON-FRIEND", "CON-RULING-19"],
  examples: [told("CON-TUTO-08")],
};
