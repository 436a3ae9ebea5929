import { type RuleId, say, type Words, w } from "@ossuaire/kernel";
import { raisable } from "../kinds.ts";
import type { RosterHero } from "../roster.ts";
import { findCard, heroCardOf } from "../shelf.ts";
import { figureOf, mostOf } from "./experience.ts";
import { nameFault } from "./hero-names.ts";
import { mayLearn, mostLent, skillNeededFor } from "./learning.ts";
import { raisedName } from "./raised-name.ts";

interface SheetFault {
  readonly words: Words;
  readonly rule?: RuleId;
}

/** What is wrong with a hero's figures, skills and spells. */
export function sheetFault(sheet: RosterHero): SheetFault | undefined {
  return (
    misnamed(sheet) ?? negative(sheet) ?? figures(sheet) ?? skills(sheet) ?? spells(sheet) ?? tooMuch(sheet)
  );
}

function misnamed({ name }: RosterHero): SheetFault | undefined {
  return name === undefined ? undefined : nameFault(name);
}

function negative({ destiny, ecus, xp }: RosterHero): SheetFault | undefined {
  if (Math.min(destiny, ecus, xp) >= 0) return undefined;
  return {
    words: w(
      "écus, XP et points de Destin ne descendent pas sous 0.",
      "écus, XP and destiny points are never below 0.",
    ),
  };
}

/** REG-XP-10: between the ready-made sheet and what XP can buy. */
function figures(sheet: RosterHero): SheetFault | undefined {
  const wrong = raisable.find((of) => {
    const figure = figureOf(sheet, of);
    return figure < figureOf(heroCardOf(sheet.hero), of) || figure > mostOf(sheet.hero, of);
  });
  if (wrong === undefined) return undefined;
  const [from, to] = [figureOf(heroCardOf(sheet.hero), wrong), mostOf(sheet.hero, wrong)];
  return {
    rule: "REG-XP-10",
    words: say`${raisedName(wrong)}${w(` : entre ${from} et ${to}.`, `: ${from} to ${to}.`)}`,
  };
}

function skills({ hero, skills: known }: RosterHero): SheetFault | undefined {
  const unknown = known.find((skill) => findCard("skills", skill) === undefined);
  if (unknown !== undefined || new Set(known).size < known.length) {
    const words = w(
      "une compétence est inconnue, ou inscrite deux fois.",
      "a skill is unknown, or there twice.",
    );
    return { rule: "REG-VERDICT-66", words };
  }
  if (heroCardOf(hero).skills.some((skill) => !known.includes(skill))) return incomplete;
  const forbidden = known.flatMap((skill) =>
    mayLearn(hero, skill) ? [] : (findCard("skills", skill) ?? []),
  )[0];
  return (
    forbidden && {
      rule: forbidden.rule,
      words: say`${forbidden.name}${w(" : ce n’est pas pour ce héros.", ": not for this hero.")}`,
    }
  );
}

const incomplete: SheetFault = {
  rule: "REG-VERDICT-63",
  words: w(
    "il manque une compétence ou un sort de la fiche pré-créée.",
    "a skill or a spell of the ready-made sheet is missing.",
  ),
};

function spells({ hero, skills: known, spells: learned }: RosterHero): SheetFault | undefined {
  const cards = learned.flatMap((spell) => findCard("spells", spell) ?? []);
  if (cards.length < learned.length || new Set(learned).size < learned.length)
    return {
      rule: "REG-VERDICT-65",
      words: w("un sort est inconnu, ou inscrit deux fois.", "a spell is unknown, or there twice."),
    };
  if (heroCardOf(hero).spells.some((spell) => !learned.includes(spell))) return incomplete;
  const beyond = cards.find(({ school }) => {
    const skill = skillNeededFor(school);
    return skill !== undefined && !known.includes(skill);
  });
  return (
    beyond && {
      rule: "REG-VERDICT-16",
      words: say`${beyond.name}${w(" : il y faut être initié aux arcanes.", ": one has to be an initiate of the arcane.")}`,
    }
  );
}

/** REG-RULING-11. */
function tooMuch({ skills: known, spells: learned, levels }: RosterHero): SheetFault | undefined {
  if (known.length + learned.length <= levels.intelligence + mostLent()) return undefined;
  return {
    rule: "REG-RULING-11",
    words: w(
      "plus de compétences et de sorts que d’Intelligence.",
      "more skills and spells than Intelligence.",
    ),
  };
}
