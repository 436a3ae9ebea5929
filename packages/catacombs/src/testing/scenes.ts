import { Match, playRandomly, sightOf, xoroshiro } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import { monsterOf } from "../content/box.ts";
import { type Ahead, termsBefore } from "../position.ts";

export type { Ahead };

import type { Piece, State } from "../state.ts";
import type { View } from "../view.ts";
import { type Campaign, onMatch } from "./campaign.ts";

/** A match in which this Room card is the next to be turned up; the first of the layout, unless cards come before it. */
export function beforeRoom(card: string, ahead: Ahead = {}): Campaign {
  return onMatch(Match.start(catacombs, termsBefore(card, ahead, "new", "free")));
}

/** Turns up the next card, and puts all pieces where the table suggests. */
export function enterRoom(game: Campaign): void {
  game.choose("explore");
  placeAll(game);
}

export function placeAll(game: Campaign): void {
  while (game.asked.kind === "place") game.place();
}

/** Gives up all actions until the room is done; nothing may be left in it but what can be ignored. */
export function leaveRoom(game: Campaign): void {
  while (game.state.phase === "heroes" || game.state.phase === "overseer") game.passTurn();
}

/** The same match from where all enemies of the room are gone and their discs back in the reserve, one round later. */
export function afterFight({ match }: Campaign): Campaign {
  const { state } = match;
  const { fight } = state;
  if (fight === undefined) throw new Error(`no fight in the ${state.phase} phase`);
  const reserve = { ...state.reserve };
  for (const card of [...fight.arriving, ...fight.pieces.filter(isMonsterDisc).map((piece) => piece.card)]) {
    const { disc } = monsterOf(card);
    reserve[disc] = (reserve[disc] ?? 0) + 1;
  }
  const pieces = fight.pieces.filter((piece) => !isMonsterDisc(piece) && piece.kind !== "lord");
  const position: State = { ...state, reserve, phase: "heroes", fight: { ...fight, pieces, arriving: [] } };
  const game = onMatch(Match.start(catacombs, { ...match.terms, position }));
  if (game.state.fight !== undefined) game.passTurn();
  return game;
}

function isMonsterDisc({ kind }: Piece): boolean {
  return kind === "monster" || kind === "wall";
}

/** What lies before the eyes of everybody right now: the seats, and the audience. */
export function views({ match }: Campaign): readonly View[] {
  return [...match.seats, "audience"].map((viewer) => sightOf(match, viewer, match.page.serial).view);
}

/** This match played on at random, looked at after every answer, until it is over or so many answers are given. */
export function* randomMoments(game: Campaign, most: number, seed = "random"): Generator<Campaign> {
  const rng = xoroshiro.fromSeed(seed);
  yield game;
  for (let answers = 0; game.match.decision !== undefined && answers < most; answers++) {
    playRandomly(game.match, rng);
    yield game;
  }
}
