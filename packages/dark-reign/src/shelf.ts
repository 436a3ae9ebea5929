import type { Words } from "@ossuaire/kernel";
import type { HeroCard } from "./cards/hero.ts";
import type { Profile } from "./cards/profile.ts";
import type { SkillCard } from "./cards/skill.ts";
import type { ThingCard } from "./cards/thing.ts";
import type { Deed, Hindrance } from "./deed.ts";
import type { Errand } from "./errand.ts";
import type { DarkReignOptions } from "./options.ts";
import type { CardLists, Cards, Pack } from "./pack.ts";

/** All packs that this program knows. */
const packs = new Map<string, Pack>();

/** Lays packs on the shelf, once, when the game is loaded. */
export function openPacks(opened: readonly Pack[]): void {
  for (const pack of opened) {
    if (packs.has(pack.id)) throw new Error(`two packs are called ${pack.id}`);
    packs.set(pack.id, pack);
    known = new WeakMap();
    shelve("heroes", pack);
    shelve("profiles", pack);
    shelve("things", pack);
    shelve("skills", pack);
    shelve("spells", pack);
    shelve("elements", pack);
    shelve("zones", pack);
    shelve("quests", pack);
    shelve("sideQuests", pack);
    shelve("unforeseen", pack);
  }
}

export const isPack = (id: string): boolean => packs.has(id);

/** What a match has on the table. */
interface Laid {
  readonly packs: readonly Pack[];
  readonly deeds: readonly Deed[];
  /** By the deed that they may stand against. */
  readonly hindrances: (deed: string) => readonly Hindrance[];
}

/** By the options of a match, until another pack is opened: every deed asks for them. */
let known = new WeakMap<DarkReignOptions, Laid>();

function laidFor(options: DarkReignOptions): Laid {
  const laid = known.get(options);
  if (laid !== undefined) return laid;
  const all = [...packs.values()].filter(({ isIn }) => isIn?.(options) ?? true);
  const now = {
    packs: all,
    deeds: all.flatMap(({ deeds = [] }) => deeds),
    hindrances: byDeed(all.flatMap(({ hindrances = [] }) => hindrances)),
  };
  known.set(options, now);
  return now;
}

function byDeed(hindrances: readonly Hindrance[]): Laid["hindrances"] {
  const sorted = new Map<string, readonly Hindrance[]>();
  return (deed) => {
    const those = sorted.get(deed) ?? hindrances.filter(({ deeds }) => deeds?.includes(deed) ?? true);
    sorted.set(deed, those);
    return those;
  };
}

/** The packs of a match, in the order in which they were opened. */
export const packsOf = (options: DarkReignOptions): readonly Pack[] => laidFor(options).packs;

export const deedsIn = (options: DarkReignOptions): readonly Deed[] => laidFor(options).deeds;

/** What may stand against a deed, in the order of the packs. */
export const hindrancesTo = (options: DarkReignOptions, deed: string): readonly Hindrance[] =>
  laidFor(options).hindrances(deed);

export const errandsIn = (options: DarkReignOptions): readonly Errand[] =>
  packsOf(options).flatMap(({ errands = [] }) => errands);

/** By sort and id: an id names the same card in every match. */
const index: { readonly [Sort in keyof Cards]: Map<string, Cards[Sort]> } = {
  heroes: new Map(),
  profiles: new Map(),
  things: new Map(),
  skills: new Map(),
  spells: new Map(),
  elements: new Map(),
  zones: new Map(),
  quests: new Map(),
  sideQuests: new Map(),
  unforeseen: new Map(),
};

function shelve<Sort extends keyof Cards>(sort: Sort, lists: CardLists): void {
  const shelf: Map<string, Cards[Sort]> = index[sort];
  const cards: readonly Cards[Sort][] = lists[sort] ?? [];
  for (const card of cards) {
    if (shelf.has(card.id)) throw new Error(`two of the ${sort} are called ${card.id}`);
    shelf.set(card.id, card);
  }
}

export function findCard<Sort extends keyof Cards>(sort: Sort, id: string): Cards[Sort] | undefined {
  const shelf: ReadonlyMap<string, Cards[Sort]> = index[sort];
  return shelf.get(id);
}

/** All cards of a sort, in the order in which they came to the shelf. */
export function allOf<Sort extends keyof Cards>(sort: Sort): readonly Cards[Sort][] {
  const shelf: ReadonlyMap<string, Cards[Sort]> = index[sort];
  return [...shelf.values()];
}

export function cardOf<Sort extends keyof Cards>(sort: Sort, id: string): Cards[Sort] {
  const card = findCard(sort, id);
  if (card === undefined) throw new Error(`there is no ${id} among the ${sort}`);
  return card;
}

export const heroCardOf = (id: string): HeroCard => cardOf("heroes", id);
export const isHeroCard = (id: string): boolean => findCard("heroes", id) !== undefined;
export const profileOf = (id: string): Profile => cardOf("profiles", id);
export const isProfile = (id: string): boolean => findCard("profiles", id) !== undefined;
export const thingCardOf = (id: string): ThingCard => cardOf("things", id);
export const skillOf = (id: string): SkillCard => cardOf("skills", id);

/** What an effect comes from, where that is a card: a potion, a spell, an Imprévu. */
export function sourceName(source: string): Words | undefined {
  const sorts = ["things", "spells", "unforeseen", "skills"] as const;
  for (const sort of sorts) {
    const card = findCard(sort, source);
    if (card !== undefined) return card.name;
  }
  return undefined;
}
