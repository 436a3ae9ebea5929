import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const beasts: Chapter<Catacombs> = {
  id: "beasts",
  title: w("Les grosses bêtes", "The big beasts"),
  lead: w(
    "La Wyverne et le Rémorhaz tiennent longtemps. Le second avale les Héros tout entiers.",
    "Wyvern and Remorhaz last long. The second swallows Heroes whole.",
  ),
  points: [
    {
      name: w("Dévoré :", "Devoured:"),
      text: w(
        "si ses deux coups de poing de suite blessent le même Héros, le Rémorhaz l’avale. Il quitte le plateau et ne joue plus.",
        "if both of its melee flicks in a row wound the same Hero, the Remorhaz swallows him. He leaves the board and plays no more.",
      ),
      rules: ["VER-DEVOUR-02", "VER-DEVOUR-03", "VER-DEVOUR-06", "VER-DEVOUR-04"],
    },
    {
      name: w("En ressortir :", "Getting out:"),
      text: w(
        "tuez la bête. Tous ceux qu’elle tient reviennent à cet endroit, avec la vie qu’ils avaient, et peuvent agir.",
        "kill the beast. All whom it holds come back on that spot, with the life they had, and can act.",
      ),
      rules: ["VER-DEVOUR-08", "VER-DEVOUR-09", "VER-DEVOUR-10", "VER-RULING-62"],
    },
    {
      name: w("Endurance :", "Stamina:"),
      text: w(
        "leur disque ne se retourne pas ; leurs points de vie se comptent en gouttes.",
        "their discs are not turned over; their life is counted in drops.",
      ),
      rules: ["VER-STAMINA-01", "VER-STAMINA-02", "VER-STAMINA-03"],
    },
    {
      name: w("Frénésie alimentaire (la Chauve-souris) :", "Feeding Frenzy (Vampire Bat):"),
      text: w(
        "dès qu’elle a blessé quelqu’un, elle s’arrête, repue : le reste de ses attaques est perdu.",
        "as soon as it has wounded somebody it stops, sated: the rest of its attacks is lost.",
      ),
      rules: ["VER-FRENZY-02", "VER-FRENZY-03", "VER-FRENZY-01"],
    },
    {
      name: w("Incorporel (le Crâne de sang) :", "Incorporeal (Blood Skull):"),
      text: w(
        "un Héros ne peut le détruire qu’en le poussant hors du plateau.",
        "a Hero can destroy it only by pushing it off the board.",
      ),
      rules: ["VER-INCORP-01", "VER-INCORP-03", "VER-INCORP-04"],
    },
    {
      name: w("Plus personne debout :", "Nobody left standing:"),
      text: w(
        "le Maître gagne quand chaque Héros est mort, étourdi ou avalé.",
        "the Overseer wins when every Hero is dead, incapacitated or swallowed.",
      ),
      rules: ["VER-DEVOUR-11", "VER-RULING-69"],
      exception: true,
    },
  ],
  sections: ["VER-DEVOUR", "VER-STAMINA", "VER-FRENZY", "VER-INCORP", "VER-RULING-58", "VER-RULING-70"],
};
