import type { Seat } from "@ossuaire/kernel";
import type { Passage, Passages, PoisonDeck } from "./decks.ts";
import type { Shop } from "./kinds.ts";
import type { CatacombsOptions, HeroId, Role } from "./options.ts";

/** All that lies on the table. Cards, boards and kinds are named by their ids. */
export interface State {
  readonly options: CatacombsOptions;
  phase: Phase;
  /** Who sits where: CAT-VFAIR-06 lets players exchange the Overseer's seat. */
  readonly roles: Record<Role, Seat>;
  /** CAT-LAYOUT: the laid out Room cards. */
  readonly rooms: Chamber[];
  /** Which of them the heroes are in; −1 before the first. */
  here: number;
  readonly heroes: Record<HeroId, HeroBoard>;
  readonly lord: LordBoard;
  /** CAT-COMP-04: all gold that nobody has; notes are changed as needed (CAT-RULING-53). */
  bank: number;
  /** CAT-SETUP-12: discs of each kind that are not in use. */
  readonly reserve: Record<string, number>;
  /** CAT-SETUP-08: face down, the top card first. */
  equipment: string[];
  /** CAT-MERCH-03: what the Merchant has turned up. */
  offer: string[];
  /** CAT-ITEM-13. */
  readonly usedUp: string[];
  /** CAT-SPELL-03: cards that can still be played, and those that were. */
  readonly spells: string[];
  readonly spentSpells: string[];
  /** SOL-ALTAR-09: the Altar has given what it gives. */
  gifted?: true;
  /** CAT-VCAMP-02: the space of the Camp Tracker; 0 is its start. */
  camp: number;
  /** Whoever used a Map knows the rooms that lie face down. */
  readonly mapped: Seat[];
  /** VER-POISON-02, 03. */
  poison?: PoisonDeck;
  /** VER-VERDICT-18: where they were agreed on. */
  passages?: Passages;
  /** The fight that is on. */
  fight?: Fight;
  /** The visit to the Merchant or the Healer that is on. */
  visit?: Visit;
  ended?: Ending;
}

/**
 * What lies open to all. The state has it, and so has what a seat sees of it: what may be done now follows from this
 * alone, and so does why not.
 */
export interface Open extends Pick<State, "options" | "phase" | "roles" | "lord"> {
  readonly heroes: Readonly<Record<HeroId, HeroBoard>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly offer: readonly string[];
  readonly spells: readonly string[];
  /** What lies face down has no card here. */
  readonly rooms: readonly { readonly card: string | undefined }[];
  readonly here: number;
  readonly fight?: Fight | undefined;
  readonly visit?: Visit | undefined;
  readonly passages?: { readonly now?: Passage };
}

export type Phase =
  | "scenario"
  | "exploration"
  | "heroes-placed"
  | "monsters-placed"
  | "heroes"
  | "overseer"
  | "resolution"
  | "camp"
  | "merchant"
  | "healer"
  | "altar";

/** CAT-ROOM-03: a side of a Room card that leads on. */
export type Exit = "N" | "E" | "S" | "W";

/** A Room card in its place: in a column, in columns, or on the grid of a labyrinth. */
export interface Chamber {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  open: boolean;
  visits: number;
  /** CAT-RULING-79: the other one of a pair was chosen. */
  closed?: true;
}

/** A visit to a special room. */
export interface Visit {
  /** Hero players who want no more. */
  readonly done: Seat[];
  /** CAT-RULING-56: how many articles were bought at half price. */
  discounts: number;
  /** How they trade who are no Merchant of the layout. */
  readonly shop?: Shop;
}

export interface HeroBoard {
  /** 0: dead (CAT-DEATH-01). */
  life: number;
  gold: number;
  readonly items: string[];
  /** CAT-ITEM-07: what has been used in this room and may be used once in each. */
  readonly used: string[];
  /** Arrows, rages: what the hero's board counts, by the name of the track. */
  readonly tracks: Record<string, number>;
  /** CAT-HIT-08: monsters killed in this room, by their cards. */
  readonly trophies: string[];
  /** SOL-HUNTER-02: monsters killed in earlier rooms that have stayed on the board. */
  stored?: string[];
  /** SOL-HUNTER-12: artefacts that are activated. */
  artefacts?: string[];
  /** VER-POISON-07: Poison cards under the board, for all to see. */
  poison?: string[];
}

export interface LordBoard {
  readonly id: string;
  life: number;
}

/** A room with enemies in it, from the placing of the pieces to the pay. */
export interface Fight {
  readonly kind: "room" | "camp" | "lord";
  readonly board: string;
  /** Monsters that are still to be placed, by their cards. */
  arriving: string[];
  pieces: Piece[];
  round: number;
  /** CAT-RULING-96: for how many rounds, this one included, nobody has done anything but pass; absent if somebody has. */
  idle?: number;
  /** CAT-AWAND-01: a monster was attacked in this Heroes' turn. */
  attacked: boolean;
  /** How many discs of each card have been numbered, so that no two ever bear the same id. */
  readonly numbered: Record<string, number>;
  /** Heroes who are alive, and yet not on the board: a monster holds them. They are asked nothing. */
  captives?: Captive[];
  /** VER-SOLOTH-11: which cards a shape is taken from, where it is not the ordinary one. */
  shapes?: Readonly<Record<string, string>>;
  /** Articles that come with a kill, in the order of the kills; they are handed over in the resolution phase. */
  rewards?: Reward[];
}

