import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

export const turn: Chapter<Conquest> = {
  id: "turn",
  title: w("Un tour", "A turn"),
  lead: w(
    "Piocher, jouer une carte, déplacer un cristal, retourner le marqueur : quatre gestes, et c’est à l’autre équipe.",
    "Draw, play a card, move a crystal, turn the marker over: four things to do, and the other team is next.",
  ),
  points: [
    {
      name: w("Qui commence ?", "Who begins?"),
      text: w("Le sort désigne la première équipe.", "The first team is drawn at random."),
      rules: ["CON-ORDER-01", "CON-RULING-08"],
    },
    {
      name: w("Les quatre étapes.", "The four steps."),
      text: w(
        "À votre tour, piochez une carte, jouez-en une, donnez une pichenette à un cristal, puis retournez le marqueur de votre équipe.",
        "On your turn, draw a card, play one, flick a crystal, then turn over your team’s marker.",
      ),
      rules: ["CON-TURN-01", "CON-TURN-02", "CON-TURN-06", "CON-TURN-07"],
    },
    {
      name: w("Chacun son personnage.", "One character at a time."),
      text: w(
        "Les équipes alternent, et leurs deux personnages aussi. Le marqueur montre celui qui agit ; l’autre ne tire pas pendant ce tour.",
        "The teams take turns, and so do the two characters of each. The marker shows who acts; the other one does not shoot in that turn.",
      ),
      rules: ["CON-ORDER-04", "CON-ORDER-02", "CON-ORDER-03", "CON-PLAYERS-04"],
    },
    {
      name: w("Une carte par tour.", "One card a turn."),
      text: w(
        "Celle que vous voulez de votre main, même si vous venez de la piocher.",
        "Any card of your hand, even the one you have just drawn.",
      ),
      rules: ["CON-TURN-03"],
    },
    {
      name: w("Dans l’ordre.", "In this order."),
      text: w(
        "D’abord tous les tirs de la carte, puis sa capacité. Enfin elle va à la défausse ; une carte à bouclier reste devant vous.",
        "First all shots of the card, then its ability. Then it goes to the discard; a card with a shield stays in front of you.",
      ),
      rules: ["CON-TURN-04", "CON-TURN-05"],
    },
    {
      name: w("Ce qui est tiré est tiré.", "A flick is a flick."),
      text: w(
        "Une pichenette ne se reprend pas. Le tir est fini quand plus rien ne bouge.",
        "It cannot be taken back. The shot is over when nothing moves any more.",
      ),
      rules: ["CON-RULING-18", "CON-SEQ-02"],
    },
  ],
  sections: ["CON-ORDER", "CON-TURN", "CON-RULING-12"],
};
