import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const goal: Chapter<DarkReign> = {
  id: "goal",
  title: w("Le but du jeu", "The aim of the game"),
  lead: w(
    "Un à quatre héros descendent ensemble dans des catacombes que personne ne connaît. Un Maître de Jeu, joueur ou ordinateur, tient les monstres et le secret de la quête.",
    "One to four heroes go down together into catacombs that nobody knows. A game master, player or computer, holds the monsters and the secret of the quest.",
  ),
  points: [
    {
      name: w("Gagner.", "Winning."),
      text: w(
        "Le groupe gagne ensemble, quand la quête principale est accomplie. Personne ne gagne seul, et le MJ n’est l’ennemi de personne.",
        "The group wins together, when the main quest is done. Nobody wins alone, and the MJ is nobody’s enemy.",
      ),
      rules: ["REG-ROLE-01", "REG-MASTER-02", "REG-VERDICT-60"],
    },
    {
      name: w("Perdre.", "Losing."),
      text: w(
        "La quête est perdue quand plus aucun héros ne peut agir ni être secouru, quand le temps est écoulé là où il est compté, ou quand tous renoncent.",
        "The quest is lost when no hero can act or be rescued any more, when time is up where it counts, or when all give up.",
      ),
      rules: ["REG-VERDICT-60", "REG-VERDICT-80"],
    },
    {
      name: w("Combien de joueurs ?", "How many players?"),
      text: w(
        "De un à quatre héros. On peut en jouer plusieurs soi-même, et le MJ peut être l’ordinateur : seul ou à cinq, on joue.",
        "One to four heroes. One person may play several, and the MJ may be the computer: alone or as five, you can play.",
      ),
      rules: ["REG-ROLE-03", "REG-RULING-17", "REG-VERDICT-45"],
    },
    {
      name: w("Le Maître de Jeu", "The game master (MJ)"),
      text: w(
        "mène tous les monstres, pioche les zones et sait ce qui est caché. Il y en a exactement un ; il peut aussi jouer un héros, avec deux vues séparées.",
        "leads all monsters, draws the zones and knows what is hidden. There is exactly one; the same person may play a hero too, with two separate views.",
      ),
      rules: ["REG-MASTER-01", "REG-ROLE-02", "REG-MASTER-03", "REG-MASTER-04", "REG-VERDICT-45"],
    },
    {
      name: w("Sans personne comme MJ,", "With nobody as MJ,"),
      text: w(
        "l’ordinateur s’en charge : il dispose les zones et joue les monstres selon leurs habitudes.",
        "the computer does it: it lays out the zones and plays the monsters by their habits.",
      ),
      rules: ["REG-VERDICT-46", "REG-VERDICT-45"],
    },
    {
      name: w("L’objectif est secret.", "The objective is secret."),
      text: w(
        "Les héros n’entendent que l’introduction. Ce qu’il fallait faire exactement, et ses nombres, se dévoilent à la fin.",
        "The heroes hear the introduction only. What exactly was to be done, and its numbers, come to light at the end.",
      ),
      rules: ["REG-QUEST-03", "REG-QUEST-01", "REG-QUEST-02", "REG-VERDICT-54"],
    },
    {
      name: w("Les dés tranchent,", "Dice and rules decide,"),
      text: w(
        "et la règle écrite : même un MJ humain n’a pas de bouton pour les corriger.",
        "and so it is for a human MJ too: there is no button to correct them.",
      ),
      rules: ["REG-MASTER-05"],
    },
    {
      name: w("Trois niveaux de jeu.", "Three play levels."),
      text: w(
        "Novice pour commencer ; Aventurier, où les monstres sont plus résistants ; Héros, où les rats sont plus nombreux et où l’on tombe du pont dans la lave.",
        "Novice to begin with; Adventurer, where monsters are tougher; Hero, where rats are more and a fall from the bridge is into lava.",
      ),
      rules: ["REG-LEVEL-01", "REG-LEVEL-02", "REG-LEVEL-03"],
    },
    {
      name: w("Pièges émoussés.", "Blunted traps."),
      text: w(
        "Au niveau Novice seulement, on peut choisir avant la partie des trous et des pointes moins meurtriers.",
        "At Novice only, you may choose less deadly holes and spikes before the game.",
      ),
      rules: ["REG-LEVEL-01"],
      exception: true,
    },
  ],
  sections: [
    "REG-ROLE",
    "REG-MASTER",
    "REG-QUEST-01",
    "REG-LEVEL",
    "REG-VERDICT-45",
    "REG-VERDICT-54",
    "REG-VERDICT-59",
    "REG-VERDICT-80",
  ],
};
