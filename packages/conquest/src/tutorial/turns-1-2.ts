import { read, w, watched, yours } from "@ossuaire/kernel";
import { striking, strikingBoth, wounding } from "./course.ts";
import { chooses, hits, leading, moves, places, pushes } from "./moves.ts";
import type { LessonPart } from "./step.ts";

const enemies = { targets: ["c1", "c2"] } as const;

/** CON-TUTO-02, 03: moving, wounding, and the obstacle that wounds nobody. */
export const turn1: LessonPart = {
  title: w("Tour 1 : Épée 1", "Turn 1: Sword 1"),
  viewer: "s1",
  steps: [
    yours(
      [
        "CON-TUTO-02",
        w(
          "Épée 1 commence, et sa carte du tour est déjà piochée. Une carte montre une suite de tirs, à faire dans l’ordre. Jouez Mage berserker : combat, déplacement, combat.",
          "Sword 1 begins, and has already drawn. A card shows a sequence of shots, made in that order. Play Berserker Mage: combat, move, combat.",
        ),
        "CON-TURN-03",
        "CON-SEQ-02",
      ],
      chooses("s1", "berserker-mage"),
    ),
    yours(
      [
        "CON-TUTO-02",
        w(
          "Premier tir : combat. L’ennemi est loin, alors servez-vous-en pour avancer. Tirez Épée 1 en arrière, comme une fronde, puis relâchez. Les pointillés montrent un bon chemin ; à vous de choisir.",
          "First shot: combat. The enemy is far, so use it to come closer. Pull Sword 1 back like a slingshot, then let go. The dotted line shows a good way; the choice is yours.",
        ),
        "CON-COMBAT-04",
      ],
      moves(
        "s1",
        w(
          "Touché, déjà ! Bel œil. Mais le livret garde ce coup pour la fin de la suite : reprenez, et contentez-vous d’avancer.",
          "A hit already! Good eye. But the rulebook keeps that blow for the end of the sequence: try again, and only come closer.",
        ),
      ),
    ),
    yours(
      [
        "CON-TUTO-02",
        w(
          "Deuxième tir : déplacement. Il ne blesse jamais personne, même s’il bouscule un ennemi. Trouvez une place d’où la voie vers un Crâne est libre.",
          "Second shot: a move. It never wounds anybody, even if it bumps into an enemy. Find a place with a clear way to a Skull.",
        ),
        "CON-MOVE-02",
      ],
      leading(
        moves("s1"),
        "s1",
        ["c1", "c2"],
        w(
          "De là, aucune voie n’est libre vers un Crâne. Reprenez, et cherchez une meilleure place pour le coup qui vient.",
          "From there no way to a Skull is clear. Try again, and look for a better place for the blow to come.",
        ),
      ),
    ),
    yours(
      [
        "CON-TUTO-02",
        w(
          "Troisième tir : de nouveau un combat. Cette fois, frappez ! Touchez directement un Crâne, sans passer par un mur : après un mur, plus rien ne blesse.",
          "Third shot: combat again. This time, strike! Touch a Skull directly, and not by way of a wall: after a wall, nothing wounds any more.",
        ),
        "CON-COMBAT-01",
        "CON-WALL-04",
      ],
      hits(
        "s1",
        [wounding("c1", "c2")],
        w(
          "Pas tout à fait, mais rien n’est perdu. Il faut toucher un seul Crâne, directement, avant tout mur. On remet les pions comme ils étaient : encore une fois !",
          "Not quite, but nothing is lost. Touch one Skull, directly, before any wall. The discs go back to where they were: once more!",
        ),
      ),
      enemies,
    ),
    read(
      [
        "CON-TUTO-02",
        w(
          "Touché ! Un combat coûte 1 jeton : il passe de la réserve du Crâne à la banque. Le Mage berserker a fait son office, il va à la défausse.",
          "A hit! Combat costs 1 token: it goes from Skull’s pool to the bank. Berserker Mage has done his duty and goes to the discard.",
        ),
        "CON-DAMAGE-02",
        "CON-TURN-05",
      ],
      { part: "seats" },
    ),
    yours(
      [
        "CON-TUTO-03",
        w(
          "Chaque tour finit par un tir d’obstacle, et il est obligatoire. Prenez un cristal, n’importe lequel, et bousculez qui vous voulez : il ne blesse personne.",
          "Every turn ends with an obstacle shot, and it has to be made. Take a crystal, any of them, and push whoever you like: it wounds nobody.",
        ),
        "CON-PUSH-03",
        "CON-PUSH-05",
      ],
      pushes("s1", strikingBoth, striking),
    ),
    read(
      [
        "CON-TUTO-03",
        w(
          "Tous les pions restent où ils se sont arrêtés, même après un rebond, et personne ne perd de jeton. Le marqueur se retourne : le prochain tour de l’Épée sera celui d’Épée 2.",
          "All discs stay where they stopped, even after a bounce, and nobody loses a token. The marker turns over: Sword’s next turn belongs to Sword 2.",
        ),
        "CON-PUSH-06",
        "CON-TURN-07",
      ],
      { part: "seats" },
    ),
  ],
};

