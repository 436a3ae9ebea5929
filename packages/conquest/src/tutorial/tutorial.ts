import { type Tutorial, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { opening } from "./opening.ts";
import { tutorialTerms } from "./start.ts";
import { turn1, turn2 } from "./turns-1-2.ts";
import { turn3, turn4, turn5 } from "./turns-3-5.ts";
import { turn6, turn7 } from "./turns-6-7.ts";

/** The tutorial of the rulebook (CON-TUTO), to be played along with: its start, its turns, and what is learned. */
export const tutorial: Tutorial<Conquest> = {
  terms: tutorialTerms,
  chapters: [opening, turn1, turn2, turn3, turn4, turn5, turn6, turn7],
  parting: w(
    "C’était l’exemple du livret, de la première carte à la dernière. Le reste vient en jouant.",
    "That was the rulebook’s example, from the first card to the last. The rest comes with playing.",
  ),
  learned: [
    w(
      "Un tour : piocher, jouer une carte, déplacer un obstacle, retourner le marqueur.",
      "A turn: draw, play a card, move an obstacle, turn the marker over.",
    ),
    w(
      "Un déplacement ne blesse jamais ; un combat et un projectile blessent ce qu’ils touchent directement.",
      "A move never wounds; combat and projectiles wound what they touch directly.",
    ),
    w(
      "Après un mur, plus rien ne blesse. Un cristal heurté en chemin n’empêche rien.",
      "After a wall, nothing wounds. A crystal struck on the way spoils nothing.",
    ),
    w(
      "Une carte à bouclier reste sur la table et peut annuler un tir de l’adversaire.",
      "A card with a shield stays on the table and may cancel a shot of the enemy.",
    ),
    w(
      "La partie s’arrête quand une réserve ou la banque est vide, ou qu’une carte manque. Qui a le plus de jetons l’emporte.",
      "The game ends when a pool or the bank is empty, or a card to play is missing. Whoever has more tokens wins.",
    ),
  ],
};
