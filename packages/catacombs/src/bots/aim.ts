import { flick, RING, type Shot } from "@ossuaire/flick";
import type { Rng } from "@ossuaire/kernel";
import { type Advice, adviseFlick } from "@ossuaire/marksman";
import { arenaOf, length, width } from "../arena.ts";
import type { Attack } from "../attack.ts";
import { heroCard, traitsOf } from "../content/box.ts";
import { projectileOf } from "../rules/act.ts";
import { guardOf } from "../rules/harm.ts";
import {
  type Character,
  charactersOf,
  fightOf,
  isCharacter,
  isFrozen,
  isOnBoard,
  isStunned,
  lifeOf,
  type Piece,
  type Side,
  type State,
  sideOf,
} from "../state.ts";
import type { Level } from "./level.ts";
import { groundOf, standingOf } from "./standing.ts";
import { eachBurnt, eachStruck } from "./touched.ts";
import { lossOf, type Prize, prizeInBoxes, prizeOf, victory, worthOf, worthOfFreedom } from "./worth.ts";

/** A flick to be thought about, at a table that may be only imagined. */
export interface Thought {
  readonly state: State;
  readonly actor: Character;
  readonly attack: Attack;
  /** Beside whom a Missile or Fireball is put, unless it lies on the board already. */
  readonly from: string;
  /** On whom a hit has no effect. */
  readonly spared: readonly string[];
  /** Which disc is flicked, where it is neither the actor's own nor a shot. */
  readonly disc?: string;
  /** For which side, where it is not the actor's own. */
  readonly side?: Side;
}

/** The best flick (and spot, for a disc that is still to be put down) that the level finds, and what it promises. */
export function aimed(thought: Thought, level: Level, budget: number, rng: Rng): Advice | undefined {
  const { state, actor, attack, from } = thought;
  const { board, pieces } = fightOf(state);
  const shot = projectileOf(attack);
  const { disc = shot?.id ?? actor.id } = thought;
  const isPlaced = isOnBoard(state, disc);
  const advice = adviseFlick({
    table: arenaOf(board, pieces),
    pieces: isPlaced ? [disc] : [],
    ...(isPlaced || shot === undefined ? {} : { projectile: { ...shot, around: [from], reach: RING } }),
    targets: charactersOf(state, enemyOf(actor)).map(({ id }) => id),
    score: scoring(thought, level),
    hand: level.hand,
    budget,
    random: rng,
  });
  return advice.ok ? advice : undefined;
}

export function enemyOf(piece: Character): Side {
  return sideOf(piece) === "heroes" ? "overseer" : "heroes";
}

/** What a flick is worth beside leaving everything as it is. */
export function scoring(thought: Thought, level: Level): (shot: Shot) => number {
  const { state, actor, attack, spared } = thought;
  const { side = sideOf(actor), disc = projectileOf(attack)?.id ?? actor.id } = thought;
  const enemies = charactersOf(state, enemyOf(actor)).filter(({ id }) => !spared.includes(id));
  const prizes = new Map(enemies.map((enemy) => [enemy.id, prizeFor(state, actor, attack, enemy)]));
  const burns = burnsOf(state, side);
  const tosses = tossesOf(state, side);
  const standing = standingOf(state, side, level.hand);
  const before = standing(groundOf(state), [], []);
  const upright = side === "heroes" ? [] : charactersOf(state, "heroes").filter((hero) => !isStunned(hero));
  return (shot) => {
    const { worth, dead, stunned } = harvest(shot, disc, prizes);
    const isOver = upright.length > 0 && upright.every(({ id }) => dead.includes(id) || stunned.includes(id));
    const after = standing(shot, dead, stunned);
    const aside = burns(shot) + tosses(shot);
    return worth + (isOver ? victory : 0) + aside + level.foresight * (after - before);
  };
}

/** What a hit of this piece is worth: more than its life, where a card says so; a kill to whoever keeps his trophies. */
export function prizeFor(state: State, actor: Character, attack: Attack, enemy: Character): Prize {
  const plain = prizeOf(state, attack, enemy);
  const besides = plain.kills ? 0 : prizeInBoxes(state, actor, attack, enemy);
  const prize = besides === 0 ? plain : { ...plain, worth: plain.worth + besides };
  const collects =
    actor.kind === "hero" && heroCard(actor.card).traits.some(({ atResolution }) => atResolution);
  return collects && prize.kills ? { ...prize, worth: prize.worth + 0.8 } : prize;
}

