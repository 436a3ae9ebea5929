import { limits } from "@ossuaire/discs";
import type { Reason, Script, Seat } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { ground, radiusOfSize } from "../arena.ts";
import type { Attack, Strike } from "../attack.ts";
import { actionsOf, forbidding, traitsOf } from "../content/box.ts";
import type { Aiming, Deed } from "../questions.ts";
import type { Living, Newcomer } from "../state.ts";
import {
  actorOn,
  type Character,
  canAct,
  characterOf,
  fightOf,
  isOnBoard,
  isStunned,
  type Open,
  type State,
} from "../state.ts";
import { flick as askFlick, type CatacombsTable, choose } from "../table.ts";
import { checkDefeat } from "./end.ts";
import { stun } from "./harm.ts";
import { monsterPiece } from "./newcomers.ts";
import { pay } from "./price.ts";
import { fromReserve } from "./reserve.ts";
import { seatOfPiece } from "./roles.ts";
import { takeOff } from "./slide.ts";
import { noRoom, placeBeside, roomBeside } from "./spot.ts";
import { type Blow, strike } from "./strike.ts";
import { whyNobodyComes } from "./summon.ts";

/** A deed and the action of it that the cards know. */
export type KnownDeed = Omit<Deed, "action"> & { readonly action: Action };

export function knownDeed(state: State, deed: Deed): KnownDeed {
  const action = actionsOf(state, characterOf(state, deed.actor)).find(({ id }) => id === deed.action);
  if (action === undefined) throw new Error(`${deed.actor} has no ${deed.action}`);
  return { ...deed, action };
}

/** CAT-RULING-13, SOL-COMMAND-08: what needs a disc that is not there, or for which there is no room, cannot be chosen. */
export function whyNoDisc(
  state: Open,
  { attacks, puts }: Pick<Action, "attacks" | "puts">,
  from: string,
): Reason | undefined {
  const [first] = attacks;
  if (first?.shot?.stays) return whyNobodyComes(state, first.shot.card, from);
  const disc = puts ?? (first && projectileOf(first));
  return disc === undefined || roomBeside(state, disc, from) !== undefined ? undefined : noRoom;
}

/**
 * CAT-SEQ-03, CAT-CHAIN-01: a whole action, from what it costs to its last flick. One that somebody is given beside his
 * own leaves him that.
 */
export function* perform(
  table: CatacombsTable,
  { actor: id, action, from }: KnownDeed,
  isGiven = false,
): Script {
  const { state, tell } = table;
  const actor = characterOf(state, id);
  // CAT-RULING-96.
  delete fightOf(state).idle;
  const { done } = actor;
  if (!action.free) beginAction(table, actor);
  if (isGiven) actor.done = done;
  tell({ type: "acts", rule: action.rule, piece: id, card: actor.card, action: action.id });
  pay(table, actor, action, from);
  if (action.before) yield* action.before(table, actor, characterOf(state, from));
  const strikes = yield* flicks(table, actor, action, from);
  // CAT-RULING-88: whoever died of his own action gets nothing more out of it.
  if (state.ended === undefined && isStillHere(state, actor)) {
    yield* action.after?.(table, actor, strikes) ?? [];
    // CAT-RULING-32.
    if (isTiredBy(state, actor, action) && !isStunned(actor)) stun(table, actor, "CAT-CHAIN-08");
  }
  if (!checkDefeat(table) && !action.free && isStillHere(state, actor))
    yield* endAction(table, actor, strikes);
}

/** CAT-RULING-88, SOL-VERDICT-21: whoever was killed is gone; a disc that comes back has none of his actions left. */
function isStillHere(state: State, actor: Character): boolean {
  return actorOn(state, actor.id) === actor;
}

/** CAT-CHAIN-08: whether this action leaves its actor incapacitated. */
export function isTiredBy(state: State, actor: Character, action: Action): boolean {
  return action.chain === true && traitsOf(state, actor).some(({ isTiredByChains }) => isTiredByChains);
}

/** CAT-RULING-44: to pass is an action too, of which nothing comes. */
export function* pass(table: CatacombsTable, piece: Character): Script {
  beginAction(table, piece);
  table.tell({ type: "passes", rule: "CAT-RULING-44", piece: piece.id, card: piece.card });
  yield* endAction(table, piece, []);
}

function beginAction(table: CatacombsTable, piece: Character): void {
  piece.done = true;
  for (const { beforeAction } of traitsOf(table.state, piece)) beforeAction?.(table, piece);
}

function* endAction(table: CatacombsTable, piece: Character, strikes: readonly Strike[]): Script {
  if (forbidding(table.state, piece) !== undefined) return;
  for (const { afterAction } of traitsOf(table.state, piece)) {
    if (afterAction && table.state.ended === undefined && isOnBoard(table.state, piece.id))
      yield* afterAction(table, piece, strikes);
  }
}

/** CAT-RULING-40 to 42, 88: one flick after the other, as long as the player wants and the character can. */
function* flicks(
  table: CatacombsTable,
  actor: Character,
  action: Action,
  from: string,
): Script<readonly Strike[]> {
  const { id, attacks, chain = false } = action;
  const strikes: Strike[] = [];
  let spared: readonly string[] = [];
  for (const [i, attack] of attacks.entries()) {
    const about = { action: id, flick: i + 1 };
    // CAT-RULING-42: a Familiar that has left leaves the rest of the spell to the Wizard.
    const start = { from: isOnBoard(table.state, from) ? from : actor.id, spared, about };
    if (i > 0 && !(yield* goesOn(table, actor, attack, start, chain))) break;
    const isLast = i === attacks.length - 1;
    const made = yield* attackOnce(table, actor, attack, { ...start, fliesOn: chain && !isLast });
    strikes.push(made);
    spared = chain ? made.touched : [];
    if (!chain) strikes.push(...(yield* flicksOn(table, actor, action, made, from)));
  }
  takeBack(table.state);
  return strikes;
}

