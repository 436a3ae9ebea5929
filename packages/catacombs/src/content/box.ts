import type { Action } from "../action.ts";
import { type Attack, melee } from "../attack.ts";
import type { CatacombsOptions, HeroId } from "../options.ts";
import { type Character, heroOf, isCharacter, isStunned, type Open } from "../state.ts";
import type { Trait } from "../trait.ts";
import {
  type AllyCard,
  type ArtefactCard,
  type Board,
  type HeroCard,
  hasReady,
  type ItemCard,
  type LordCard,
  type Lot,
  type MonsterCard,
  ownedBy,
  type RoomCard,
  type SpellCard,
} from "./card.ts";
import { dealtIn } from "./dealt.ts";
import type { Custom, Dealt, Pack } from "./pack.ts";
import { shelf, taken } from "./shelf.ts";

/**
 * The cards know the rules and the rules ask for cards by name: this shelf between them lets an expansion be added
 * without either knowing of it. What a match is dealt out of is not the shelf, but the boxes that its options name: who
 * asks for all of something says for which match, and without one for the base game.
 */
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
  put(pack.artefacts ?? [], shelf.items);
  shelf.packs.set(pack.id, pack);
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

export const isHero = (id: string): boolean => shelf.heroes.has(id);
export const isLord = (id: string): boolean => shelf.lords.has(id);
export const isAlly = (id: string): boolean => shelf.allies.has(id);
export const isMonster = (id: string): boolean => shelf.monsters.has(id);
export const isRoom = (id: string): boolean => shelf.rooms.has(id);
export const isHealer = (id: string): boolean => shelf.rooms.get(id)?.kind === "healer";

type Boxes = Pick<CatacombsOptions, "boxes">;

export const allBoards = (of: Boxes = {}): readonly Board[] => dealtIn(of).boards;
export const allHeroes = (of: Boxes = {}): readonly HeroCard[] => dealtIn(of).heroes;
export const allLords = (of: Boxes = {}): readonly LordCard[] => dealtIn(of).lords;
export const allMonsters = (of: Boxes = {}): readonly MonsterCard[] => dealtIn(of).monsters;
export const allRooms = (of: Boxes = {}): readonly RoomCard[] => dealtIn(of).rooms;
export const allSpells = (of: Boxes = {}): readonly SpellCard[] => dealtIn(of).spells;
export const allItems = (of: Boxes = {}): readonly ItemCard[] => dealtIn(of).items;
export const allAllies = (of: Boxes = {}): readonly AllyCard[] => dealtIn(of).allies;
export const allArtefacts = (of: Boxes = {}): readonly ArtefactCard[] => dealtIn(of).artefacts;
export const allLots = (of: Boxes = {}): readonly Lot[] => dealtIn(of).lots;
export const lordBoards = (of: Boxes = {}): readonly string[] => allLords(of).map(({ board }) => board);

/** Whatever bears this id and stands on the board: a hero, an ally, a monster, a lord. */
export function cardOf(id: string): HeroCard | AllyCard | MonsterCard | LordCard | undefined {
  return shelf.heroes.get(id) ?? shelf.allies.get(id) ?? shelf.monsters.get(id) ?? shelf.lords.get(id);
}

/** Every action of every card and board of these boxes. */
export function allActions(of: Boxes = {}): readonly Action[] {
  return actionsIn(dealtIn(of));
}

/** Every action that has a name, whatever box it lies in. */
export function everyAction(): readonly Action[] {
  const packs = [...shelf.packs.values()];
  return packs.flatMap((pack) => [...actionsIn(pack), ...Object.values(pack.custom?.deeds ?? {}).flat()]);
}

/** The article that this action comes from … */
export function itemWith(action: string): ItemCard | undefined {
  return [...shelf.items.values()].find(({ actions }) => actions.some(({ id }) => id === action));
}

/** … or the spell, whatever box it lies in. */
export function spellWith(action: string): SpellCard | undefined {
  return [...shelf.spells.values()].find((spell) => spell.action.id === action);
}

