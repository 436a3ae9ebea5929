import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { told } from "./tutorial.ts";

export const setting: Chapter<Conquest> = {
  id: "setting",
  title: w("La mise en place", "Setting up"),
  lead: w(
    "Une arène entre quatre murs, cinq cristaux au milieu, un personnage dans chaque coin : tout est prêt.",
    "An arena between four walls, five crystals in the middle, a character in each corner: all is ready.",
  ),
  points: [
    {
      name: w("Les personnages.", "The characters."),
      text: w(
        "Chaque équipe a un petit côté de l’arène, et un pion dans chacun de ses deux coins.",
        "Each team has one short side of the arena, and a disc in each of its two corners.",
      ),
      rules: ["CON-START-01", "CON-RULING-04"],
    },
    {
      name: w("Les cristaux.", "The crystals."),
      text: w(
        "Cinq obstacles au milieu, sans avantage pour personne. Avant le premier tour, on peut s’entendre sur une autre disposition.",
        "Five obstacles in the middle, in nobody’s favour. Before the first turn you may agree on another layout.",
      ),
      rules: ["CON-OBST-02", "CON-OBST-01", "CON-OBST-03"],
    },
    {
      name: w("La santé au départ.", "Health at the start."),
      text: w(
        "8 jetons par équipe ; les 8 autres font la banque. On peut convenir d’un autre nombre, de 1 à 11, pour une partie plus courte ou plus longue.",
        "8 tokens for each team; the other 8 are the bank. You may agree on another number, from 1 to 11, for a shorter or a longer game.",
      ),
      rules: ["CON-HEALTH-01", "CON-HEALTH-02", "CON-HEALTH-03", "CON-RULING-06"],
    },
    {
      name: w("Sans plafond.", "No limit."),
      text: w(
        "En cours de partie, une équipe peut avoir plus de jetons qu’au départ : elle en prend à la banque, ou à l’adversaire.",
        "During the game a team may own more tokens than it started with: from the bank, or from the other team.",
      ),
      rules: ["CON-HEALTH-06", "CON-HEALTH-05"],
    },
    {
      name: w("Les cartes en main.", "Cards in hand."),
      text: w(
        "Chacun commence avec 4 cartes. À trois joueurs, celui qui est seul en a 8.",
        "Everybody starts with 4 cards. With three players, the one who is alone has 8.",
      ),
      rules: ["CON-DECK-03", "CON-DECK-04", "CON-DECK-05"],
    },
    {
      name: w("La pioche.", "The draw pile."),
      text: w(
        "Chaque équipe a la sienne, de 28 cartes, et sa défausse. Deux partenaires se les partagent.",
        "Each team has its own, of 28 cards, and its discard. Two partners share them.",
      ),
      rules: ["CON-DECK-06", "CON-DECK-01", "CON-DECK-08"],
    },
    {
      name: w("La pioche est vide.", "The pile is empty."),
      text: w(
        "Elle ne se refait pas d’elle-même : on ne pioche plus, et l’on joue avec ce qu’on a. Seule la capacité Réinitialisation y remet la défausse.",
        "It is not refilled by itself: you draw no more and play on with what you have. Only the ability Reset puts the discard back.",
      ),
      rules: ["CON-DECK-09", "CON-DECK-10", "CON-RULING-12"],
    },
    {
      name: w("Ce qui est secret.", "What is secret."),
      text: w(
        "Votre main, même pour votre partenaire. Tout le reste est visible de tous.",
        "Your hand, even from your partner. Everything else lies open.",
      ),
      rules: ["CON-RULING-11", "CON-PLAYERS-06"],
    },
  ],
  sections: [
    "CON-COMP",
    "CON-STICKER",
    "CON-OBST",
    "CON-START",
    "CON-HEALTH",
    "CON-DECK",
    "CON-RULING-01",
    "CON-RULING-63",
  ],
  examples: [told("CON-TUTO-01")],
};
