import { guidesText } from "@ossuaire/discs";
import { type Words, w } from "@ossuaire/kernel";
import type { ConquestOptions } from "../options.ts";

/** An option as the set-up shows it: its name, and in one sentence what it does to the game. */
export interface OptionText {
  readonly name: Words;
  readonly text: Words;
}

/** All that can be agreed on before the game (CON-RULING-59). */
export const optionTexts: Readonly<Record<keyof ConquestOptions, OptionText>> = {
  players: {
    name: w("Joueurs", "Players"),
    text: w(
      "Chaque équipe a toujours deux personnages ; à moins de quatre, un joueur mène les deux.",
      "Each team always has two characters; with fewer players, one plays both.",
    ),
  },
  alone: {
    name: w("Joue seul", "Playing alone"),
    text: w(
      "L’équipe de celui qui joue seul, et qui tient huit cartes.",
      "The team of the one who plays alone, and holds eight cards.",
    ),
  },
  health: {
    name: w("Santé", "Health"),
    text: w(
      "Jetons de chaque équipe au début. Moins il y en a, plus la partie est courte ; 8 d’habitude.",
      "Tokens of each team at the start. Fewer make a shorter match; 8 is usual.",
    ),
  },
  border: {
    name: w("Bord", "Border"),
    text: w(
      "Les murs renvoient les disques ; d’un tapis ils sortent, et on les remet au bord.",
      "Walls throw the discs back; off a mat they slide, and are put back at its edge.",
    ),
  },
  abilities: {
    name: w("Capacités", "Abilities"),
    text: w(
      "Ce que disent les cartes compte. Sans cela, seuls leurs tirs jouent, et elles ne montrent que des images : bien pour les enfants.",
      "What the cards say counts. Without it only their shots do, and they show pictures alone: good for children.",
    ),
  },
  armour: {
    name: w("Armures", "Armour"),
    text: w(
      "Les cartes à bouclier restent sur la table et parent un tir.",
      "Cards with a shield stay on the table and ward off one shot.",
    ),
  },
  obstacles: {
    name: w("Convenir des obstacles", "Agree on the obstacles"),
    text: w(
      "Avant le premier tour, on peut proposer une autre disposition des cristaux.",
      "Before the first turn another layout of the crystals may be proposed.",
    ),
  },
  lateDraw: {
    name: w("Pioche tardive", "Draw late"),
    text: w(
      "On pioche à la fin du tour et non au début, et l’on commence avec une carte de moins.",
      "Cards are drawn at the end of the turn, not at its beginning, and everyone starts with one card fewer.",
    ),
  },
  exhaustion: {
    name: w("Épuisement", "Exhaustion"),
    text: w(
      "Pioche vide : un jeton de santé perdu à chaque tour. La partie ne peut pas traîner.",
      "A team whose pile is empty loses a health token every turn: the match cannot drag on.",
    ),
  },
  guides: guidesText,
};

export const playerCounts: Readonly<Record<ConquestOptions["players"], Words>> = {
  2: w("2 : un par équipe", "2: one for each team"),
  3: w("3 : un seul contre deux", "3: one alone against two"),
  4: w("4 : deux par équipe", "4: two for each team"),
};

export const borderNames: Readonly<Record<ConquestOptions["border"], Words>> = {
  walls: w("Des murs", "Walls"),
  mat: w("Un tapis sans murs", "Mat without walls"),
};
