import { type Tutorial, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { devourer, flight, skull } from "./horrors.ts";
import { poison, rats } from "./poison.ts";

/** What is new with Horde of Vermin: what its monsters do to Heroes, and what helps against it. */
export const verminLesson: Tutorial<Catacombs> = {
  terms: poison.terms,
  chapters: [poison, rats, flight, skull, devourer],
  parting: w(
    "Poison, rats, Terreur, Dévoreur : vous savez à quoi vous attendre. Emportez un Antidote.",
    "Poison, rats, Fear, a Devourer: you know what to expect. Bring a cure.",
  ),
  learned: [
    w(
      "Les cartes Poison s’additionnent : au total de vos points de vie de départ, c’est la mort.",
      "Poison cards add up: at the life that one starts with, they kill.",
    ),
    w(
      "Trois rats sur un Héros font une Attaque d’essaim : frappez avant le troisième.",
      "Three rats on a Hero make a Swarm Attack: strike before the third comes.",
    ),
    w(
      "Frappé de Terreur, un Héros fuit où le Maître le veut, sans autre dommage.",
      "Struck by Fear, a Hero flees where the Overseer likes, with no more harm.",
    ),
    w(
      "Un Héros dévoré revient quand le monstre est détruit.",
      "A devoured Hero comes back when the monster is destroyed.",
    ),
  ],
};