/** Every special rule that has a name. */
export function everyTrait(): readonly Trait[] {
  return [...shelf.packs.values()].flatMap(({ monsters, lords, heroes, items, artefacts = [] }) =>
    [...monsters, ...lords, ...heroes, ...items, ...artefacts].flatMap(({ traits }) => traits),
  );
}

/** Every special rule that a box lends without printing it on a piece. */
export function lentTraits(): readonly Trait[] {
  return [...shelf.packs.values()].flatMap(({ custom }) => custom?.lent ?? []);
}

function actionsIn(pack: Omit<Pack, "id">): readonly Action[] {
  const { heroes, lords, monsters, items, artefacts = [], allies, spells } = pack;
  return [
    basicMelee,
    ...[...heroes, ...lords, ...monsters, ...items, ...artefacts].flatMap(({ actions }) => actions),
    ...allies.map(({ action }) => action),
    ...spells.map(({ action }) => action),
  ];
}

/** What the card or board of a character allows; two cards may call different actions by one name. */
export function printedActions(card: string): readonly Action[] {
  const ally = shelf.allies.get(card);
  const found = shelf.monsters.get(card) ?? shelf.lords.get(card) ?? shelf.heroes.get(card);
  return ally === undefined ? (found?.actions ?? []) : [ally.action];
}

/** CAT-ALLY-03: whose Ally it is. */
export function ownerOfAlly(ally: string): HeroId | undefined {
  return shelf.allies.get(ally)?.owner;
}

export function alliesOf(hero: HeroId): readonly string[] {
  return [...shelf.allies.keys()].filter((ally) => ownerOfAlly(ally) === hero);
}

/** What the boxes of a match add to its course. */
export function customsOf(options: Boxes): readonly Custom[] {
  return dealtIn(options).customs;
}

/** CAT-MON-07: the special rules that are printed for this piece, or that it carries (CAT-ITEM-05, 11). */
function ownTraits(state: Open, piece: Character): readonly Trait[] {
  if (piece.kind === "monster") return monsterOf(piece.card).traits;
  if (piece.kind === "lord") return lordOf(piece.card).traits;
  if (piece.kind === "ally") return [];
  return isStunned(piece) ? heroCard(piece.card).traits : boardTraits(state, piece.card);
}

/** CAT-ITEM-05: what a Hero's board and articles say, wherever the Hero is. */
export function boardTraits(state: Open, hero: HeroId): readonly Trait[] {
  const owned = ownedBy(heroOf(state, hero));
  const { traits } = heroCard(hero);
  return owned.length === 0 ? traits : [...traits, ...owned.flatMap((item) => itemOf(item).traits)];
}

/** The special rules that hold for this piece now: its own, and what others or the boxes lend it, each once. */
export function traitsOf(state: Open, piece: Character): readonly Trait[] {
  const own = ownTraits(state, piece);
  const lent = lentTo(state, piece);
  return lent.length === 0
    ? own
    : [...own, ...lent.filter(({ id }, i) => ![...own, ...lent.slice(0, i)].some((one) => one.id === id))];
}

function lentTo(state: Open, piece: Character): readonly Trait[] {
  const { customs, lenders } = influenceOf(state);
  if (customs.length === 0 && lenders.length === 0) return none;
  const lent = customs.flatMap(({ lends }) => lends?.(state, piece) ?? []);
  for (const { other, trait } of lenders)
    if (other.id !== piece.id && trait.lends) lent.push(...trait.lends(state, other, piece));
  return lent;
}

/** Who keeps this character from this action, or from using anything beside it, and by which special rule. */
export function forbidding(state: Open, actor: Character, action?: Action): Lender | undefined {
  const { lenders } = influenceOf(state);
  if (lenders.length === 0) return undefined;
  return lenders.find(({ other, trait }) => trait.forbids?.(state, other, actor, action));
}

const none: readonly never[] = [];

interface Lender {
  readonly other: Character;
  readonly trait: Trait;
}

