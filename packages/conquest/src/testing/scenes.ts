import { Match, type Option, playRandomly, type Sight, sightOf, xoroshiro } from "@ossuaire/kernel";
import { radiusOf } from "../arena.ts";
import { conquest } from "../conquest.ts";
import { type ConquestOptions, defaultOptions } from "../options.ts";
import type { Prompt } from "../questions.ts";
import type { ShotKind } from "../shots.ts";
import type { Conquest } from "../table.ts";
import type { View } from "../view.ts";
import { lineOf } from "../words/telling.ts";
import { type Duel, duel, onMatch, type Situation } from "./duel.ts";

/** An ordinary match from its very start. */
export function newMatch(changed: Partial<ConquestOptions> = {}, seed = "new"): Duel {
  const options = { ...defaultOptions, ...changed };
  return onMatch(Match.start(conquest, { options, seed, undo: "free" }));
}

/** Sword 1 and Skull 1 face each other along the upper wall, with nothing between them. */
export function facing(hand: readonly string[], more: Situation = {}): Duel {
  return duel({
    ...more,
    at: { s1: [100, 40], c1: [250, 40], ...more.at },
    hands: { sword: hand, ...more.hands },
  });
}

/** Both enemies side by side, so that a disc that comes straight along the lane touches both. */
export const abreast = { c1: [250, 27], c2: [250, 53] } as const;

/** A Sword card with each kind of shot, and nothing but moves before it. */
const cardWith = {
  move: "griffin",
  combat: "berserker-mage",
  critical: "weapon-master",
  missile: "crossbowman",
  fireball: "arcanist",
  longbow: "royal-archer",
  wave: "lighthouse-priestess",
  "power-wave": "tide-oracle",
} as const satisfies Record<ShotKind, string>;

/** Sword 1 faces Skull 1 and has just played a card with this shot. */
export function playing(kind: ShotKind, more: Situation = {}): Duel {
  const { sword = [], ...others } = more.hands ?? {};
  const game = facing([cardWith[kind], ...sword], { ...more, hands: others });
  game.choose(cardWith[kind]);
  return game;
}

/** The same, asked for this shot; a projectile lies in front of Sword 1. */
export function aiming(kind: ShotKind, more: Situation = {}): Duel {
  const game = playing(kind, more);
  tapUntil(game, kind);
  return game;
}

/** Taps, and puts projectiles before Sword 1 or where the table suggests, until this is asked. */
export function tapUntil(game: Duel, prompt: Prompt): void {
  for (let answers = 0; game.asked.prompt !== prompt; answers++) {
    if (answers > 200) throw new Error(`${prompt} is never asked`);
    answerQuietly(game);
  }
}

/** An answer that does as little as it can: it declines, taps backwards, and gives away the first card. */
export function answerQuietly(game: Duel): void {
  const { asked } = game;
  if (asked.kind === "flick") game.tap(-60, 0);
  else if (asked.kind === "place") placeInFront(game);
  else game.choose((asked.options.find(isQuiet) ?? asked.options[0])?.id ?? "");
}

function isQuiet({ id }: Option): boolean {
  return id === "none" || id === "no" || id === "leave";
}

/** Puts the projectile on the side of the active character that looks along the lane, if there is room. */
export function placeInFront(game: Duel, character = seen(game).view.active.character): void {
  const { asked } = game;
  const piece = asked.kind === "place" ? asked.pieces[0]?.piece : undefined;
  if (piece === undefined) throw new Error(`asked for ${asked.prompt}, not for a place`);
  const { x, y } = game.piece(character);
  const wish = { piece, x: x + radiusOf(character) + radiusOf(piece) + 3, y };
  if (game.submit({ kind: "place", spots: [wish] }) !== undefined) game.place();
}

/** Flicks at a piece by way of the upper wall, which takes 0.3 of the speed towards it (FLK-MOTION-03). */
export function flickOverWall(game: Duel, target: string, speed = 1200): void {
  const { asked } = game;
  if (asked.kind !== "flick") throw new Error(`asked for ${asked.prompt}, not for a flick`);
  const radius = radiusOf(asked.pieces[0] ?? "");
  const { x, y } = game.piece(target);
  game.flickAt([x, radius - (y - radius) / 0.7], speed);
}

/** Plays the rest of the turn quietly, up to the next choice of a card. */
export function finishTurn(game: Duel): void {
  const { turn } = game.state;
  while (game.match.outcome === undefined && game.state.turn === turn) answerQuietly(game);
}

/** What everybody sees of the match: the seats, and the audience. */
export function sights({ match }: Duel): readonly Sight<Conquest>[] {
  return [...match.seats, "audience"].map((viewer) => sightOf(match, viewer));
}

/** What lies before the eyes of everybody right now, without what happened before. */
export function views({ match }: Duel): readonly View[] {
  return [...match.seats, "audience"].map((viewer) => sightOf(match, viewer, match.page.serial).view);
}

export function seen({ match }: Duel, viewer = "audience"): Sight<Conquest> {
  return sightOf(match, viewer);
}

/** The log since the last answer, as the audience reads it. */
export function lines(game: Duel): { readonly fr: string; readonly en: string } {
  const told = sightOf(game.match, "audience", game.match.page.previous?.serial ?? -1).events.map(lineOf);
  return { fr: told.map(({ fr }) => fr).join("\n"), en: told.map(({ en }) => en).join("\n") };
}

/** A match played at random, looked at after every answer. */
export function* randomMoments(changed: Partial<ConquestOptions> = {}, seed = "random"): Generator<Duel> {
  const game = newMatch(changed, seed);
  const rng = xoroshiro.fromSeed(`${seed} hand`);
  yield game;
  while (game.match.decision !== undefined) {
    playRandomly(game.match, rng);
    yield game;
  }
}
