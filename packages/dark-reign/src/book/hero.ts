import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const hero: Chapter<DarkReign> = {
  id: "hero",
  title: w("Votre héros", "Your hero"),
  lead: w(
    "Une fiche, un cercle de dix caractéristiques, deux mains, une armure et ce qu’on porte sur le dos. Tout le reste s’en déduit.",
    "A sheet, a circle of ten characteristics, two hands, one suit of armour and what you carry on your back. All else follows from it.",
  ),
  points: [
    {
      name: w("La fiche d’aventure", "The adventure sheet"),
      text: w(
        "se lit à tout moment : nom, race et vocation, caractéristiques, dommages, armure, objets avec effet et poids, compétences, sorts, écus et XP.",
        "can be read at any time: name, race and vocation, characteristics, damage, armour, objects with effect and weight, skills, spells, écus and XP.",
      ),
      rules: ["REG-COMP-09", "REG-SHEET-01", "REG-SHEET-02", "REG-SHEET-03", "REG-SHEET-04", "REG-SHEET-11"],
    },
    {
      name: w("Dix caractéristiques,", "Ten characteristics,"),
      text: w(
        "de 0 à 10 : Dextérité (serrures, pièges, vol), Intelligence (combien l’on sait), C.Corps, Tir, Agilité (se dégager, sauter, esquiver les pièges), Magie, Force, Charisme (discours, chef), Endurance (encaisser, poison), Volonté (peur).",
        "0 to 10: Dexterity (locks, traps, theft), Intelligence (how much you can know), C.Corps (close combat), Tir (shooting), Agility (breaking away, jumping, dodging traps), Magic, Force, Charisma (speeches, leader), Endurance (taking blows, poison), Will (fear).",
      ),
      rules: [
        "REG-CHAR-01",
        "REG-CHAR-02",
        "REG-CHAR-05",
        "REG-CHAR-06",
        "REG-CHAR-07",
        "REG-CHAR-10",
        "REG-CHAR-11",
        "REG-CHAR-12",
        "REG-CHAR-13",
      ],
    },
    {
      name: w("P.Action", "P.Action (action points)"),
      text: w(
        "sont ce qu’un personnage peut dépenser à son tour, quatre le plus souvent. Ce qui reste à la fin est perdu.",
        "are what a character can spend in its turn, mostly four. What is left at the end is lost.",
      ),
      rules: ["REG-CHAR-09", "REG-RULING-03"],
    },
    {
      name: w("PV", "PV (life points)"),
      text: w(
        "mesurent la vie. Chaque partie commence avec tous ses PV.",
        "measure life. Every game begins with all PV.",
      ),
      rules: ["REG-CHAR-14", "REG-CHAR-15"],
    },
    {
      name: w("Points de Destin :", "Destiny points:"),
      text: w(
        "un point refait un jet raté de votre héros, tous les dés ; ou efface le coup qui l’aurait mis à 0 PV ou tué net.",
        "one point throws a failed roll of your hero again, all its dice; or undoes the blow that would have brought it to 0 PV or killed it outright.",
      ),
      rules: ["REG-CHAR-16", "REG-CHAR-18", "REG-RULING-12", "REG-RULING-13"],
    },
    {
      name: w("Le Destin ne s’achète pas.", "Destiny cannot be bought."),
      text: w(
        "On n’en regagne qu’en réussissant des quêtes : un point par quête gagnée, pour chaque survivant.",
        "It comes back by winning quests only: one point a quest, for every survivor.",
      ),
      rules: ["REG-CHAR-21", "REG-CHAR-19", "REG-CHAR-20", "REG-XP-02"],
      exception: true,
    },
    {
      name: w("Deux mains.", "Two hands."),
      text: w(
        "Une arme dans chaque main, bouclier et sceptre compris ; une arme à deux mains, un arc ou une arbalète les prend toutes deux.",
        "One weapon in each hand, shield and sceptre included; a two-handed weapon, a bow or a crossbow takes both.",
      ),
      rules: ["REG-SHEET-05", "REG-SHEET-06"],
    },
    {
      name: w("Une seconde arme", "A second weapon"),
      text: w(
        "n’ajoute pas d’attaque, sauf pour qui est Ambidextre.",
        "adds no attack, except for the Ambidextrous.",
      ),
      rules: ["REG-RULING-41", "REG-SKILL-04"],
      exception: true,
    },
    {
      name: w("Une seule armure,", "One suit of armour only,"),
      text: w(
        "mais un bouclier s’ajoute à elle. Pour manier certaines armes il faut un niveau minimum.",
        "but a shield adds to it. Some weapons ask for a minimum level.",
      ),
      rules: ["REG-SHEET-07", "REG-VERDICT-02", "REG-VERDICT-01", "REG-WEAPON-13"],
    },
    {
      name: w("Trop chargé ?", "Carrying too much?"),
      text: w(
        "On porte dix fois Force plus Endurance. Ce poids n’est vérifié qu’au départ : qui le dépasse ne descend pas, il vend ou met au coffre-fort. En bas, ramassez sans compter.",
        "You can carry ten times Force plus Endurance. This weight is checked at the start only: whoever is above it does not go down, but sells or uses a strongbox. Below, pick up whatever you like.",
      ),
      rules: ["REG-SHEET-08", "REG-SHEET-09", "REG-SHEET-10", "REG-VERDICT-03"],
    },
    {
      name: w("Six héros prêts à partir :", "Six heroes ready to go:"),
      text: w(
        "Svein le barbare, Aude la chevalière, Liutgarde l’archère, Ozanne le magicien, Isengrin le voleur, Richilde la prêtresse. Les quatre premiers font une bonne première compagnie.",
        "Svein the barbarian, Aude the knight, Liutgarde the archer, Ozanne the wizard, Isengrin the thief, Richilde the priestess. The first four make a good first party.",
      ),
      rules: [
        "REG-HERO-01",
        "REG-HERO-02",
        "REG-HERO-03",
        "REG-HERO-04",
        "REG-HERO-05",
        "REG-HERO-06",
        "REG-ROLE-04",
        "REG-VERDICT-63",
      ],
    },
  ],
  sections: ["REG-CHAR", "REG-SHEET", "REG-HERO", "REG-RULING-12"],
};
