import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

export const goal: Chapter<Conquest> = {
  id: "goal",
  title: w("Le but du jeu", "The aim of the game"),
  lead: w(
    "Deux équipes, l’Épée et le Crâne, et deux personnages dans chacune. On s’affronte à la pichenette ; l’équipe qui n’a plus de jetons de santé a perdu.",
    "Two teams, Sword and Skull, with two characters each. You fight by flicking discs; the team that runs out of health tokens has lost.",
  ),
  points: [
    {
      name: w("Gagner.", "Winning."),
      text: w(
        "Videz la réserve de santé de l’équipe adverse. Si la partie s’arrête pour une autre raison, la victoire va à l’équipe qui a le plus de jetons.",
        "Empty the other team’s pool of health. If the game stops for another reason, the team with more tokens wins.",
      ),
      rules: ["CON-TEAM-06", "CON-END-04"],
    },
    {
      name: w("La fin.", "The end."),
      text: w(
        "La partie s’arrête à l’instant où une réserve est vide, où la banque est vide, ou quand un joueur doit jouer une carte et n’en a plus.",
        "The game stops the moment a pool is empty, the bank is empty, or a player has to play a card and has none left.",
      ),
      rules: ["CON-END-01", "CON-END-02", "CON-END-03"],
    },
    {
      name: w("Égalité.", "A tie."),
      text: w(
        "À santé égale, l’équipe qui a le plus de cartes en main l’emporte ; si elles en ont autant, c’est un match nul.",
        "With equal health, the team with more cards in hand wins; if they hold as many, it is a draw.",
      ),
      rules: ["CON-END-05", "CON-RULING-56"],
    },
    {
      name: w("Une santé pour deux.", "One health for two."),
      text: w(
        "Les jetons sont à l’équipe. Un personnage n’a pas de vie à lui, et aucun ne quitte jamais l’arène.",
        "Tokens belong to the team. No character has a life of its own, and none ever leaves the arena.",
      ),
      rules: ["CON-TEAM-04", "CON-COMP-02"],
    },
    {
      name: w("Combien de joueurs ?", "How many players?"),
      text: w(
        "Deux, trois ou quatre. À deux, chacun joue les deux personnages de son équipe. À quatre, chacun le sien. À trois, un joueur seul en affronte deux.",
        "Two, three or four. With two players, each plays both characters of a team. With four, each plays one. With three, one player alone faces two.",
      ),
      rules: ["CON-TEAM-01", "CON-TEAM-03", "CON-PLAYERS-02", "CON-PLAYERS-03"],
    },
  ],
  sections: ["CON-TEAM", "CON-PLAYERS", "CON-END", "CON-RULING-51"],
};