interface Captive {
  readonly piece: Character;
  /** Who holds him. */
  readonly by: string;
}

interface Reward {
  readonly hero: HeroId;
  readonly item: string;
}

export type Piece = Character | Thing;

/** A piece that acts. */
export type Character = Tracked<"hero"> | Tracked<"lord"> | Living;

interface Standing {
  readonly id: string;
  /** Which hero, ally, monster or lord: the id of its board or card. */
  readonly card: string;
  readonly radius: number;
  x: number;
  y: number;
  /** FLK-STACK-02: it lies on this piece, and has no body of its own as long as it does. */
  on?: string;
}

interface Acting extends Standing {
  /** It has had its action in this turn, or came in during it. */
  done: boolean;
  /** It came in during this turn and acts from the next one on (CAT-RULING-46), whoever would have it act (SOL-VERDICT-28). */
  arrived?: true;
  /** CAT-INCAP-07: the round in which it became incapacitated. */
  stunned?: number;
  /** What else cards have done to it: since which round. */
  readonly marks: Record<string, number>;
}

/** Its life is kept on a board. */
interface Tracked<Kind> extends Acting {
  readonly kind: Kind;
}

/** Its life is shown by the disc itself. */
export interface Living extends Acting {
  readonly kind: "ally" | "monster";
  life: number;
  /** CAT-RULING-54: who took its last life point. */
  killer?: string;
}

/** Whatever lies on the board and does not act; a rider lies on somebody, who cannot act while it does. */
interface Thing extends Standing {
  readonly kind: "wall" | "shield" | "projectile" | "rider";
}

/** A disc, before it lies anywhere. */
export interface Disc {
  readonly card: string;
  readonly radius: number;
}

/** A disc that is to come onto the board. */
export interface Newcomer extends Disc {
  readonly id: string;
}

export type Side = "heroes" | "overseer";

/** CAT-WIN-02, 04, CAT-RULING-34, 96. */
export interface Ending {
  readonly winner: Side;
  readonly why: "lord-dead" | "heroes-dead" | "heroes-down" | "heroes-idle";
}

export function isCharacter(piece: Piece): piece is Character {
  return "marks" in piece;
}

/** CAT-HIT-14, 15: characters of one side never harm each other. */
export function sideOf({ kind }: Character): Side {
  return kind === "hero" || kind === "ally" ? "heroes" : "overseer";
}

export function isStunned(piece: Character): boolean {
  return piece.stunned !== undefined;
}

/** Whether something lies on this piece that keeps it from acting. */
export function isFrozen({ fight }: Pick<Open, "fight">, { id }: Pick<Piece, "id">): boolean {
  return fight?.pieces.some(({ kind, on }) => kind === "rider" && on === id) ?? false;
}

/** Whether this piece could act if it were its turn: not incapacitated, not frozen, and lying on nobody. */
export function canAct(state: Pick<Open, "fight">, piece: Character): boolean {
  return !isStunned(piece) && piece.on === undefined && !isFrozen(state, piece);
}

/** The fight that is on; asking for it at any other time is a mistake in the rules. */
export function fightOf(state: Pick<Open, "fight" | "phase">): Fight {
  if (state.fight === undefined) throw new Error(`no fight in the ${state.phase} phase`);
  return state.fight;
}

export function pieceOf(state: Open, id: string): Piece {
  const piece = fightOf(state).pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`${id} is not on the board`);
  return piece;
}

export function characterOf(state: Open, id: string): Character {
  const piece = pieceOf(state, id);
  if (!isCharacter(piece)) throw new Error(`${id} is no character`);
  return piece;
}

/** A character that is still one: it may have left, or have become a fire wall (CAT-ABIL-12). */
export function actorOn(state: Open, id: string): Character | undefined {
  return fightOf(state)
    .pieces.filter(isCharacter)
    .find((piece) => piece.id === id);
}

export function isOnBoard(state: Pick<Open, "fight">, id: string): boolean {
  return state.fight?.pieces.some((piece) => piece.id === id) ?? false;
}

export function charactersOf(state: Open, side: Side): readonly Character[] {
  return fightOf(state)
    .pieces.filter(isCharacter)
    .filter((piece) => sideOf(piece) === side);
}

export function heroOf(state: Pick<Open, "heroes">, id: HeroId): HeroBoard {
  const hero = state.heroes[id];
  if (hero === undefined) throw new Error(`${id} is no hero of this party`);
  return hero;
}

/** In the order of CAT-PLAYER-09, from the easiest to the hardest. */
export function heroIds(state: Pick<Open, "heroes">): readonly HeroId[] {
  return Object.keys(state.heroes);
}

export function isAlive(state: Pick<Open, "heroes">, hero: HeroId): boolean {
  return heroOf(state, hero).life > 0;
}

export function lifeOf(state: Pick<Open, "heroes" | "lord">, piece: Character): number {
  if (piece.kind === "hero") return heroOf(state, piece.card).life;
  return piece.kind === "lord" ? state.lord.life : piece.life;
}

/** Where somebody is named: the state, or what a seat sees of it. */
export interface Here {
  readonly fight?: Pick<Fight, "numbered"> | undefined;
}
