import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const heroes: Chapter<Catacombs> = {
  id: "heroes",
  title: w("Quatre Héros de plus", "Four more Heroes"),
  lead: w(
    "Une princesse qui gèle, un paladin en armure, une sorcière qui paie de sa vie, un chasseur qui garde ses proies. Vous en emmenez quatre sur huit.",
    "A princess who freezes, a paladin in armour, a sorceress who pays with her life, a hunter who keeps his prey. Four of eight go with you.",
  ),
  points: [
    {
      name: w("Ensemble :", "Together:"),
      text: w(
        "les quatre nouveaux sont faits pour partir ensemble. C’est l’équipe que nous conseillons.",
        "the four new ones are made to set out together. That is the party we recommend.",
      ),
      rules: ["SOL-HERO-02", "SOL-HERO-01"],
    },
    {
      name: w("Mélanger :", "Mixing:"),
      text: w(
        "anciens et nouveaux Héros se mêlent comme vous voulez, pourvu qu’ils soient quatre et tous différents.",
        "old and new Heroes go together as you like, as long as there are four and all of them different.",
      ),
      rules: ["SOL-HERO-03", "SOL-VERDICT-05"],
    },
    {
      name: w("Qui remplace qui :", "Who stands in for whom:"),
      text: w(
        "l’Elfe pour la Princesse, le Barbare pour le Paladin, le Voleur pour le Chasseur, le Magicien pour la Sorcière.",
        "the Elf for the Princess, the Barbarian for the Paladin, the Thief for the Witch Hunter, the Wizard for the Sorceress.",
      ),
      rules: ["SOL-HERO-05", "SOL-HERO-04", "SOL-HERO-06", "SOL-HERO-07"],
    },
    {
      name: w("Ce qui reste dans la boîte :", "What stays in the box:"),
      text: w(
        "sans Magicien, pas de sorts ; sans Chasseur, pas d’artefacts. Les équipements restent tous dans la pioche.",
        "without the Wizard no spells, without the Witch Hunter no artefacts. All articles stay in the deck.",
      ),
      rules: ["SOL-VERDICT-06"],
      exception: true,
    },
  ],
  sections: ["SOL-HERO"],
};