/** What cards add to a flick of an action: one more, which they allow but once. */
function* flicksOn(
  table: CatacombsTable,
  actor: Character,
  action: Action,
  made: Strike,
  from: string,
): Script<readonly Strike[]> {
  const { state } = table;
  const more: Strike[] = [];
  for (const trait of traitsOf(state, actor)) {
    if (trait.flicksOn === undefined || !isAble(state, actor) || forbidding(state, actor)) continue;
    const start = { from: isOnBoard(state, from) ? from : actor.id, spared: [], fliesOn: false };
    // CAT-RULING-13.
    if (whyNoDisc(state, { attacks: [made.attack] }, start.from) !== undefined) continue;
    const attack = yield* trait.flicksOn(table, actor, made, action);
    if (attack === undefined) continue;
    more.push(yield* attackOnce(table, actor, attack, start));
  }
  return more;
}

function isAble(state: State, actor: Character): boolean {
  return state.ended === undefined && isStillHere(state, actor) && canAct(state, actor);
}

/** CAT-RULING-41: after any flick a player may stop; one who cannot go on has to. */
function* goesOn(
  { state, tell }: CatacombsTable,
  actor: Character,
  attack: Attack,
  { from, spared, about }: Omit<Start, "fliesOn">,
  chain: boolean,
): Script<boolean> {
  if (!isAble(state, actor)) return false;
  if (!chain && whyNoDisc(state, { attacks: [attack] }, from) !== undefined) return false;
  const asking = {
    seats: seatOfPiece(state, actor),
    prompt: "go-on",
    rule: "CAT-RULING-41",
    about: { piece: actor.id, attack: attack.kind, from, spared, ...about },
  } as const;
  const reply = yield* choose(asking, ["flick", "stop"]);
  if (reply === "stop") tell({ type: "stops", rule: "CAT-RULING-41", piece: actor.id, card: actor.card });
  return reply === "flick";
}

interface Start {
  readonly from: string;
  readonly spared: readonly string[];
  readonly fliesOn: boolean;
  /** CAT-RULING-20. */
  readonly immune?: readonly string[];
  /** Which flick of which action it is, for whoever is asked. */
  readonly about?: { readonly action: string; readonly flick: number };
}

/** CAT-ATK-01, 08, 13: puts the disc down if there is one, flicks, and settles. */
function* attackOnce(table: CatacombsTable, actor: Character, attack: Attack, start: Start): Script<Strike> {
  const blow = yield* aimed(table, actor, attack, start);
  return yield* strike(table, blow);
}

/** Asks for the flick of an attack; a Missile is placed first, unless it flies on from where it lies. */
export function* aimed(
  table: CatacombsTable,
  actor: Character,
  attack: Attack,
  { from, spared, fliesOn, immune = [], about }: Start,
): Script<Blow> {
  const { state, tell } = table;
  const seat = seatOfPiece(state, actor);
  const disc = attack.shot?.stays ? monsterPiece(fightOf(state), attack.shot.card) : projectileOf(attack);
  if (disc !== undefined && !isOnBoard(state, disc.id)) {
    yield* putDown(table, seat, attack, disc, { piece: actor.id, attack: attack.kind, from, ...about });
  }
  const piece = disc?.id ?? actor.id;
  const asking = {
    seats: seat,
    prompt: attack.shot === undefined ? attack.kind : "shot",
    rule: attack.rule,
    about: {
      piece: actor.id,
      attack: attack.kind,
      from,
      modifiers: attack.modifiers.map(({ id }) => id),
      spared: [...spared, ...immune],
      ...about,
    },
    ...limits(ground),
  } as const;
  const { vx, vy } = yield* askFlick(asking, [piece]);
  tell({
    type: "flicked",
    rule: attack.rule,
    seat,
    by: actor.id,
    byCard: actor.card,
    attack: attack.kind,
    piece,
    card: disc?.card ?? actor.card,
    vx,
    vy,
  });
  return { attacker: actor.id, attack, disc: piece, vx, vy, spared, immune, fliesOn };
}

function* putDown(
  table: CatacombsTable,
  seats: Seat,
  attack: Attack,
  disc: Newcomer | Living,
  about: Aiming,
): Script {
  const { state, tell } = table;
  const asking = { seats, prompt: "place-shot", rule: attack.rule, about } as const;
  const { id, card, radius } = disc;
  const { x, y } = yield* placeBeside(table, asking, { id, card, radius }, about.from);
  if ("kind" in disc) {
    fromReserve(state, card);
    fightOf(state).pieces.push({ ...disc, x, y, done: false });
  } else fightOf(state).pieces.push({ ...disc, kind: "projectile", x, y });
  tell({ type: "placed", rule: attack.rule, piece: disc.id, card: disc.card, x, y });
}

/** CAT-COMP-15, 16: the disc of its own that an attack flicks. One is in flight at a time, so there is always one. */
export function projectileOf({ kind, shot }: Attack): Newcomer | undefined {
  if (shot !== undefined) return { id: shot.card, card: shot.card, radius: radiusOfSize(shot.size) };
  if (kind === "melee") return undefined;
  return { id: kind, card: kind, radius: radiusOfSize(kind === "missile" ? "tiny" : "small") };
}

/** CAT-ATK-10: a Missile of a chain that was stopped early goes back too. */
function takeBack(state: State): void {
  const fight = fightOf(state);
  for (const piece of fight.pieces.filter(({ kind }) => kind === "projectile")) takeOff(fight, piece.id);
}
