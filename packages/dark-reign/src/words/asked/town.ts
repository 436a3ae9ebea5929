import { capital, counted, listed, noun, type Words, w } from "@ossuaire/kernel";
import type { ErrandOption, TownQuestion } from "../../asked/town.ts";
import { raisedName } from "../../campaign/raised-name.ts";
import { errandsIn, findCard } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { skillTexts } from "../cards/skills.ts";
import { spellTexts } from "../cards/spells.ts";
import { effectParts } from "../leaves/thing.ts";
import { nameIn, spellName, thingName } from "../names.ts";
import { raiseWords } from "../seen/raise.ts";
import { townWords } from "../seen/town.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const townPrompts: Prompts<TownQuestion> = {
  town: w("Que faites-vous en ville ?", "What do you do in town?"),
  "hand-ecus": w("Combien d’écus remettre ?", "How many écus do you hand over?"),
};

export const townSayings: Sayings<TownQuestion> = {
  town: (option, view) =>
    "errand" in option
      ? { words: errandWords(option, view), ...hintOf(errandHint(option, view)) }
      : { words: w("Quitter la ville", "Leave the town"), declines: true },
};

/** “Acheter : Épée (80 écus)”, “Augmenter : Force, 6 (60 XP)”, “Remettre à Aude : Dague”. */
function errandWords(option: ErrandOption, view: View): Words {
  const { errand: id, target, ecus, xp } = option;
  const name = errandsIn(view.options).find((one) => one.id === id)?.name ?? w(id, id);
  const to = target === undefined ? w("", "") : addressed(nameIn(target, view));
  const what = objectsOf(option, view);
  const price = [
    ...(ecus === 0 ? [] : [counted(Math.abs(ecus), ecu)]),
    ...(xp === 0 ? [] : [counted(-xp, point)]),
  ];
  const said = (language: keyof Words) => {
    const colon = language === "fr" ? " : " : ": ";
    const object = what.map((one) => one[language]).join(", ");
    const cost = price.map((one) => ` (${one[language]})`).join("");
    return `${name[language]}${to[language]}${object === "" ? "" : colon}${object}${cost}`;
  };
  return w(said("fr"), said("en"));
}

const hintOf = (hint: Words | undefined) => (hint === undefined ? {} : { hint });

/** What it is good for, and what the visitor would carry then: “C.Corps Fu+1D, parade, charge 32 sur 90”. */
function errandHint({ errand, card, spell, skill, of, load }: ErrandOption, view: View): Words | undefined {
  const who = view.characters.find(({ id }) => id === view.turn.acting);
  if (who === undefined) return undefined;
  const thing = card === undefined || errand !== "buy" ? undefined : findCard("things", card);
  const parts = [
    ...(thing === undefined ? [] : effectParts(thing)),
    ...(spell === undefined ? [] : [spellTexts[spell]?.text ?? spellName(spell)]),
    ...(skill === undefined ? [] : [skillTexts[skill] ?? w(skill, skill)]),
    ...(of === undefined ? [] : [raiseWords(who, of)]),
    ...(load === who.load ? [] : [townWords.load(load, who.loadLimit)]),
  ];
  return parts.length === 0 ? undefined : listed(parts);
}

const addressed = ({ fr, en }: Words): Words => w(` à ${fr}`, ` to ${en}`);

/** What it is about, the main thing first. */
function objectsOf(option: ErrandOption, view: View): readonly Words[] {
  const { card, thing, with: object, spell, skill, of, figure, how } = option;
  const seen = (id: string | undefined) =>
    view.things.filter((one) => one.id === id).map((one) => thingName(one.card));
  return [
    ...(card === undefined ? seen(thing) : [thingName(card)]),
    ...seen(object),
    ...(spell === undefined ? [] : [spellName(spell)]),
    ...(skill === undefined ? [] : [findCard("skills", skill)?.name ?? w(skill, skill)]),
    ...(of === undefined ? [] : [capital(raisedName(of))]),
    ...(figure === undefined ? [] : [w(`${figure}`, `${figure}`)]),
    ...(how === undefined ? [] : (hands[how] ?? [])),
  ];
}

const hands: Readonly<Record<string, readonly Words[]>> = {
  right: [w("main droite", "right hand")],
  left: [w("main gauche", "left hand")],
};

const ecu = noun(w("écu", "écu"));
const point = noun(w("XP", "XP"), w("XP", "XP"));
