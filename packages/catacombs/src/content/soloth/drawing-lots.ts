import { w } from "@ossuaire/kernel";

/** SOL-CORROSION-11: what is said around the fan of cards out of which one is drawn. */
export const corrosionWords = {
  title: w("Corrosion", "Corrosion"),
  how: w(
    "Ses équipements et la première carte de la pioche, mélangés : une seule est tirée.",
    "His articles and the top card of the deck, shuffled: one of them is drawn.",
  ),
  /** The drawn card was not his. */
  back: w("Elle vient de la pioche, et y retourne.", "It is from the deck, and goes back there."),
  lost: w("Elle est retirée de la partie.", "It is out of the game."),
  on: w("Continuer", "Go on"),
} as const;
