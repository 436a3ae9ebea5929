import { read, w, watched, yours } from "@ossuaire/kernel";
import { wounding, woundingByCrystal } from "./course.ts";
import { chooses, choosesAny, hits, misses, moves, places, pushes, pushesAside } from "./moves.ts";
import type { LessonPart } from "./step.ts";

/** CON-TUTO-07: the longbow, which may start beside the companion. */
export const turn3: LessonPart = {
  title: w("Tour 3 : Épée 2", "Turn 3: Sword 2"),
  viewer: "s2",
  steps: [
    yours(
      [
        "CON-TUTO-07",
        w(
          "À vous, avec Épée 2 et une autre main. Jouez Archer royal : un déplacement, puis deux tirs d’arc long.",
          "Your turn, with Sword 2 and another hand. Play Royal Archer: a move, then two longbow shots.",
        ),
        "CON-TURN-03",
      ],
      chooses("s2", "royal-archer"),
    ),
    yours(
      [
        "CON-TUTO-07",
        w(
          "Le déplacement d’abord. Menez Épée 2 où il vous plaira.",
          "The move first. Take Sword 2 wherever you like.",
        ),
        "CON-MOVE-01",
      ],
      moves("s2"),
    ),
    yours(
      [
        "CON-TUTO-07",
        w(
          "L’arc long a un talent : lui seul peut partir du compagnon. Posez la flèche près d’Épée 1, du côté où la voie est libre.",
          "The longbow has a gift: it alone may start beside the companion. Place the arrow near Sword 1, on the side with a clear way.",
        ),
        "CON-LONGBOW-01",
        "CON-LONGBOW-03",
      ],
      places(
        "s2",
        ["c1", "c2"],
        "s1",
        w(
          "C’est permis, mais ici le livret montre la force de l’arc long : reprenez, et posez la flèche près d’Épée 1.",
          "That is allowed, but here the rulebook shows what the longbow can do: try again, and place the arrow near Sword 1.",
        ),
      ),
      { pieces: ["s1"] },
    ),
    yours(
      [
        "CON-TUTO-07",
        w(
          "Visez un Crâne, et tirez la flèche. Elle est toute petite : la précision compte plus que la force.",
          "Aim at a Skull and flick the arrow. It is tiny: precision matters more than power.",
        ),
        "CON-LONGBOW-02",
      ],
      hits(
        "s2",
        [wounding("c1", "c2")],
        w(
          "La flèche s’est perdue ; gardez la suivante pour cela ! On la remet en place : un seul Crâne, directement, avant tout mur.",
          "The arrow went astray; leave that to the next one! It goes back to its place: one Skull, directly, before any wall.",
        ),
      ),
      { targets: ["c1", "c2"] },
    ),
    watched(
      [
        "CON-TUTO-07",
        w(
          "Touché ! Avec l’armure de Maraudeur, le Crâne pourrait annuler ce tir. C’est un choix, et chacun de ses joueurs est consulté. Crâne 1 préfère la garder…",
          "A hit! With the armour of Marauder, Skull could cancel this shot. It is a choice, and each of its players is asked. Skull 1 would rather keep it…",
        ),
        "CON-ARMOUR-03",
      ],
      chooses("c1", "none"),
    ),
    watched(
      [
        "CON-TUTO-07",
        w(
          "… et Crâne 2 est du même avis : 1 jeton va à la banque.",
          "… and Skull 2 agrees: 1 token goes to the bank.",
        ),
        "CON-ARMOUR-07",
      ],
      chooses("c2", "none"),
      { part: "seats" },
    ),
    watched(
      [
        "CON-TUTO-07",
        w(
          "Dans le livret, la seconde flèche se perd. Celle-là, je la tire pour vous : je la pose…",
          "In the rulebook the second arrow goes astray. I flick that one for you: I place it…",
        ),
        "CON-RANGED-01",
      ],
      places("s2", ["c1", "c2"]),
    ),
    watched(
      [
        "CON-TUTO-07",
        w(
          "… et elle ne touchera personne. Un tir manqué ne coûte rien, il est simplement passé.",
          "… and it will touch nobody. A shot that misses costs nothing, it is merely gone.",
        ),
        "CON-LONGBOW-02",
      ],
      misses("s2"),
    ),
    yours(
      [
        "CON-TUTO-07",
        w(
          "À vous l’obstacle. Un cristal entre l’ennemi et vous fait un bon rempart.",
          "The obstacle is yours. A crystal between you and the enemy makes a good rampart.",
        ),
        "CON-PUSH-04",
      ],
      pushesAside(
        "s2",
        "c2",
        ["s1", "s2"],
        w(
          "Quel rempart : Crâne 2 n’a plus la moindre voie ! À la table, ce serait parfait. Mais notre exemple a besoin de son tir : reprenez, et laissez-lui un passage.",
          "What a rampart: Skull 2 has no way left at all! At the table that would be perfect. But our example needs the shot: try again, and leave a gap.",
        ),
      ),
    ),
  ],
};

