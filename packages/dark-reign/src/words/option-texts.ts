import { type Words, w } from "@ossuaire/kernel";
import type { PlayLevel } from "../kinds.ts";
import type { GameLength, QuestId, SideQuestId } from "../options.ts";
import { cardOf } from "../shelf.ts";

/** An option as the set-up shows it: its name, and in one sentence what it does to the game. */
interface OptionText {
  readonly name: Words;
  readonly text: Words;
}

/** All that can be agreed on before the game. */
export const optionTexts: Readonly<Record<AgreedOption, OptionText>> = {
  heroes: {
    name: w("Héros", "Heroes"),
    text: w(
      "De un à quatre des six héros ; Svein, Aude, Liutgarde et Ozanne pour une première partie.",
      "One to four of the six heroes; Svein, Aude, Liutgarde and Ozanne for a first game.",
    ),
  },
  names: {
    name: w("Nom du héros", "The hero’s name"),
    text: w(
      "Chacun peut donner à son héros un nom de son invention.",
      "Anybody may give their hero a name of their own invention.",
    ),
  },
  quest: {
    name: w("Quête", "Quest"),
    text: w(
      "Les héros n’en connaissent que l’introduction ; l’objectif est au MJ.",
      "The heroes know its introduction alone; the objective is the Game Master’s.",
    ),
  },
  side: {
    name: w("Quête secondaire", "Secondary quest"),
    text: w(
      "Une au plus, cachée dans le paquet des zones ; personne n’est obligé de l’accomplir.",
      "One at most, hidden in the pack of zones; nobody has to accomplish it.",
    ),
  },
  level: {
    name: w("Niveau de jeu", "Play level"),
    text: w(
      "Plus il est haut, plus les monstres sont coriaces ; au plus haut, ils sont aussi plus nombreux.",
      "The higher it is, the tougher the monsters get; at the highest there are more of them too.",
    ),
  },
  length: {
    name: w("Durée", "Length"),
    text: w(
      "Combien de cartes de zone sont tirées : 2, 4, 6 ou 8. La troisième quête est courte d’habitude.",
      "How many zone cards are drawn: 2, 4, 6 or 8. The third quest is short as a rule.",
    ),
  },
  town: {
    name: w("Passer d’abord en ville", "Visit the town first"),
    text: w(
      "Chacun y achète, vend et apprend avec ses écus avant de descendre.",
      "Everybody buys, sells and learns there with their écus before going down.",
    ),
  },
  blunted: {
    name: w("Pièges émoussés", "Blunted traps"),
    text: w(
      "Trous et pointes blessent moins : 3D au lieu de 6D et 5D. Au niveau Novice seulement.",
      "Holes and spikes hurt less: 3D instead of 6D and 5D. At the play level Novice alone.",
    ),
  },
};

type AgreedOption = "heroes" | "names" | "quest" | "side" | "level" | "length" | "town" | "blunted";

export const questName = (quest: QuestId): Words => cardOf("quests", quest).name;

export const sideQuestName = (side: SideQuestId | undefined): Words =>
  side === undefined ? w("Aucune", "None") : cardOf("sideQuests", side).name;

export const levelNames: Readonly<Record<PlayLevel, Words>> = {
  novice: w("Novice", "Novice"),
  adventurer: w("Aventurier", "Adventurer"),
  hero: w("Héros", "Hero"),
};

export const lengthNames: Readonly<Record<GameLength, Words>> = {
  short: w("Courte", "Short"),
  normal: w("Normale", "Normal"),
  long: w("Longue", "Long"),
  "very-long": w("Très longue", "Very long"),
};
