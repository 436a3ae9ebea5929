import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

// CON-SEQ-04, the rulebook's example, cannot be tried: neither deck has a card that reads combat, move, fireball.
export const cards: Chapter<Conquest> = {
  id: "cards",
  title: w("Les cartes", "The cards"),
  lead: w(
    "Une carte est un personnage et la suite de ses tirs. On la lit de gauche à droite, et l’on fait ce qu’elle montre.",
    "A card is a character and a row of shots. Read it from left to right, and do what it shows.",
  ),
  points: [
    {
      name: w("Une suite de tirs.", "A row of shots."),
      text: w(
        "Les tirs se font un par un, dans l’ordre imprimé. Le suivant attend que tous les pions soient immobiles.",
        "Shots are made one by one, in the printed order. The next one waits until all discs lie still.",
      ),
      rules: ["CON-SEQ-02", "CON-SEQ-01"],
    },
    {
      name: w("On n’en saute aucun.", "None is left out."),
      text: w(
        "Tous les tirs d’une carte sont obligatoires. Rien n’oblige à viser quelqu’un : une légère tape suffit.",
        "You have to make every shot of a card. You need not aim at anybody: a light tap will do.",
      ),
      rules: ["CON-SEQ-03", "CON-RULING-16"],
    },
    {
      name: w("La capacité.", "The ability."),
      text: w(
        "Certaines cartes ont un pouvoir de plus, écrit sous les tirs ; jamais plus d’un.",
        "Some cards have a power besides, written below the shots; never more than one.",
      ),
      rules: ["CON-CARD-04", "CON-ABILITY-01"],
    },
    {
      name: w("Le bouclier.", "The shield."),
      text: w(
        "Une carte qui en porte un reste sur la table une fois jouée, et vous protégera d’un tir.",
        "A card that bears one stays on the table once it has been played, and will protect you from a shot.",
      ),
      rules: ["CON-CARD-07", "CON-ARMOUR-01"],
    },
    {
      name: w("À chaque équipe ses cartes.", "Each team has its own."),
      text: w(
        "28 cartes pour l’Épée, 28 pour le Crâne, toutes différentes, de force égale.",
        "28 cards for Sword, 28 for Skull, all different, of equal strength.",
      ),
      rules: ["CON-TOTAL-01", "CON-CARD-01", "CON-TOTAL-02"],
    },
    {
      name: w("Rôle et signe.", "Role and sign."),
      text: w(
        "Meneur ou créature, mite ou méduse : ils donnent du caractère à la carte et n’ont aucun effet.",
        "Leader or creature, moth or jellyfish: they give a card its character, and have no effect.",
      ),
      rules: ["CON-CARD-05", "CON-CARD-06", "CON-RULING-15"],
    },
  ],
  sections: ["CON-CARD", "CON-SEQ", "CON-KNOWN", "CON-SWORD", "CON-SKULL", "CON-TOTAL"],
};
