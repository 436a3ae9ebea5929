import { read, w } from "@ossuaire/kernel";
import type { LessonPart } from "./step.ts";

const start = "CON-TUTO-01";

/** CON-TUTO-01: who is there, what is at stake, what a turn is. */
export const opening: LessonPart = {
  title: w("Avant la partie", "Before the game"),
  viewer: "s1",
  steps: [
    read(
      [
        start,
        w(
          "Bienvenue dans l’arène ! Deux équipes s’affrontent, l’Épée et le Crâne, avec deux personnages chacune. Vous jouez les deux de l’Épée, je joue le Crâne, et nous suivons pas à pas l’exemple du livret.",
          "Welcome to the arena! Two teams meet here, Sword and Skull, with two characters each. You play both of Sword, I play Skull, and we follow the rulebook’s example step by step.",
        ),
        "CON-TEAM-02",
        "CON-TEAM-05",
      ],
      { pieces: ["s1", "s2", "c1", "c2"] },
    ),
    read(
      [
        start,
        w(
          "Chaque équipe a 8 jetons de santé en commun ; 8 autres attendent à la banque. Le but : vider la réserve ennemie, ou garder plus de jetons qu’elle quand la partie prend fin.",
          "Each team shares 8 health tokens; 8 more wait in the bank. The aim: empty the enemy’s pool, or own more tokens than they do when the game ends.",
        ),
        "CON-HEALTH-01",
        "CON-TEAM-06",
      ],
      { part: "seats" },
    ),
    read(
      [
        start,
        w(
          "Un tour a quatre étapes : piocher une carte, en jouer une, déplacer un obstacle, retourner le marqueur. Les équipes jouent l’une après l’autre, et leurs deux personnages à tour de rôle.",
          "A turn has four steps: draw a card, play a card, move an obstacle, turn the marker over. The teams take turns, and so do the two characters of each.",
        ),
        "CON-TURN-01",
        "CON-ORDER-02",
      ],
      { part: "steps" },
    ),
  ],
};