/** CON-TUTO-08, 09: a critical shot by way of an obstacle, and Stun. */
export const turn4: LessonPart = {
  title: w("Tour 4 : Crâne 2", "Turn 4: Skull 2"),
  viewer: "s1",
  steps: [
    watched(
      [
        "CON-TUTO-08",
        w(
          "Crâne 2 pioche et joue Béhémoth : combat critique, puis déplacement. Le poing rouge d’un combat critique coûte 2 jetons.",
          "Skull 2 draws and plays Behemoth: critical combat, then a move. The red fist of critical combat costs 2 tokens.",
        ),
        "CON-COMBAT-02",
      ],
      chooses("c2", "behemoth"),
    ),
    watched(
      [
        "CON-TUTO-08",
        w(
          "Il peut même passer par un cristal : au contraire d’un mur, un obstacle heurté en chemin n’annule rien. Regardez…",
          "It may even go by way of a crystal: unlike a wall, an obstacle that is struck on the way spoils nothing. Watch…",
        ),
        "CON-DAMAGE-06",
      ],
      hits("c2", [woundingByCrystal("s1", "s2"), wounding("s1", "s2")], undefined, 2),
      { targets: ["s1", "s2"] },
    ),
    watched(
      [
        "CON-TUTO-08",
        w(
          "Deux jetons d’un coup : il vous en reste 5. Béhémoth finit par son déplacement.",
          "Two tokens at one blow: you have 5 left. Behemoth ends with its move.",
        ),
        "CON-DAMAGE-05",
      ],
      moves("c2"),
      { part: "seats" },
    ),
    read(
      [
        "CON-TUTO-09",
        w(
          "Sa capacité : Assommé. Puisqu’il a blessé l’Épée, vous serez assommés à votre prochain tour. Et il porte un bouclier : le Crâne a maintenant deux armures.",
          "Its ability is Stun. As it wounded Sword, you will be stunned in your next turn. And it bears a shield: Skull has two armour cards now.",
        ),
        "CON-STUN-05",
        "CON-ARMOUR-01",
      ],
      { part: "seats" },
    ),
    watched(
      [
        "CON-TUTO-09",
        w("Le tir d’obstacle, et c’est à vous.", "The obstacle shot, and it is your turn."),
        "CON-TURN-06",
      ],
      pushes("c2"),
    ),
  ],
};

/** CON-TUTO-10: a stunned turn. */
export const turn5: LessonPart = {
  title: w("Tour 5 : Épée 1", "Turn 5: Sword 1"),
  viewer: "s1",
  steps: [
    yours(
      [
        "CON-TUTO-10",
        w(
          "Assommé, Épée 1 a pioché, mais se sépare d’une carte sans la jouer : ni ses tirs ni sa capacité ne comptent. Laquelle vous manquera le moins ?",
          "Stunned, Sword 1 has drawn but gives up a card without playing it: neither its shots nor its ability count. Which will you miss the least?",
        ),
        "CON-STUN-01",
        "CON-STUN-02",
      ],
      choosesAny("s1", "lion-knight"),
    ),
    yours(
      [
        "CON-TUTO-10",
        w(
          "Il vous reste un déplacement, et aucun autre tir. Mettez-vous à l’abri, ou prenez déjà position.",
          "You are left with one move, and no other shot. Take cover, or take up a position.",
        ),
        "CON-STUN-03",
      ],
      moves("s1"),
    ),
    yours(
      [
        "CON-TUTO-10",
        w(
          "L’obstacle, lui, reste dû. Après quoi votre équipe a repris ses esprits.",
          "The obstacle shot is still due. After that, your team has come round.",
        ),
        "CON-STUN-04",
      ],
      pushes("s1"),
    ),
  ],
};