const yourTeam = { targets: ["s1", "s2"] } as const;

/** CON-TUTO-04 to 06: two cards in one turn, a projectile, a captured token, and armour. */
export const turn2: LessonPart = {
  title: w("Tour 2 : Crâne 1", "Turn 2: Skull 1"),
  viewer: "s2",
  steps: [
    watched(
      [
        "CON-TUTO-04",
        w(
          "Au Crâne ! Crâne 1 pioche, puis joue Zombie d’outre-tombe : deux déplacements, et une capacité, Attaque surprise.",
          "Now Skull! Skull 1 draws, then plays Zombie from beyond the grave: two moves, and an ability, Surprise Attack.",
        ),
        "CON-ABILITY-01",
      ],
      chooses("c1", "zombie-from-beyond-the-grave"),
    ),
    watched(
      [
        "CON-TUTO-04",
        w("Premier déplacement : Crâne 1 s’approche.", "First move: Skull 1 comes closer."),
        "CON-MOVE-01",
      ],
      moves("c1"),
    ),
    watched(
      [
        "CON-TUTO-04",
        w(
          "Second déplacement. Tous les tirs d’une suite sont dus, l’un après l’autre : aucun ne peut être passé.",
          "Second move. Every shot of a sequence is due, one after the other: none may be skipped.",
        ),
        "CON-SEQ-03",
      ],
      moves("c1"),
    ),
    watched(
      [
        "CON-TUTO-04",
        w(
          "Voici l’Attaque surprise : la suite achevée, Crâne 1 joue aussitôt une autre carte, sans piocher. Ce sera Maraudeur.",
          "Here is the Surprise Attack: the sequence done, Skull 1 plays another card at once, without drawing. It is Marauder.",
        ),
        "CON-SURPRISE-01",
      ],
      chooses("c1", "marauder"),
    ),
    watched(
      [
        "CON-TUTO-05",
        w(
          "Maraudeur commence par un déplacement, pour trouver une voie libre…",
          "Marauder begins with a move, to find a clear way…",
        ),
        "CON-MOVE-01",
      ],
      moves("c1"),
    ),
    watched(
      [
        "CON-TUTO-05",
        w(
          "… puis vient un missile. Un tir à distance se fait avec un projectile : on le pose à 2,5 cm au plus du personnage, et c’est lui qu’on tire.",
          "… then comes a missile. A ranged shot is made with a projectile: it is placed within 2.5 cm of the character, and is flicked instead.",
        ),
        "CON-RANGED-01",
      ],
      places("c1", ["s1", "s2"]),
    ),
    watched(
      ["CON-TUTO-05", w("Crâne 1 vise un des vôtres…", "Skull 1 aims at one of yours…"), "CON-MISSILE-01"],
      hits("c1", [wounding("s1", "s2")]),
      yourTeam,
    ),
    read(
      [
        "CON-TUTO-05",
        w(
          "Touché, 1 dégât. Et Maraudeur a la capacité Capture : au lieu d’aller à la banque, le jeton perdu se retourne et rejoint le Crâne.",
          "A hit, 1 damage. And Marauder has Capture: instead of going to the bank, the lost token is turned over and joins Skull.",
        ),
        "CON-CAPTURE-01",
      ],
      { part: "seats" },
    ),
    read(
      [
        "CON-TUTO-05",
        w(
          "Voyez le bouclier sur Maraudeur : la carte n’est pas défaussée. Elle reste devant son équipe comme armure, et pourra plus tard annuler un de vos tirs.",
          "Note the shield on Marauder: the card is not discarded. It stays before its team as armour, and may cancel one of your shots later.",
        ),
        "CON-ARMOUR-01",
      ],
      { part: "seats" },
    ),
    watched(
      [
        "CON-TUTO-06",
        w(
          "Deux cartes jouées, mais un seul tir d’obstacle. Avec lui s’achève le tour de Crâne 1.",
          "Two cards were played, but there is only one obstacle shot. With it the turn of Skull 1 is over.",
        ),
        "CON-SURPRISE-03",
      ],
      pushes("c1"),
    ),
  ],
};
