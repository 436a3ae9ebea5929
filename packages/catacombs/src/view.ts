import type { Seat, Viewer } from "@ossuaire/kernel";
import type { Passage } from "./decks.ts";
import type { CatacombsOptions, HeroId, Role } from "./options.ts";
import type { Chamber, Ending, Fight, HeroBoard, LordBoard, Phase, State, Visit } from "./state.ts";

/** What lies open on the table. Hidden are the rooms that lie face down, and the order of every deck. */
export interface View {
  readonly options: CatacombsOptions;
  readonly phase: Phase;
  readonly roles: Readonly<Record<Role, Seat>>;
  readonly rooms: readonly SeenRoom[];
  readonly here: number;
  readonly heroes: Readonly<Record<HeroId, HeroBoard>>;
  readonly lord: LordBoard;
  readonly bank: number;
  readonly reserve: Readonly<Record<string, number>>;
  /** How many cards lie in the Equipment deck. */
  readonly equipment: number;
  readonly offer: readonly string[];
  readonly usedUp: readonly string[];
  readonly spells: readonly string[];
  readonly spentSpells: readonly string[];
  readonly gifted?: true;
  /** VER-POISON-03: how many Poison cards are left to be drawn. */
  readonly poison?: { readonly left: number; readonly discards: readonly string[] };
  /** VER-VERDICT-18: how many cards are left of each level. */
  readonly passages?: {
    readonly left: Readonly<Record<1 | 2, number>>;
    readonly discards: readonly string[];
    readonly now?: Passage;
    readonly straight?: true;
  };
  readonly camp: number;
  readonly fight: Fight | undefined;
  readonly visit: Visit | undefined;
  readonly ended: Ending | undefined;
}

/** CAT-LAYOUT-12: what a card is shows only when it lies open, or to whoever has read a Map. */
export type SeenRoom = Omit<Chamber, "card"> & { readonly card: string | undefined };

export function view(state: State, viewer: Viewer): View {
  const knowsAll = state.mapped.includes(viewer);
  return {
    options: optionsSeen(state),
    phase: state.phase,
    roles: state.roles,
    rooms: state.rooms.map((room) => ({ ...room, card: room.open || knowsAll ? room.card : undefined })),
    here: state.here,
    heroes: state.heroes,
    lord: state.lord,
    bank: state.bank,
    reserve: state.reserve,
    equipment: state.equipment.length,
    offer: state.offer,
    usedUp: state.usedUp,
    spells: state.spells,
    spentSpells: state.spentSpells,
    ...(state.gifted === undefined ? {} : { gifted: state.gifted }),
    ...poisonSeen(state),
    ...passagesSeen(state),
    camp: state.camp,
    fight: state.fight,
    visit: state.visit,
    ended: state.ended,
  };
}

/** VER-POISON-02, 03: all but the order of the deck. */
function poisonSeen({ poison }: State): Pick<View, "poison"> {
  return poison === undefined ? {} : { poison: { left: poison.deck.length, discards: poison.discards } };
}

function passagesSeen({ passages }: State): Pick<View, "passages"> {
  if (passages === undefined) return {};
  const { piles, ...open } = passages;
  return { passages: { ...open, left: { 1: piles[1].length, 2: piles[2].length } } };
}

/** A scenario tells what lies in rooms that are still face down: of it, all see the introduction alone. */
function optionsSeen({ options, rooms }: State): CatacombsOptions {
  const { scenario, ...rest } = options;
  if (scenario === undefined) return options;
  const open = rooms.filter(({ open }) => open).map(({ card }) => card);
  const known = Object.entries(scenario.rooms).filter(([card]) => open.includes(card));
  return { ...rest, scenario: { intro: scenario.intro, rooms: Object.fromEntries(known) } };
}
