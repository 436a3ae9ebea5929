import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { flick, place, played } from "./played.ts";
import { told } from "./tutorial.ts";

export const shots: Chapter<Conquest> = {
  id: "shots",
  title: w("Les tirs", "The shots"),
  lead: w(
    "Un tir, une pichenette. Avec votre propre pion, ou avec un projectile que l’on pose tout près de lui : huit sortes en tout.",
    "A shot is a flick. With your own disc, or with a projectile that you place beside it: eight kinds in all.",
  ),
  pictures: [
    {
      title: w("Déplacement : rien.", "Move: nothing."),
      text: w("Il bouscule l’ennemi sans le blesser.", "It bumps into the enemy and wounds nobody."),
      alt: w(
        "Épée 1 glisse jusqu’à Crâne 1 et le heurte ; un 0 dit que personne ne perd de jeton.",
        "Sword 1 slides into Skull 1; a 0 says that nobody loses a token.",
      ),
      frame: { x: 228, y: 16, width: 164, height: 100 },
      ...played(
        "griffin",
        { s1: [258, 78], c1: [340, 52], "crystal-2": [225, 200], "crystal-3": [450, 107.5] },
        flick("s1", 858, -272),
      ),
    },
    {
      title: w("Missile : −1.", "Missile: −1."),
      text: w("Posé à 2,5 cm au plus, puis tiré.", "Placed within 2.5 cm, then flicked."),
      alt: w(
        "Un missile part d’à côté d’Épée 1, qui ne bouge pas, et touche Crâne 1 : moins un.",
        "A missile starts beside Sword 1, who stays, and hits Skull 1: minus one.",
      ),
      frame: { x: 228, y: 16, width: 164, height: 100 },
      ...played(
        "crossbowman",
        { s1: [254, 76], c1: [356, 48], "crystal-2": [225, 200], "crystal-3": [450, 107.5] },
        place("missile", 277, 70),
        flick("missile", 964, -268),
      ),
    },
    {
      title: w("Arc long : −1.", "Longbow: −1."),
      text: w("La flèche peut partir du compagnon.", "The arrow may start beside the companion."),
      alt: w(
        "C’est le tour d’Épée 1, mais la flèche part d’à côté d’Épée 2 et touche Crâne 1 : moins un.",
        "It is the turn of Sword 1, but the arrow starts beside Sword 2 and hits Skull 1: minus one.",
      ),
      frame: { x: 228, y: 16, width: 164, height: 100 },
      ...played(
        "royal-archer",
        { s1: [246, 40], s2: [262, 92], c1: [362, 58], "crystal-2": [225, 200], "crystal-3": [450, 107.5] },
        flick("s1", 60, 0),
        place("longbow", 284, 84),
        flick("longbow", 949, -316),
      ),
    },
  ],
  points: [
    {
      name: w("Déplacement :", "Move:"),
      text: w(
        "votre pion glisse et reste où il s’arrête. Il ne blesse jamais, qui qu’il bouscule.",
        "your disc slides and stays where it stops. It never wounds, whoever it bumps into.",
      ),
      rules: ["CON-MOVE-02", "CON-MOVE-01"],
    },
    {
      name: w("Combat :", "Combat:"),
      text: w(
        "votre pion blesse l’ennemi qu’il touche, 1 dégât. Le combat critique, en rouge, en inflige 2.",
        "your disc wounds the enemy that it touches, 1 damage. Critical combat, in red, deals 2.",
      ),
      rules: ["CON-COMBAT-01", "CON-COMBAT-02"],
    },
    {
      name: w("Un combat pour se placer.", "Combat as a move."),
      text: w(
        "Rien n’oblige à viser : un combat peut ne servir qu’à changer de place.",
        "You need not aim at anybody: a combat shot may serve to change place and no more.",
      ),
      rules: ["CON-COMBAT-04"],
      exception: true,
    },
    {
      name: w("À distance :", "Ranged:"),
      text: w(
        "posez le projectile à 2,5 cm au plus de votre personnage, de bord à bord et du côté qui vous plaît ; c’est lui que vous tirez. Ensuite on le retire.",
        "place the projectile within 2.5 cm of your character, from rim to rim and on any side; it is what you flick. Then it is taken away.",
      ),
      rules: ["CON-RANGED-01", "CON-RULING-30", "CON-RANGED-03", "CON-RULING-32"],
    },
    {
      name: w("Missile, boule de feu, vague :", "Missile, fireball, wave:"),
      text: w(
        "1 dégât chacun. Seule leur taille les distingue, du plus petit au plus large.",
        "1 damage each. Only their size differs, from the smallest to the broadest.",
      ),
      rules: ["CON-MISSILE-01", "CON-FIREBALL-01", "CON-WAVE-01", "CON-RULING-02"],
    },
    {
      name: w("Arc long :", "Longbow:"),
      text: w(
        "1 dégât. On pose la flèche près de n’importe lequel de vos deux personnages ; aucun autre tir ne peut partir du compagnon.",
        "1 damage. Put the arrow near either of your two characters; no other shot may start beside the companion.",
      ),
      rules: ["CON-LONGBOW-01", "CON-LONGBOW-02", "CON-LONGBOW-03"],
    },
    {
      name: w("Vague puissante :", "Power wave:"),
      text: w(
        "2 dégâts. Si elle touche, vous pouvez défausser une carte pour en infliger 3.",
        "2 damage. If it hits, you may discard a card to make it 3.",
      ),
      rules: ["CON-POWER-01", "CON-POWER-02", "CON-POWER-03"],
    },
    {
      name: w("Tir ciblé :", "Targeted shot:"),
      text: w(
        "nommez d’abord votre cible. Si vous la manquez, vous avez un second essai, de là où le projectile s’est arrêté.",
        "name your target first. If you miss it, you have a second try from where the projectile lies.",
      ),
      rules: ["CON-TARGET-03", "CON-TARGET-02", "CON-TARGET-04"],
    },
    {
      name: w("Elle et nulle autre.", "That one and no other."),
      text: w(
        "Un tir ciblé ne blesse que sa cible ; l’autre ennemi ne craint rien.",
        "A targeted shot wounds its target alone; the other enemy is safe.",
      ),
      rules: ["CON-TARGET-05"],
      exception: true,
    },
  ],
  sections: [
    "CON-SHOT",
    "CON-MOVE",
    "CON-COMBAT",
    "CON-RANGED",
    "CON-MISSILE",
    "CON-FIREBALL",
    "CON-LONGBOW",
    "CON-WAVE",
    "CON-POWER",
    "CON-TARGET",
    "CON-RULING-30",
  ],
  examples: [
    told("CON-TUTO-02"),
    told("CON-TUTO-07"),
    told("CON-TUTO-11"),
    told("CON-TUTO-12"),
    told("CON-TUTO-13"),
  ],
};
