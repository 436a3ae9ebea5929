import { type RuleId, say, type Words, w } from "@ossuaire/kernel";
import { type DarkReignOptions, quests, type Roster } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { musterHero } from "../rules/muster.ts";
import { setup } from "../setup.ts";
import { loadLimit, loadOf } from "../sheet/counters.ts";
import { allOf, findCard, isHeroCard } from "../shelf.ts";
import { nameIn } from "../words/names.ts";
import { sheetFault } from "./sheet-faults.ts";
import { sheetFor } from "./sheets.ts";
import { thingsFault } from "./thing-faults.ts";

/** Why a match cannot begin so: about which option, in a sentence, and by which rule, where there is one. */
export interface Fault {
  readonly option: string;
  readonly words: Words;
  readonly rule?: RuleId;
}

/** What is wrong with the roster of a match, first thing first. */
export function rosterFault(options: DarkReignOptions): Fault | undefined {
  const { roster } = options;
  if (roster === undefined) return undefined;
  return groupFault(roster) ?? allyFault(roster) ?? closedQuest(options, roster) ?? overloaded(options);
}

function groupFault({ heroes }: Roster): Fault | undefined {
  for (const [i, sheet] of heroes.entries()) {
    const fault =
      heroFault(sheet) ?? (heroes.findIndex(({ hero }) => hero === sheet.hero) < i ? twice : undefined);
    if (fault !== undefined) return { option: `roster.heroes.${i}`, ...fault };
  }
  return undefined;
}

function heroFault(sheet: RosterHero): Omit<Fault, "option"> | undefined {
  return isHeroCard(sheet.hero) ? (sheetFault(sheet) ?? thingsFault(sheet)) : unknownHero;
}

const unknownHero: Omit<Fault, "option"> = {
  rule: "REG-ROLE-04",
  words: w("ce héros n’existe pas.", "there is no such hero."),
};

const twice: Omit<Fault, "option"> = {
  rule: "REG-VERDICT-63",
  words: w("chaque héros ne s’inscrit qu’une fois.", "each hero can be on it only once."),
};

/** REG-SIDE-01: those alone whom a secondary quest brings, each once. */
function allyFault({ allies = [] }: Roster): Fault | undefined {
  for (const [i, { card, of }] of allies.entries()) {
    const isBrought = allOf("sideQuests").some(({ follower }) => follower?.card === card);
    const isFirst = allies.findIndex((one) => one.card === card) === i;
    const fault = isHeroCard(of) ? (isBrought && isFirst ? undefined : noFollower) : unknownHero;
    if (fault !== undefined) return { option: `roster.allies.${i}`, ...fault };
  }
  return undefined;
}

const noFollower: Omit<Fault, "option"> = {
  rule: "REG-SIDE-01",
  words: w("aucune quête secondaire n’amène cet allié.", "no secondary quest brings this ally."),
};

/** REG-VERDICT-61, REG-QUEST-04: in a campaign the next quest opens after the one before is won. */
function closedQuest({ quest }: DarkReignOptions, { won }: Roster): Fault | undefined {
  const before = quests[quests.indexOf(quest) - 1];
  if (before === undefined || won.includes(before)) return undefined;
  const name = findCard("quests", before)?.name ?? w(before, before);
  return {
    option: "quest",
    rule: "REG-VERDICT-61",
    words: say`${w("elle s’ouvre quand est gagnée la quête", "it opens once this quest is won:")} ${quotedIn(name)}.`,
  };
}

const quotedIn = ({ fr, en }: Words): Words => w(`« ${fr} »`, `“${en}”`);

/** REG-SHEET-09: in town the excess can be sold; who goes down without it has to be within the limit. */
function overloaded(options: DarkReignOptions): Fault | undefined {
  if (options.town) return undefined;
  const state = setup(options);
  for (const hero of options.heroes) {
    const who = musterHero(state, hero, { x: 0, y: 0 }, sheetFor(options, hero));
    const [load, limit] = [loadOf(state, who), loadLimit(state, who)];
    if (load <= limit) continue;
    const name = nameIn(hero, state);
    return {
      option: "roster",
      rule: "REG-SHEET-09",
      words: say`${name} ${w(
        `porte ${load}, et la limite est ${limit} : il faut passer en ville.`,
        `carries ${load}, and may carry ${limit}: the town has to be visited first.`,
      )}`,
    };
  }
  return undefined;
}
