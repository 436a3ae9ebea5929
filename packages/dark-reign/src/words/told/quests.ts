import { say, w } from "@ossuaire/kernel";
import { findCard } from "../../shelf.ts";
import type { QuestsFacts } from "../../told/quests.ts";
import { elementName, nameIn, squareWords } from "../names.ts";
import type { Lines } from "./lines.ts";

export const questsLines: Lines<QuestsFacts> = {
  unforeseen: ({ card }) =>
    card === undefined
      ? w("Imprévu : tout semble calme", "Imprévu: all seems calm")
      : say`${w("Imprévu : ", "Imprévu: ")}${findCard("unforeseen", card)?.name ?? w(card, card)}`,
  prowls: ({ who, x, y }, names) =>
    say`${nameIn(who, names)} ${w("surgit en", "turns up at")} ${squareWords({ x, y })}`,
  appears: ({ element, x, y }) =>
    say`${elementName(element)}${w(" : case ", ": square ")}${squareWords({ x, y })}`,
};
