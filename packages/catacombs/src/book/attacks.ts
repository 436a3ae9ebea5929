import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { attackExamples } from "./examples-attacks.ts";
import { heroes, played } from "./played.ts";

const board = "jade-caverns";

export const attacks: Chapter<Catacombs> = {
  id: "attacks",
  title: w("Les attaques", "The attacks"),
  lead: w(
    "Du poing, de loin ou par le feu : trois attaques, 1 dégât chacune. Le reste permet de frapper plus fort, ou plus souvent.",
    "By fist, from afar or by fire: three attacks, 1 damage each. The rest lets you strike harder, or more often.",
  ),
  pictures: [
    {
      title: w("Coup de poing.", "Melee."),
      text: w("Il ne touche personne : le Voleur s’est déplacé.", "It touches nobody: the Thief has moved."),
      alt: w(
        "Le Voleur glisse entre deux Orcs sans toucher personne et s’arrête plus loin.",
        "The Thief slides between two Orcs, touches nobody and stops beyond them.",
      ),
      frame: { x: 172, y: 104, width: 164, height: 100 },
      ...played(
        { board, at: { thief: [196, 168], "orc-1": [236, 126], "orc-2": [282, 190] } },
        heroes.choose("thief:melee"),
        heroes.flick("thief", 520, -80),
      ),
    },
    {
      title: w("Missile : −1.", "Missile: −1."),
      text: w("La flèche part d’à côté de l’Elfe.", "The arrow starts beside the Elf."),
      alt: w(
        "Une flèche posée à côté de l’Elfe traverse la salle et touche l’Orc : moins un.",
        "An arrow placed beside the Elf crosses the room and hits the Orc: minus one.",
      ),
      frame: { x: 172, y: 104, width: 164, height: 100 },
      ...played(
        { board, at: { elf: [194, 170], "orc-1": [306, 150] } },
        heroes.choose("elf:missile"),
        heroes.place(["missile", 217, 166]),
        heroes.flick("missile", 886, -156),
      ),
    },
    {
      title: w("Hors du plateau.", "Off the board."),
      text: w("Il revient au bord, là où il est sorti.", "It comes back to the edge, where it left."),
      alt: w(
        "Le Barbare touche un Orc près du bord ; poussé dehors, l’Orc est remis au bord du plateau.",
        "The Barbarian hits an Orc near the edge; pushed off, the Orc is put back at the edge of the board.",
      ),
      frame: { x: 330, y: -8, width: 164, height: 100 },
      ...played(
        { board, at: { barbarian: [372, 62], "orc-1": [444, 34] } },
        heroes.choose("barbarian:melee"),
        heroes.flick("barbarian", 1300, -500),
      ),
    },
  ],
  points: [
    {
      name: w("Coup de poing :", "Melee:"),
      text: w(
        "vous lancez votre propre disque. Chaque ennemi qu’il touche perd 1 point de vie.",
        "you flick your own disc. Each enemy that it touches loses 1 life.",
      ),
      rules: ["CAT-ATK-01", "CAT-ATK-03", "CAT-ATK-15"],
    },
    {
      name: w("Se déplacer :", "Moving:"),
      text: w(
        "donnez un coup de poing qui ne touche personne. Votre disque reste où il s’arrête.",
        "make a Melee flick that touches nobody. Your disc stays where it stops.",
      ),
      rules: ["CAT-ATK-02"],
    },
    {
      name: w("Missile :", "Missile:"),
      text: w(
        "posez la flèche à 2,5 cm au plus de celui qui tire, puis lancez-la. Lui ne bouge pas ; la flèche est ensuite retirée.",
        "put the arrow within 2.5 cm of whoever shoots, then flick it. The shooter stays; the arrow is taken away afterwards.",
      ),
      rules: ["CAT-ATK-08", "CAT-ATK-09", "CAT-ATK-10", "CAT-RULING-12"],
    },
    {
      name: w("Boule de feu :", "Fireball:"),
      text: w("comme un missile, avec un disque plus gros.", "like a missile, with a larger disc."),
      rules: ["CAT-ATK-13", "CAT-ATK-14"],
    },
    {
      name: w("Critique :", "Critical:"),
      text: w("2 dégâts au lieu de 1.", "2 damage instead of 1."),
      rules: ["CAT-MOD-02", "CAT-MOD-04"],
    },
    {
      name: w("Étourdissante :", "Stunning:"),
      text: w("1 dégât, et la cible est étourdie.", "1 damage, and the target is incapacitated."),
      rules: ["CAT-MOD-05", "CAT-MOD-06"],
    },
    {
      name: w("Hors du plateau.", "Off the board."),
      text: w(
        "Un pion tombé de la table revient sur le bord, là où il est sorti, sans autre mal.",
        "A piece that fell off comes back to the edge where it left, none the worse for it.",
      ),
      rules: ["CAT-ATK-05", "CAT-RULING-06", "CAT-RULING-05"],
    },
    {
      name: w("Sauf un projectile :", "But not a projectile:"),
      text: w(
        "flèche ou boule de feu, s’il sort, il est dépensé.",
        "an arrow or a fireball that leaves the board is spent.",
      ),
      rules: ["CAT-RULING-11"],
      exception: true,
    },
    {
      name: w("Séquence :", "Sequence:"),
      text: w(
        "plusieurs attaques d’affilée en une action. Un « ou » sur la carte : vous en choisissez une.",
        "several attacks in a row, in one action. Where a card says “or”, you choose one.",
      ),
      rules: ["CAT-SEQ-03", "CAT-SEQ-01", "CAT-SEQ-04"],
    },
    {
      name: w("Chaîne :", "Chain:"),
      text: w(
        "chaque pichenette part d’où la précédente s’est arrêtée. Deux de suite sur la même cible : la seconde ne compte pas.",
        "each flick starts where the last one stopped. Two in a row on the same target: the second does not count.",
      ),
      rules: ["CAT-CHAIN-03", "CAT-CHAIN-05", "CAT-CHAIN-06", "CAT-CHAIN-01"],
    },
    {
      name: w("S’arrêter là", "Stopping short"),
      text: w(
        "est permis après chaque pichenette ; le reste est perdu.",
        "is allowed after any flick; the rest is lost.",
      ),
      rules: ["CAT-RULING-41"],
    },
  ],
  sections: ["CAT-ATK", "CAT-MOD", "CAT-SEQ", "CAT-CHAIN", "CAT-RULING-40"],
  examples: attackExamples,
};
