import { type TurnLine, w } from "@ossuaire/kernel";

/** How a turn goes, in the order in which it does, each with the rule to read on: all that one needs to begin. */
export const turnText: readonly TurnLine[] = [
  {
    title: w("Piocher", "Draw"),
    text: w(
      "Prenez une carte. Le marqueur montre lequel de vos personnages joue ce tour.",
      "Take a card. The marker shows which of your characters plays this turn.",
    ),
    rule: "CON-TURN-01",
  },
  {
    title: w("Jouer une carte", "Play a card"),
    text: w(
      "Ses tirs se font dans l’ordre, tous, l’un après l’autre. Sa capacité vient après.",
      "Its shots are made in order, all of them, one after the other. Its ability comes after them.",
    ),
    rule: "CON-SEQ-02",
  },
  {
    title: w("Tirer", "Flick"),
    text: w(
      "Tirez le pion en arrière, puis relâchez. Un déplacement ne blesse personne ; un combat et un projectile blessent l’ennemi qu’ils touchent directement.",
      "Pull the disc back, then let go. A move wounds nobody; combat and projectiles wound the enemy they touch directly.",
    ),
    rule: "CON-COMBAT-01",
  },
  {
    title: w("Le mur", "The wall"),
    text: w("Après un mur, plus rien ne blesse.", "After a wall, nothing wounds."),
    rule: "CON-WALL-04",
  },
  {
    title: w("Déplacer un obstacle", "Move an obstacle"),
    text: w(
      "Le tour finit par une pichenette à un cristal. Il bouscule, il ne blesse pas.",
      "The turn ends with a flick of a crystal. It pushes, it does not wound.",
    ),
    rule: "CON-PUSH-03",
  },
  {
    title: w("Retourner le marqueur", "Turn the marker over"),
    text: w(
      "Votre prochain tour sera celui de votre autre personnage. À l’autre équipe.",
      "Your next turn belongs to your other character. The other team plays.",
    ),
    rule: "CON-TURN-07",
  },
];
