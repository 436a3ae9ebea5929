import { because, type Reason, type RuleId, w } from "@ossuaire/kernel";
import { figureOf, mostOf, raisePrice } from "../campaign/experience.ts";
import { freePlaces, mayLearn } from "../campaign/learning.ts";
import type { Errand } from "../errand.ts";
import { type Raised, raisable } from "../kinds.ts";
import { restore } from "../rules/muster.ts";
import { packsOf } from "../shelf.ts";
import type { HeroSheet } from "../state.ts";
import { noPlace, unchanged, visitorOf } from "./fund.ts";

/** REG-XP-05 to 07, 10, 11: XP raise a characteristic, P.Action or PV by one. */
export const train: Errand = {
  id: "train",
  rule: "REG-XP-11",
  name: w("Augmenter", "Raise"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    for (const of of raisable) {
      const from = figureOf(hero, of);
      const price = raisePrice(of, from);
      const rule = ruleFor(of);
      const bar = from >= mostOf(who.card, of) ? atMost : hero.xp < price ? tooGreen(rule) : undefined;
      yield {
        option: {
          id: `train:${of}`,
          errand: "train",
          of,
          figure: from + 1,
          ...unchanged(state, who),
          xp: -price,
        },
        ...(bar === undefined ? {} : { bar }),
        *perform({ state: now, tell }) {
          hero.xp -= price;
          raise(hero, of);
          restore(now, who);
          tell({ type: "trained", rule, who: who.id, of, figure: from + 1, xp: price });
        },
      };
    }
  },
};

function raise(hero: HeroSheet, of: Raised): void {
  if (of === "actions") hero.actions++;
  else if (of === "pv") hero.pv++;
  else hero.levels[of]++;
}

const ruleFor = (of: Raised): RuleId =>
  of === "actions" ? "REG-XP-06" : of === "pv" ? "REG-XP-07" : "REG-XP-05";

/** REG-XP-08: a skill for XP, in a free Intelligence place. */
export const study: Errand = {
  id: "study",
  rule: "REG-XP-08",
  name: w("Apprendre une compétence", "Learn a skill"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    for (const { id, xp: price, rule } of packsOf(state.options).flatMap(({ skills = [] }) => skills)) {
      if (hero.skills.includes(id)) continue;
      const bar = mayLearn(who.card, id)
        ? freePlaces(state, who) === 0
          ? noPlace
          : hero.xp < price
            ? tooGreen("REG-XP-08")
            : undefined
        : notForAll(rule);
      yield {
        option: { id: `study:${id}`, errand: "study", skill: id, ...unchanged(state, who), xp: -price },
        ...(bar === undefined ? {} : { bar }),
        *perform({ tell }) {
          hero.xp -= price;
          hero.skills.push(id);
          tell({ type: "studied", rule: "REG-XP-08", who: who.id, skill: id, xp: price });
        },
      };
    }
  },
};

const tooGreen = (rule: RuleId): Reason =>
  because(rule, w("Il n’y a pas assez d’XP pour cela.", "There are not enough XP for it."));

const atMost = because("REG-XP-10", w("Les XP ne mènent pas plus haut.", "XP raise it no higher."));

const notForAll = (rule: RuleId): Reason =>
  because(rule, w("Cette compétence n’est pas pour ce héros.", "This skill is not for this hero."));
