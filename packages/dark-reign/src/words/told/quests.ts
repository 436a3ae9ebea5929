import { counted, listed, noun, say, w } from "@ossuaire/kernel";
import { findCard } from "../../shelf.ts";
import type { QuestsFacts } from "../../told/quests.ts";
import { elementName, elementNames, nameIn, subjectIn, thingName } from "../names.ts";
import type { Lines } from "./lines.ts";

export const questsLines: Lines<QuestsFacts> = {
  introduced: ({ quest }) => findCard("quests", quest)?.introduction ?? w(quest, quest),
  unforeseen: ({ card }) =>
    card === undefined
      ? w("Imprévu : tout semble calme", "Imprévu: all seems calm")
      : say`${w("Imprévu : ", "Imprévu: ")}${findCard("unforeseen", card)?.name ?? w(card, card)}`,
  prowls: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("surgit de l’ombre", "turns up out of the dark")}`,
  befalls: ({ element }) => say`${w("apparaît : ", "appears: ")}${elementName(element)}`,
  slams: ({ kind }) => say`${elementName(kind)}${w(" : elle claque et se ferme", ": it slams shut")}`,
  senses: ({ seen }) =>
    seen.length === 0
      ? w("rien n’est caché ici", "nothing is hidden here")
      : say`${w("caché ici : ", "hidden here: ")}${elementNames(seen.map(({ kind }) => kind))}`,
  "keeps-cool": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("garde son sang-froid et relance un dé", "keeps a cool head and throws one die again")}`,
  peddled: ({ who, thing, ecus, isCommon }, names) =>
    say`${subjectIn(who, names)} ${w("achète au colporteur :", "buys from the pedlar:")} ${thingName(thing)} (${counted(ecus, ecu)}${
      isCommon ? w(" de la bourse commune", " of the common purse") : w("", "")
    })`,
  "well-closed": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("referme le puits", "closes the well")}`,
  "proposes-end": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("propose d’abandonner la quête", "proposes to give the quest up")}`,
  "plays-on": ({ who }, names) => say`${subjectIn(who, names)} ${w("veut continuer", "wants to play on")}`,
  rewarded: ({ who, xp, destiny, ecus }, names) => {
    const each = say`${listed(who.map((id) => nameIn(id, names)))}${w(` : ${xp} XP`, `: ${xp} XP`)}`;
    if (destiny === 0) return say`${each} ${w("chacun", "each")}`;
    return say`${each} ${w(
      `et ${destiny} point de Destin chacun ; ${ecus} écus pour la bourse commune`,
      `and ${destiny} destiny point each; ${ecus} écus for the common purse`,
    )}`;
  },
  shared: ({ shares }, names) =>
    say`${w("partage de la bourse : ", "the purse is shared: ")}${listed(
      Object.entries(shares).map(([id, ecus]) => say`${nameIn(id, names)} ${counted(ecus, ecu)}`),
    )}`,
};

const ecu = noun(w("écu", "écu"));
