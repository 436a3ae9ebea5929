import { type Tutorial, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { bankShot, friends, melee } from "./blows.ts";
import { lastBlow, lord } from "./lord.ts";
import { overseersTurn, payday, retaliation } from "./overseer.ts";
import { setUp } from "./set-up.ts";
import { arrow, fireball } from "./shots.ts";
import { healer, merchant } from "./visits.ts";

/** The whole game in a quarter of an hour: a room from its card to its gold, then what lies behind it. */
export const firstRoom: Tutorial<Catacombs> = {
  terms: setUp.terms,
  chapters: [
    setUp,
    melee,
    bankShot,
    arrow,
    friends,
    fireball,
    overseersTurn,
    retaliation,
    payday,
    merchant,
    healer,
    lord,
    lastBlow,
  ],
  parting: w(
    "Une salle, sa paie, un achat, un Seigneur : vous avez tout vu. Votre première catacombe vous attend, et un Maître novice.",
    "A room, its pay, a purchase, a Lord: you have seen it all. Your first catacomb is waiting, and an Overseer who is a novice.",
  ),
  learned: [
    w(
      "Chaque Héros agit une fois par tour : Coup de poing, ou une action spéciale.",
      "Each Hero acts once a turn: a Melee, or a special action.",
    ),
    w(
      "Ce que le pion lancé touche lui-même perd un point de vie, même après un rebond.",
      "Whatever the flicked disc itself touches loses one life point, even after a bounce.",
    ),
    w(
      "Un monstre à deux points de vie est d’abord retourné ; un pion en incapacité perd une manche.",
      "A monster with two life points is turned over first; a disc that is incapacitated loses a round.",
    ),
    w(
      "Une salle vidée paie ses monstres ; l’or se dépense chez le Marchand et la Guérisseuse.",
      "A cleared room pays for its monsters; gold is spent at the Merchant’s and the Healer’s.",
    ),
    w(
      "Le Seigneur mort, vous gagnez ; tous les Héros à terre, le Maître gagne.",
      "When the Lord is dead you win; when all Heroes are down the Overseer wins.",
    ),
  ],
};
