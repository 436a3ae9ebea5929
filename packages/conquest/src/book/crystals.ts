import { type Chapter, w } from "@ossuaire/kernel";
import { termsOf } from "../position.ts";
import type { Conquest } from "../table.ts";
import { flick } from "./played.ts";
import { told } from "./tutorial.ts";

export const crystals: Chapter<Conquest> = {
  id: "crystals",
  title: w("Les cristaux", "The crystals"),
  lead: w(
    "Chaque tour finit par une pichenette à un cristal : un rempart pour vous, une gêne pour l’ennemi, une blessure pour personne.",
    "Every turn ends with a flick of a crystal: a rampart for you, a nuisance to the enemy, a wound to nobody.",
  ),
  pictures: [
    {
      title: w("Bousculé : rien.", "Pushed: nothing."),
      text: w("Crâne 1 restera où il s’arrête.", "Skull 1 will stay where it stops."),
      alt: w(
        "À la fin de son tour, Épée 1 donne une pichenette à un cristal, qui heurte Crâne 1 : zéro, personne ne perd de jeton.",
        "At the end of its turn Sword 1 flicks a crystal, which strikes Skull 1: zero, nobody loses a token.",
      ),
      frame: { x: 206, y: 16, width: 196, height: 120 },
      spared: ["c1"],
      terms: () =>
        termsOf(
          {
            step: "obstacle",
            at: {
              s1: [296, 34],
              c1: [338, 84],
              "crystal-1": [244, 78],
              "crystal-2": [120, 107.5],
              "crystal-3": [480, 107.5],
            },
          },
          "book",
          "consent",
        ),
      told: [{ seat: "sword", answer: flick("crystal-1", 800, 30) }],
    },
  ],
  points: [
    {
      name: w("À la fin du tour,", "At the end of the turn,"),
      text: w(
        "vous devez donner une pichenette à un cristal. C’est obligatoire, mais une légère tape suffit.",
        "you have to flick a crystal. You must, but a light tap will do.",
      ),
      rules: ["CON-PUSH-03", "CON-RULING-49"],
    },
    {
      name: w("N’importe lequel.", "Any of them."),
      text: w("Choisissez parmi les cinq, où qu’il soit.", "Choose among the five, wherever it lies."),
      rules: ["CON-PUSH-04"],
    },
    {
      name: w("Personne n’est blessé.", "Nobody is wounded."),
      text: w(
        "Le cristal peut pousser tout le monde, amis et ennemis : nul ne perd de jeton.",
        "The crystal may push everybody, friend or enemy: no token is lost.",
      ),
      rules: ["CON-PUSH-05", "CON-PUSH-06", "CON-RULING-50"],
    },
    {
      name: w("Rien ne revient.", "Nothing goes back."),
      text: w(
        "Un cristal heurté se déplace, et reste où il s’arrête.",
        "A crystal that is struck moves, and stays where it stops.",
      ),
      rules: ["CON-PUSH-02", "CON-PUSH-01"],
    },
    {
      name: w("À l’abri.", "Cover."),
      text: w(
        "Un cristal arrête et dévie tout ce qui le heurte : mettez-vous derrière.",
        "A crystal stops and deflects whatever runs into it: stand behind it.",
      ),
      rules: ["CON-OBST-04"],
    },
    {
      name: w("Deux tirs de cristal ?", "Two crystal shots?"),
      text: w(
        "Seulement avec Barricade, et avec deux cristaux différents. Jouer deux cartes n’y change rien.",
        "Only with Barricade, and with two different crystals. Playing two cards changes nothing.",
      ),
      rules: ["CON-KEYWORD-08", "CON-SURPRISE-03"],
      exception: true,
    },
  ],
  sections: ["CON-PUSH", "CON-RULING-49"],
  examples: [told("CON-TUTO-03"), told("CON-TUTO-06")],
};
