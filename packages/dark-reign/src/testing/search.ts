import { Match, type Rng, xoroshiro } from "@ossuaire/kernel";
import { heroBot } from "../bots/heroes/bot.ts";
import { mostOf } from "../campaign/experience.ts";
import { readyMade } from "../campaign/sheets.ts";
import type { ThingCard } from "../cards/thing.ts";
import { heroes } from "../content/fight/heroes.ts";
import { darkReign } from "../dark-reign.ts";
import { sameSquare } from "../grid/square.ts";
import { type DarkReignOptions, quests, sideQuests } from "../options.ts";
import type { RosterHero, RosterThing } from "../roster.ts";
import { allOf } from "../shelf.ts";
import type { State } from "../state.ts";
import type { DarkReign } from "../table.ts";
import type { Offered, Temper } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";
import { leadsToRare } from "./rare.ts";
import type { Sort } from "./universe.ts";

type Has = (sort: Sort, name: string) => boolean;

/** The quest with this number, one in which something is likely to happen that has not happened yet: four kinds of them take turns. */
export function startSearch(seed: number, number: number, has: Has): Match<DarkReign> {
  const rng = xoroshiro.fromSeed(`search ${seed}/${number}`);
  const round = Math.floor(number / 4);
  const [adepts, students, armed] = [
    () => unwon(round, has),
    () => learners(round, rng),
    () => bearers(round, rng, has),
  ];
  const options = [adepts, students, armed][number % 4]?.() ?? randomOptions(round, rng);
  return Match.start(darkReign, { options, seed: `search ${seed}/${number}`, undo: "free" });
}

/** What was never done is done first; the rest as adepts would do it, or at random by somebody in a hurry. */
export function searchTemper(number: number, has: Has): Temper {
  const temper: Temper = {
    isComputer: number % 3 > 0,
    eagerness: 80,
    prefer: (option, state) =>
      isFresh(option, has) || opensCell(option, state, has) || leadsToRare(option, state, has),
  };
  return number % 4 === 0 ? { ...temper, heroes: heroBot("adept") } : temper;
}

/** A deed, an errand or a spell that nobody has done, learned or managed, an object that nobody has had. */
function isFresh(option: Offered, has: Has): boolean {
  // Who is asked whether that is really meant, or agreed on, says no for ever.
  if ("isAlly" in option || option.how === "purse") return false;
  if (option.spell !== undefined && !hasWorked(option.spell, has)) return true;
  if (option.card !== undefined && !has("objects", option.card)) return true;
  return "errand" in option ? !has("errands", option.errand) : !has("deeds", option.deed);
}

function hasWorked(spell: string, has: Has): boolean {
  const [sort, name] = outcomes[spell] ?? ["spells", spell];
  return has(sort, name);
}

/** What comes of some spells now and then alone. */
const outcomes: Readonly<Record<string, readonly [Sort, string]>> = {
  gate: ["questions", "go-along"],
  glimmer: ["events", "shown"],
};

/** REG-CELL: nobody has been behind bars yet. */
function opensCell(option: Offered, { elements }: State, has: Has): boolean {
  if (!("deed" in option) || !["open", "pick-lock", "bash"].includes(option.deed)) return false;
  const { square } = option;
  const isCell = elements.some((one) => one.kind === "prison-door" && square && sameSquare(one, square));
  return isCell && !(has("events", "cell-opened") && has("monsters", "prisoner"));
}

/** The recommended party in a quest that nobody has won. */
function unwon(round: number, has: Has): DarkReignOptions {
  const open = quests.filter((quest) => !has("endings", quest));
  const quest = nth(open.length > 0 ? open : quests, round);
  const names = has("events", "called") ? {} : { names: { svein: "Gisla" } };
  return read({ quest, side: nth(sideQuests, round), town: false, ...names });
}

/** REG-XP, REG-TOWN-28: rich, in town, with places in their heads, the books of all schools, and runes to bind. */
function learners(round: number, rng: Rng): DarkReignOptions {
  const books = carried(({ teaches }) => teaches !== undefined);
  const runes = carried(({ isRune }) => isRune === true);
  return group(round, rng, {}, (sheet) => ({
    ...sheet,
    levels: {
      ...sheet.levels,
      intelligence: mostOf(sheet.hero, "intelligence"),
      charisma: mostOf(sheet.hero, "charisma"),
    },
    ecus: 3000,
    xp: 500,
    things: [...sheet.things, ...books, ...rng.shuffled(runes).slice(0, 4)],
  }));
}

/** Each with what it can hold and wear of the magic things as they come, where the chasms are full of lava (REG-LEVEL). */
function bearers(round: number, rng: Rng, has: Has): DarkReignOptions {
  const equipment = allOf("things").flatMap(({ id, isQuest, hands, wornAs }): readonly RosterThing[] => {
    if (isQuest || (hands === undefined && wornAs === undefined)) return [];
    return [{ card: id, at: wornAs === undefined ? "right" : "worn" }];
  });
  const rings = carried(({ id }) => id === "ring-of-divination");
  // REG-RULING-48: two of many weapons; until one has been thrown again for, everybody who can has one in hand.
  const again = allOf("things").flatMap(({ id, melee }): readonly RosterThing[] =>
    melee?.rerolls === true && !has("events", "rerolls") ? [{ card: id, at: "right" }] : [],
  );
  return group(round, rng, { level: "hero" }, (sheet) => {
    const ready = rng.shuffled(equipment).slice(0, 20).concat(again).reduce(equipped, sheet);
    return { ...ready, things: [...ready.things, ...rings] };
  });
}

/** In place of what it had there, if the rules allow it. */
function equipped(sheet: RosterHero, thing: RosterThing): RosterHero {
  const rest = sheet.things.filter(({ at }) => at !== thing.at && !(thing.at === "right" && at === "left"));
  const now = { ...sheet, things: [...rest, thing] };
  const roster = { heroes: [now], won: [] };
  return darkReign.readOptions({ heroes: [sheet.hero], roster, town: false }).ok ? now : sheet;
}

function carried(is: (card: ThingCard) => boolean): readonly RosterThing[] {
  return allOf("things").flatMap((card) => (is(card) ? [{ card: card.id, at: "carried" }] : []));
}

function group(
  round: number,
  rng: Rng,
  more: Partial<DarkReignOptions>,
  change: (sheet: RosterHero) => RosterHero,
): DarkReignOptions {
  const quest = nth(quests, round);
  const party = rng.shuffled(heroes.map(({ id }) => id)).slice(0, 4);
  const roster = {
    heroes: party.map((hero) => change(readyMade(hero))),
    won: quests.slice(0, quests.indexOf(quest)),
  };
  return read({
    heroes: party,
    quest,
    side: nth(sideQuests, round),
    length: "short",
    town: true,
    roster,
    ...more,
  });
}

function nth<One>(all: readonly One[], number: number): One {
  const one = all[number % all.length];
  if (one === undefined) throw new Error("one of nothing");
  return one;
}

function read(options: object): DarkReignOptions {
  const answer = darkReign.readOptions(options);
  if (!answer.ok) throw new Error(answer.words.en);
  return answer.options;
}
