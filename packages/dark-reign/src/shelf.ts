import type { ElementCard, ZonePlan } from "./cards/element.ts";
import type { HeroCard } from "./cards/hero.ts";
import type { Profile } from "./cards/profile.ts";
import type { SkillCard } from "./cards/skill.ts";
import type { ThingCard } from "./cards/thing.ts";
import type { Deed, Hindrance } from "./deed.ts";
import type { DarkReignOptions } from "./options.ts";
import type { Pack } from "./pack.ts";

/** All that lies in the packs that this program knows, by id: an id names the same card in every match. */
const shelf = {
  packs: new Map<string, Pack>(),
  heroes: new Map<string, HeroCard>(),
  profiles: new Map<string, Profile>(),
  things: new Map<string, ThingCard>(),
  skills: new Map<string, SkillCard>(),
  elements: new Map<string, ElementCard>(),
  zones: new Map<string, ZonePlan>(),
};

/** Lays packs on the shelf, once, when the game is loaded. */
export function openPacks(packs: readonly Pack[]): void {
  for (const pack of packs) {
    lay(shelf.packs, [pack]);
    lay(shelf.heroes, pack.heroes);
    lay(shelf.profiles, pack.profiles);
    lay(shelf.things, pack.things);
    lay(shelf.skills, pack.skills);
    lay(shelf.elements, pack.elements);
    lay(shelf.zones, pack.zones);
  }
}

function lay<Card extends { readonly id: string }>(on: Map<string, Card>, cards: readonly Card[] = []): void {
  for (const card of cards) {
    if (on.has(card.id)) throw new Error(`two cards are called ${card.id}`);
    on.set(card.id, card);
  }
}

function taken<T>(from: ReadonlyMap<string, T>, id: string): T {
  const card = from.get(id);
  if (card === undefined) throw new Error(`there is no ${id} on the shelf`);
  return card;
}

/** The packs of a match, in the order in which they were opened. */
export function packsOf(options: DarkReignOptions): readonly Pack[] {
  return [...shelf.packs.values()].filter(({ isIn }) => isIn?.(options) ?? true);
}

export const deedsIn = (options: DarkReignOptions): readonly Deed[] =>
  packsOf(options).flatMap(({ deeds = [] }) => deeds);

export const hindrancesIn = (options: DarkReignOptions): readonly Hindrance[] =>
  packsOf(options).flatMap(({ hindrances = [] }) => hindrances);

export const heroCardOf = (id: string): HeroCard => taken(shelf.heroes, id);
export const isHero = (id: string): boolean => shelf.heroes.has(id);
export const allHeroes = (): readonly HeroCard[] => [...shelf.heroes.values()];
export const profileOf = (id: string): Profile => taken(shelf.profiles, id);
export const isProfile = (id: string): boolean => shelf.profiles.has(id);
export const thingCardOf = (id: string): ThingCard => taken(shelf.things, id);
export const skillOf = (id: string): SkillCard => taken(shelf.skills, id);
export const elementCardOf = (kind: string): ElementCard => taken(shelf.elements, kind);
export const zonePlanOf = (id: string): ZonePlan => taken(shelf.zones, id);
export const isPack = (id: string): boolean => shelf.packs.has(id);
