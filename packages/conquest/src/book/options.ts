import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

export const options: Chapter<Conquest> = {
  id: "options",
  title: w("Les variantes", "Variants"),
  lead: w(
    "Plus simple, plus rude ou sans murs : on s’entend avant de commencer, et tout se combine.",
    "Simpler, harsher, or without walls: agree before you begin, and combine them as you like.",
  ),
  points: [
    {
      name: w("Sans capacités.", "Without abilities."),
      text: w(
        "Rien que les tirs : un enfant qui ne sait pas encore lire peut jouer.",
        "Nothing but shots: a child who cannot read yet is able to play.",
      ),
      rules: ["CON-VARIANT-01", "CON-VARIANT-04"],
    },
    {
      name: w("Sans armure.", "Without armour."),
      text: w(
        "Toutes les cartes vont à la défausse ; aucun tir ne s’annule.",
        "All cards go to the discard; no shot is cancelled.",
      ),
      rules: ["CON-VARIANT-02"],
    },
    {
      name: w("Pioche tardive.", "Drawing late."),
      text: w(
        "On pioche à la fin de son tour, et chacun commence avec une carte de moins.",
        "You draw at the end of your turn, and everybody starts with one card fewer.",
      ),
      rules: ["CON-LATE-01", "CON-LATE-03"],
    },
    {
      name: w("Épuisement.", "Exhaustion."),
      text: w(
        "Une équipe dont la pioche est vide perd 1 jeton au début de chacun de ses tours, jusqu’à ce qu’elle remélange sa défausse.",
        "A team whose draw pile is empty loses 1 token at the start of each of its turns, until it shuffles its discard back.",
      ),
      rules: ["CON-TIRED-01", "CON-TIRED-02", "CON-TIRED-03"],
    },
    {
      name: w("Sur le tapis.", "On the mat."),
      text: w(
        "Plus de murs : un pion peut tomber. On le remet à peu près où il est sorti.",
        "No walls: a disc may fall off. It is put back about where it left.",
      ),
      rules: ["CON-MAT-03", "CON-MAT-01", "CON-RULING-61"],
    },
    {
      name: w("Tout se combine.", "All combine."),
      text: w(
        "On choisit avant la partie, et le choix vaut pour tous.",
        "Choose before the game; the choice holds for everybody.",
      ),
      rules: ["CON-RULING-59", "CON-VARIANT-03", "CON-LATE-02"],
    },
  ],
  sections: ["CON-LATE", "CON-TIRED", "CON-MAT", "CON-VARIANT", "CON-RULING-57"],
};
