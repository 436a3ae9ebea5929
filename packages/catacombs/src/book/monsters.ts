import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";

export const monsters: Chapter<Catacombs> = {
  id: "monsters",
  title: w("Les monstres", "The monsters"),
  lead: w(
    "Leurs cartes sont visibles de tous : vie, attaques, prix. Et cinq ruses qu’il vaut mieux connaître.",
    "Their cards lie open to all: life, attacks, price. And five tricks worth knowing beforehand.",
  ),
  points: [
    {
      name: w("Vie et prix.", "Life and price."),
      text: w(
        "Un monstre a 1 ou 2 points de vie et vaut de 100 à 300 pièces d’or.",
        "A monster has 1 or 2 life and is worth 100 to 300 gold.",
      ),
      rules: ["CAT-MON-05", "CAT-MON-04", "CAT-COMP-25"],
    },
    {
      name: w("L’Orc :", "The Orc:"),
      text: w("2 points de vie, 100 pièces d’or.", "2 life, 100 gold."),
      rules: ["CAT-MON-10"],
    },
    {
      name: w("Représailles (Minotaure) :", "Retaliation (Minotaur):"),
      text: w(
        "frappé d’un coup de poing, il riposte aussitôt d’un coup de poing, même s’il en meurt. Tirez de loin, et il ne bouge pas.",
        "struck with a fist, it strikes back at once with its own, even if it dies of the blow. Shoot from afar and it does nothing.",
      ),
      rules: ["CAT-ABIL-01", "CAT-ABIL-03", "CAT-ABIL-04", "CAT-ABIL-02"],
    },
    {
      name: w("Pas contre vous.", "Not at you."),
      text: w(
        "Ses représailles ne peuvent rien contre celui qui l’a frappé : elles sont pour les autres.",
        "Its retaliation cannot harm the one who struck it: it is for the others.",
      ),
      rules: ["CAT-ABIL-05", "CAT-RULING-20"],
      exception: true,
    },
    {
      name: w("Régénération (Troll) :", "Regeneration (Troll):"),
      text: w(
        "blessé à la fin d’une manche, il retrouve toute sa vie. Achevez-le avant.",
        "wounded at the end of a round, it is whole again. Finish it off first.",
      ),
      rules: ["CAT-ABIL-06", "CAT-MON-15"],
    },
    {
      name: w("Mur de feu (Esprit du feu) :", "Fire Wall (Fire Spirit):"),
      text: w(
        "après avoir blessé un Héros, il se change en mur. Qui le touche, ou qu’on pousse dedans, perd 1 point de vie. Ce n’est plus un monstre.",
        "after hurting a Hero it turns into a wall. Whoever touches it, or is pushed into it, loses 1 life. It is no monster any more.",
      ),
      rules: ["CAT-ABIL-07", "CAT-ABIL-08", "CAT-ABIL-09", "CAT-ABIL-13"],
    },
    {
      name: w("Frénésie alimentaire (Zombie) :", "Feeding Frenzy (Zombie):"),
      text: w(
        "après avoir frappé un Héros, il dévore sa prise et reste étourdi une manche.",
        "after striking a Hero it devours its catch and is incapacitated for a round.",
      ),
      rules: ["CAT-ABIL-15", "CAT-ABIL-16", "CAT-MON-13"],
    },
    {
      name: w("Absorption (Démon du feu) :", "Absorption (Fire Demon):"),
      text: w(
        "seul le coup de poing le blesse ; flèches et boules de feu ne lui font rien.",
        "only a fist can hurt it; arrows and fireballs do nothing.",
      ),
      rules: ["CAT-ABIL-17", "CAT-MON-12"],
      exception: true,
    },
    {
      name: w("Quatre familles :", "Four families:"),
      text: w(
        "morts-vivants gris, créatures du donjon vertes, mythologiques bleues, infernales orange.",
        "undead in grey, dungeon in green, mythological in blue, infernal in orange.",
      ),
      rules: ["CAT-MON-03"],
    },
  ],
  sections: ["CAT-MON", "CAT-ABIL", "CAT-RULING-19", "CAT-RULING-48"],
};
