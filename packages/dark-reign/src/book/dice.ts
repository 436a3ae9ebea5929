import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const dice: Chapter<DarkReign> = {
  id: "dice",
  title: w("Les dés et les tests", "Dice and tests"),
  lead: w(
    "Un dé de puissance, dont la couleur dit le niveau, et un D, numéroté de 0 à 5. On additionne ; il faut atteindre la difficulté.",
    "A power die, whose colour tells the level, and a D, numbered 0 to 5. Add them up; you need to reach the difficulty.",
  ),
  points: [
    {
      name: w("Un test :", "A test:"),
      text: w(
        "lancez le dé de puissance de la caractéristique avec un D et additionnez. Il faut au moins la difficulté ; s’il n’y en a pas, 0 suffit.",
        "throw the power die of the characteristic with one D and add. You need at least the difficulty; where there is none, 0 is enough.",
      ),
      rules: ["REG-TEST-02", "REG-TEST-04", "REG-TEST-05", "REG-RULING-07"],
    },
    {
      name: w("La croix (X)", "The cross (X)"),
      text: w(
        "sur le dé de puissance, c’est raté, quoi que montre l’autre dé.",
        "on the power die means failure, whatever the other die shows.",
      ),
      rules: ["REG-TEST-06"],
    },
    {
      name: w("La face vide", "The blank face"),
      text: w(
        "compte 0 : ce n’est pas un échec, l’autre dé décide.",
        "counts 0: it is no failure, the other die decides.",
      ),
      rules: ["REG-TEST-09", "REG-RULING-06"],
    },
    {
      name: w("Plus et moins :", "Plus and minus:"),
      text: w(
        "une face négative se retranche, une face positive s’ajoute.",
        "a negative face is subtracted, a positive one added.",
      ),
      rules: ["REG-TEST-07", "REG-TEST-08"],
    },
    {
      name: w("Dix couleurs.", "Ten colours."),
      text: w(
        "Du marron, niveau 1, au rubis, niveau 10 : plus le niveau monte, moins on rate. Dès l’argent, niveau 8, il n’y a plus de croix.",
        "From brown, level 1, to ruby, level 10: the higher the level, the less you fail. From silver, level 8, there is no cross any more.",
      ),
      rules: ["REG-DICE-08", "REG-FACE-01", "REG-FACE-10", "REG-RULING-04"],
    },
    {
      name: w("Le D", "The D"),
      text: w(
        "va de 0 à 5, jamais 6. 2D, c’est deux dés additionnés ; 4+1D, quatre de plus.",
        "goes from 0 to 5, never 6. 2D is two dice added; 4+1D is four more.",
      ),
      rules: ["REG-DICE-02", "REG-DICE-04", "REG-DICE-06"],
    },
    {
      name: w("D3 :", "D3:"),
      text: w(
        "0 ou 1 se lit 1, 2 ou 3 se lit 2, 4 ou 5 se lit 3.",
        "0 or 1 reads 1, 2 or 3 reads 2, 4 or 5 reads 3.",
      ),
      rules: ["REG-DICE-03", "REG-RULING-05"],
    },
    {
      name: w("Fu", "Fu"),
      text: w(
        "dans les dommages d’une arme, c’est la Force de qui la tient.",
        "in a weapon’s damage is the Force of whoever holds it.",
      ),
      rules: ["REG-DICE-07", "REG-RULING-36"],
    },
    {
      name: w("Lancer un sort", "Casting a spell"),
      text: w(
        "se fait au seul dé de puissance de Magie, sans D.",
        "uses the power die of Magic alone, without a D.",
      ),
      rules: ["REG-TEST-03", "REG-CAST-03"],
      exception: true,
    },
    {
      name: w("Niveau 0 :", "Level 0:"),
      text: w(
        "le test est raté d’avance. Au-delà de 10, on compte 10.",
        "the test has failed before it begins. Above 10 counts as 10.",
      ),
      rules: ["REG-TEST-10", "REG-RULING-08"],
    },
    {
      name: w("Deux sortes de bonus.", "Two kinds of bonus."),
      text: w(
        "Un bonus à la caractéristique change le dé ; un bonus au résultat s’ajoute après.",
        "A bonus to the characteristic changes the die; a bonus to the result is added afterwards.",
      ),
      rules: ["REG-BONUS-01", "REG-BONUS-02"],
    },
  ],
  sections: ["REG-DICE", "REG-FACE-01", "REG-TEST", "REG-BONUS", "REG-RULING-04"],
};
