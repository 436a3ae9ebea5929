import { say, type Words, w } from "@ossuaire/kernel";
import { quests } from "../../options.ts";
import { cardOf } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { levelNames } from "../option-texts.ts";

/** What the players are read before they go down. */
interface Briefing {
  /** “Première quête”. */
  readonly over: Words;
  readonly title: Words;
  /** REG-QUEST-02: the introduction, and nothing else of the quest. */
  readonly text: Words;
  /** Who and how. */
  readonly terms: Words;
}

export function briefingOf({ options: { quest, level } }: View): Briefing {
  const { name, introduction } = cardOf("quests", quest);
  return {
    over: ordinals[quests.indexOf(quest)] ?? w("Quête", "Quest"),
    title: name,
    text: introduction,
    terms: say`${w("Niveau de jeu :", "Play level:")} ${levelNames[level]}`,
  };
}

const ordinals: readonly Words[] = [
  w("Première quête", "First quest"),
  w("Deuxième quête", "Second quest"),
  w("Troisième quête", "Third quest"),
  w("Quatrième quête", "Fourth quest"),
];

export const briefingWords = {
  again: w("Relire l’introduction", "Read the introduction again"),
  // REG-QUEST-01: the MJ has the description.
  known: w(
    "L’objectif exact, vous seul le connaissez : il est dans votre carnet.",
    "You alone know the exact objective: it is in your notes.",
  ),
  // REG-QUEST-03, REG-VERDICT-54.
  hidden: w(
    "L’objectif exact reste caché jusqu’à la fin : en bas, à vous de comprendre.",
    "The exact objective stays hidden until the end: find it out down there.",
  ),
  go: w("Descendre", "Go down"),
  back: w("Retour au jeu", "Back to the game"),
} as const;