interface Influence {
  readonly customs: readonly Custom[];
  readonly lenders: readonly Lender[];
}

const nothing: Influence = { customs: none, lenders: none };

/** Whatever reaches beyond its own piece; in the base game nothing does, and nothing is looked for. */
function influenceOf({ options, fight }: Open): Influence {
  const dealt = dealtIn(options);
  const { customs } = dealt;
  const reaching = reachOf(dealt);
  if (reaching.size === 0 || fight === undefined)
    return customs.length === 0 ? nothing : { customs, lenders: none };
  const lenders: Lender[] = [];
  for (const other of fight.pieces)
    if (isCharacter(other))
      for (const trait of reaching.get(other.card) ?? none) lenders.push({ other, trait });
  return { customs, lenders };
}

/** The cards of these boxes whose special rules forbid or lend. */
function reachOf(dealt: Dealt): ReadonlyMap<string, readonly Trait[]> {
  const known = reaches.get(dealt);
  if (known !== undefined) return known;
  const cards = [...dealt.monsters, ...dealt.lords, ...dealt.heroes];
  const found = new Map(
    cards
      .map(({ id, traits }) => [id, traits.filter(({ forbids, lends }) => forbids ?? lends)] as const)
      .filter(([, traits]) => traits.length > 0),
  );
  reaches.set(dealt, found);
  return found;
}

const reaches = new WeakMap<Dealt, ReadonlyMap<string, readonly Trait[]>>();

/** CAT-HERO-19, CAT-LORD-11: the basic Melee, beside whatever a board, a card or an article adds. */
const basicMelee: Action = {
  id: "melee",
  name: { fr: "Coup de poing", en: "Melee" },
  rule: "CAT-ATK-01",
  attacks: [melee],
};

/** All that this character has left to choose from, whether it is possible right now or not. */
export function actionsOf(state: Open, piece: Character): readonly Action[] {
  if (piece.kind === "monster") return shaped(traitsOf(state, piece), monsterOf(piece.card).actions);
  if (piece.kind === "ally") return [allyOf(piece.card).action];
  if (piece.kind === "lord") return [basicMelee, ...lordOf(piece.card).actions];
  const hero = heroOf(state, piece.card);
  const { actions, spells } = heroCard(piece.card);
  const articles = ownedBy(hero)
    .filter((item) => hasReady(hero, item))
    .flatMap((item) => itemOf(item).actions);
  const magic = spells ? [...new Set(state.spells.map(spellOf))].map(({ action }) => action) : [];
  const besides = customsOf(state.options).flatMap(({ deeds }) => deeds?.[piece.card] ?? []);
  return sharpened(state, piece, [basicMelee, ...actions, ...besides, ...articles, ...magic]);
}

/** What the special rules of a monster make of its actions. */
function shaped(traits: readonly Trait[], actions: readonly Action[]): readonly Action[] {
  if (!traits.some(({ lengthens, sharpens }) => lengthens ?? sharpens)) return actions;
  const longer = traits.reduce((list, { lengthens }) => (lengthens ? list.map(lengthens) : list), actions);
  const sharp = (attack: Attack) =>
    traits.reduce((edged, { sharpens }) => sharpens?.(edged) ?? edged, attack);
  return longer.map((action) => ({ ...action, attacks: action.attacks.map(sharp) }));
}

/** What articles make of every attack of their owner, as long as nobody keeps them from it. */
function sharpened(state: Open, piece: Character, actions: readonly Action[]): readonly Action[] {
  const { items } = heroOf(state, piece.card);
  if (items.length === 0) return actions;
  const edges = items.flatMap((item) => itemOf(item).traits.flatMap(({ sharpens }) => sharpens ?? []));
  if (edges.length === 0 || isStunned(piece) || forbidding(state, piece) !== undefined) return actions;
  const sharp = (attack: Attack) => edges.reduce((edged, sharpen) => sharpen(edged), attack);
  return actions.map((action) => ({ ...action, attacks: action.attacks.map(sharp) }));
}
