import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { familiar } from "./examples-heroes.ts";

export const heroes: Chapter<Catacombs> = {
  id: "heroes",
  title: w("Les Héros", "The Heroes"),
  lead: w(
    "Tous les quatre savent donner un coup de poing. Le reste les distingue.",
    "All four of them can use their fists. The rest sets them apart.",
  ),
  points: [
    {
      name: w("L’Elfe :", "The Elf:"),
      text: w(
        "8 points de vie. Il tire à l’arc : deux flèches par salle, une par action.",
        "8 life. Shoots with a bow: two arrows a room, one an action.",
      ),
      rules: ["CAT-HERO-07", "CAT-HERO-05", "CAT-HERO-06", "CAT-GAP-08"],
    },
    {
      name: w("Le Barbare :", "The Barbarian:"),
      text: w(
        "12 points de vie. Deux fois par partie, sa Folie Furieuse lui donne quatre pichenettes d’affilée ; il finit étourdi.",
        "12 life. Twice a game his rage gives him four flicks in a row; it leaves him incapacitated.",
      ),
      rules: ["CAT-HERO-08", "CAT-HERO-10", "CAT-GAP-09", "CAT-CHAIN-08"],
    },
    {
      name: w("Le Voleur :", "The Thief:"),
      text: w(
        "10 points de vie. Il peut donner deux pichenettes en une action, et touche 100 pièces d’or de plus pour chaque monstre qu’il tue.",
        "10 life. May make two flicks in one action, and earns 100 gold more for each monster that he kills.",
      ),
      rules: ["CAT-HERO-12", "CAT-HERO-11", "CAT-HERO-14", "CAT-GAP-10"],
    },
    {
      name: w("Le Magicien :", "The Wizard:"),
      text: w(
        "8 points de vie, douze sorts, et lui seul a des Alliés.",
        "8 life, twelve spells, and nobody else has Allies.",
      ),
      rules: ["CAT-HERO-18", "CAT-HERO-15", "CAT-SPELL-01"],
    },
    {
      name: w("Un sort,", "A spell"),
      text: w(
        "c’est l’action du Magicien. Chacun ne se lance qu’une fois par partie, qu’il touche ou non ; après quoi sa carte est défaussée.",
        "is the Wizard’s action. Each can be cast once in the game, whether it hits or not; then its card is discarded.",
      ),
      rules: ["CAT-SPELL-03", "CAT-SPELL-02", "CAT-SPELL-04", "CAT-RULING-67"],
    },
    {
      name: w("Le Squelette :", "The Skeleton:"),
      text: w(
        "invoqué par un sort à côté du Magicien, il frappe du poing dès le tour suivant. 1 point de vie ; il part avec la salle.",
        "called by a spell to the Wizard’s side, it strikes with its fist from the next turn on. 1 life; it goes when the room ends.",
      ),
      rules: ["CAT-ALLY-08", "CAT-ALLY-10", "CAT-ALLY-13", "CAT-ALLY-12"],
    },
    {
      name: w("Le Familier :", "The Familiar:"),
      text: w(
        "acheté au Marchand, il suit le Magicien de salle en salle. Il ne blesse personne, mais les sorts peuvent partir de lui.",
        "bought from the Merchant, it follows the Wizard from room to room. It harms nobody, but spells may start from it.",
      ),
      rules: ["CAT-ALLY-14", "CAT-ALLY-18", "CAT-ALLY-21", "CAT-ALLY-15"],
    },
    {
      name: w("Un Allié agit en plus :", "An Ally acts besides:"),
      text: w(
        "il a sa propre action, et le Magicien la sienne. Ce qu’il tue est le trophée du Magicien.",
        "it has an action of its own, and the Wizard has his. What it kills is the Wizard’s trophy.",
      ),
      rules: ["CAT-ALLY-02", "CAT-ALLY-05", "CAT-ALLY-04"],
    },
  ],
  sections: ["CAT-HERO", "CAT-SPELL", "CAT-ALLY", "CAT-RULING-63"],
  examples: [familiar],
};
