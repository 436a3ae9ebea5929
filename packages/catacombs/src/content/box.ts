import type { Action } from "../action.ts";
import { melee } from "../attack.ts";
import type { HeroId } from "../options.ts";
import { type Character, heroOf, isStunned, type Open } from "../state.ts";
import type { Trait } from "../trait.ts";
import {
  type AllyCard,
  type Board,
  type HeroCard,
  hasReady,
  type ItemCard,
  type LordCard,
  type Lot,
  type MonsterCard,
  type RoomCard,
  type SpellCard,
} from "./card.ts";
import type { Pack } from "./pack.ts";

/**
 * All that lies in the boxes that this program knows, by id. The cards know the rules and the rules ask for cards by
 * name: this shelf between them lets an expansion be added without either knowing of it. What a match is dealt out of
 * is not the shelf, but the boxes that its options name: see `dealt.ts`.
 */
const shelf = {
  boards: new Map<string, Board>(),
  heroes: new Map<string, HeroCard>(),
  allies: new Map<string, AllyCard>(),
  lords: new Map<string, LordCard>(),
  monsters: new Map<string, MonsterCard>(),
  rooms: new Map<string, RoomCard>(),
  spells: new Map<string, SpellCard>(),
  items: new Map<string, ItemCard>(),
  lots: new Map<string, Lot>(),
  packs: new Map<string, Pack>(),
};

export function openBox(pack: Pack): void {
  const put = <T extends { readonly id: string }>(cards: readonly T[], place: Map<string, T>): void => {
    for (const card of cards) place.set(card.id, card);
  };
  put(pack.boards, shelf.boards);
  put(pack.heroes, shelf.heroes);
  put(pack.allies, shelf.allies);
  put(pack.lords, shelf.lords);
  put(pack.monsters, shelf.monsters);
  put(pack.rooms, shelf.rooms);
  put(pack.spells, shelf.spells);
  put(pack.items, shelf.items);
  put(pack.lots, shelf.lots);
  shelf.packs.set(pack.id, pack);
}

function taken<T>(from: ReadonlyMap<string, T>, id: string): T {
  const card = from.get(id);
  if (card === undefined) throw new Error(`there is no ${id} in the box`);
  return card;
}

export const boardOf = (id: string): Board => taken(shelf.boards, id);
export const heroCard = (id: string): HeroCard => taken(shelf.heroes, id);
export const allyOf = (id: string): AllyCard => taken(shelf.allies, id);
export const lordOf = (id: string): LordCard => taken(shelf.lords, id);
export const monsterOf = (id: string): MonsterCard => taken(shelf.monsters, id);
export const roomOf = (id: string): RoomCard => taken(shelf.rooms, id);
export const itemOf = (id: string): ItemCard => taken(shelf.items, id);

/** A Spell card, by the id of any of its copies. */
export const spellOf = (copy: string): SpellCard => taken(shelf.spells, copy.split("#", 1).join());

export const packOf = (id: string): Pack => taken(shelf.packs, id);
export const isPack = (id: string): boolean => shelf.packs.has(id);

export const isHero = (id: string): boolean => shelf.heroes.has(id);
export const isLord = (id: string): boolean => shelf.lords.has(id);
export const isMonster = (id: string): boolean => shelf.monsters.has(id);
export const isRoom = (id: string): boolean => shelf.rooms.has(id);
export const isHealer = (id: string): boolean => shelf.rooms.get(id)?.kind === "healer";

export const allBoards = (): readonly Board[] => [...shelf.boards.values()];
export const allHeroes = (): readonly HeroCard[] => [...shelf.heroes.values()];
export const allLords = (): readonly LordCard[] => [...shelf.lords.values()];
export const allMonsters = (): readonly MonsterCard[] => [...shelf.monsters.values()];
export const allRooms = (): readonly RoomCard[] => [...shelf.rooms.values()];
export const allSpells = (): readonly SpellCard[] => [...shelf.spells.values()];
export const allItems = (): readonly ItemCard[] => [...shelf.items.values()];
export const allAllies = (): readonly AllyCard[] => [...shelf.allies.values()];
export const allLots = (): readonly Lot[] => [...shelf.lots.values()];
export const lordBoards = (): readonly string[] => allLords().map(({ board }) => board);

/** Whatever bears this id and stands on the board: a hero, an ally, a monster, a lord. */
export function cardOf(id: string): HeroCard | AllyCard | MonsterCard | LordCard | undefined {
  return shelf.heroes.get(id) ?? shelf.allies.get(id) ?? shelf.monsters.get(id) ?? shelf.lords.get(id);
}

/** Every action of every card and board. */
export function allActions(): readonly Action[] {
  return [
    basicMelee,
    ...[...allHeroes(), ...allLords(), ...allMonsters(), ...allItems()].flatMap(({ actions }) => actions),
    ...allAllies().map(({ action }) => action),
    ...allSpells().map(({ action }) => action),
  ];
}

/** What the card or board of a character allows; two cards may call different actions by one name. */
export function printedActions(card: string): readonly Action[] {
  const ally = shelf.allies.get(card);
  const found = shelf.monsters.get(card) ?? shelf.lords.get(card) ?? shelf.heroes.get(card);
  return ally === undefined ? (found?.actions ?? []) : [ally.action];
}

/** CAT-ALLY-03: recruiting is the privilege of whoever has the spells. */
export function ownerOfAlly(ally: string): HeroId | undefined {
  return shelf.allies.has(ally) ? allHeroes().find(({ spells }) => spells)?.id : undefined;
}

export function alliesOf(hero: HeroId): readonly string[] {
  return [...shelf.allies.keys()].filter((ally) => ownerOfAlly(ally) === hero);
}

/** CAT-MON-07, CAT-ITEM-05, 11: the special rules that hold for this piece now. */
export function traitsOf(state: Open, piece: Character): readonly Trait[] {
  if (piece.kind === "monster") return monsterOf(piece.card).traits;
  if (piece.kind === "lord") return lordOf(piece.card).traits;
  if (piece.kind === "ally") return [];
  const { items } = heroOf(state, piece.card);
  const worn = isStunned(piece) ? [] : items.flatMap((item) => itemOf(item).traits);
  return [...heroCard(piece.card).traits, ...worn];
}

/** CAT-HERO-19, CAT-LORD-11: the basic Melee, beside whatever a board, a card or an article adds. */
const basicMelee: Action = {
  id: "melee",
  name: { fr: "Coup de poing", en: "Melee" },
  rule: "CAT-ATK-01",
  attacks: [melee],
};

/** All that this character has left to choose from, whether it is possible right now or not. */
export function actionsOf(
  state: Pick<Open, "heroes" | "spells">,
  piece: Pick<Character, "kind" | "card">,
): readonly Action[] {
  if (piece.kind === "monster") return monsterOf(piece.card).actions;
  if (piece.kind === "ally") return [allyOf(piece.card).action];
  if (piece.kind === "lord") return [basicMelee, ...lordOf(piece.card).actions];
  const hero = heroOf(state, piece.card);
  const { actions, spells } = heroCard(piece.card);
  const articles = hero.items.filter((item) => hasReady(hero, item)).flatMap((item) => itemOf(item).actions);
  const magic = spells ? [...new Set(state.spells.map(spellOf))].map(({ action }) => action) : [];
  return [basicMelee, ...actions, ...articles, ...magic];
}