/** What is made of everyone whom the flicked disc touches, once each. */
function harvest(shot: Shot, flicked: string, prizes: ReadonlyMap<string, Prize>) {
  const touched: string[] = [];
  const dead: string[] = [];
  const stunned: string[] = [];
  let worth = 0;
  eachStruck(shot, flicked, (id) => {
    const prize = prizes.get(id);
    if (prize === undefined || touched.includes(id)) return;
    touched.push(id);
    worth += prize.worth;
    if (prize.kills) dead.push(id);
    if (prize.stuns) stunned.push(id);
  });
  return { worth, dead, stunned };
}

/** CAT-ABIL-08: what fire walls do to Heroes and Allies, for the side that thinks. */
function burnsOf(state: State, side: Side): (shot: Shot) => number {
  const walls = fightOf(state).pieces.filter(({ kind }) => kind === "wall");
  if (walls.length === 0) return () => 0;
  const losses = new Map(
    charactersOf(state, "heroes").map((piece) => {
      const lost = guardOf(state, piece, { kind: "wall" }) === undefined ? 1 : 0;
      return [piece.id, worthOf(state, piece) - worthOf(state, piece, lifeOf(state, piece) - lost)];
    }),
  );
  const ids = walls.map(({ id }) => id);
  return (shot) => {
    let loss = 0;
    eachBurnt(shot, ids, (id) => {
      loss += losses.get(id) ?? 0;
    });
    return side === "heroes" ? -loss : loss;
  };
}

/** What is thrown off by a flick: spikes from monsters, and out of the room whoever does not come back from there. */
function tossesOf(state: State, side: Side): (shot: Shot) => number {
  const pieces = fightOf(state).pieces.filter(isCharacter);
  const frozen = new Map(
    pieces.filter((piece) => isFrozen(state, piece)).map((piece) => [piece.id, worthOfFreedom(state, piece)]),
  );
  const ghosts = new Map(
    pieces
      .filter((piece) => traitsOf(state, piece).some((trait) => trait.isLostOutside?.(state, piece, side)))
      .map((piece) => [piece.id, worthOf(state, piece)]),
  );
  if (frozen.size + ghosts.size === 0) return () => 0;
  return (shot) => {
    let gain = 0;
    for (let n = 0; n < shot.length; n++) {
      const kind = shot.kind(n);
      if (kind === "fall") gain += (side === "heroes" ? -1 : 1) * (frozen.get(shot.first(n)) ?? 0);
      else if (kind === "exit") gain += ghosts.get(shot.first(n)) ?? 0;
    }
    return gain;
  };
}

/** The table as it would be after a flick, and whom it would have touched; nothing answers in imagination. */
export function imagined(
  { state, actor, attack, spared }: Thought,
  { flick: intended, spot }: Advice,
  staysOut: boolean,
): { readonly state: State; readonly touched: readonly string[] } {
  const fight = fightOf(state);
  const disc = projectileOf(attack);
  const placed: Piece[] =
    disc !== undefined && spot !== undefined
      ? [...fight.pieces, { ...disc, kind: "projectile", card: attack.kind, x: spot.x, y: spot.y }]
      : fight.pieces;
  const report = flick(arenaOf(fight.board, placed), intended, { tracks: false });
  if (!report.ok) return { state, touched: [] };
  const touched = report.entries.flatMap((entry) =>
    entry.kind === "contact" && entry.discs[0] === intended.disc ? [entry.discs[1]] : [],
  );
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  for (const { id, x, y } of report.after.discs) places.set(id, { x, y });
  for (const entry of report.entries) if (entry.kind === "exit") places.set(entry.disc, entry);
  const heroes = { ...state.heroes };
  let { lord } = state;
  const pieces = placed.flatMap((piece): readonly Piece[] => {
    if (piece.kind === "projectile" && !staysOut) return [];
    const at = places.get(piece.id) ?? piece;
    const x = Math.min(Math.max(at.x, piece.radius), length - piece.radius);
    const y = Math.min(Math.max(at.y, piece.radius), width - piece.radius);
    const moved = { ...piece, x, y };
    if (!touched.includes(piece.id) || spared.includes(piece.id) || !isEnemy(piece, actor)) return [moved];
    const life = lifeOf(state, piece) - lossOf(state, attack, piece);
    if (life <= 0) return [];
    if (piece.kind === "lord") lord = { ...lord, life };
    const board = state.heroes[piece.id];
    if (board !== undefined) heroes[piece.id] = { ...board, life };
    return "life" in moved ? [{ ...moved, life }] : [moved];
  });
  return { state: { ...state, heroes, lord, fight: { ...fight, pieces } }, touched };
}

function isEnemy(piece: Piece, actor: Character): piece is Character {
  return isCharacter(piece) && sideOf(piece) !== sideOf(actor);
}
