import { type Game, Match, type RuleId, w } from "@ossuaire/kernel";
import { playing, scriptedDice } from "@ossuaire/kernel/testing";
import { expect, onTestFinished } from "vitest";
import { characterOf } from "../characters.ts";
import { unforeseen } from "../content/quests/unforeseen/card.ts";
import { darkReign } from "../dark-reign.ts";
import { readDrawing } from "../grid/drawing.ts";
import { asDrawn } from "../grid/zone.ts";
import { type DarkReignOptions, defaultOptions } from "../options.ts";
import { musterHero, musterProfile } from "../rules/muster.ts";
import { setup } from "../setup.ts";
import { findCard, isPack, isProfile, openPacks } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkReign } from "../table.ts";
import { heldBy, makeThing } from "../things.ts";

/** Who stands where a letter is: a hero or a profile by its card, or so many figures of one. */
export type Cast = Readonly<Record<string, string | { readonly card: string; readonly figures: number }>>;

export const rats = (figures: number) => ({ card: "rat", figures });

/** What else a scene begins with. */
interface Setting {
  readonly options?: Partial<DarkReignOptions>;
  /** Whether heroes fear revenants: elsewhere nobody wants to throw for it at the start of every turn. */
  readonly isFrightening?: true;
  /** Changes the state before the first turn. */
  readonly prepare?: (state: State) => void;
}

/**
 * A situation as a drawing: rock `#`, floor `.`, pillars `P` and the other signs of a zone; every other letter is
 * somebody of the cast. The heroes sit in the order of reading, and the first turn is theirs. The dice fall as they are told,
 * power die first (by the number of its face, see `face`), then the D; a throw too few or too many fails the test.
 */
export function scene(drawing: string, cast: Cast, { options = {}, isFrightening, prepare }: Setting = {}) {
  const { state, options: all } = stateOf(drawing, cast, options);
  if (!isFrightening) becalm(state);
  prepare?.(state);
  return staged(state, all);
}

/** A match that begins with this state. */
export function staged(state: State, options: DarkReignOptions = state.options) {
  const game: Game<DarkReign> = { ...darkReign, setup: () => state };
  return {
    state,
    game,
    /** Plays it with these dice. */
    rolling(...rolls: readonly number[]) {
      const dice = scriptedDice(rolls);
      onTestFinished(() => expect(dice.unused(), "dice that nobody threw").toEqual([]));
      const match = Match.start(game, { options, seed: "scene", undo: "free" }, dice);
      const table = playing(match);
      return {
        ...table,
        who: (id: string): Character => characterOf(match.state, id),
        at: (id: string): readonly [number, number] => {
          const { x, y } = characterOf(match.state, id);
          return [x, y];
        },
        /** Several choices, one after the other. */
        play(...choices: readonly string[]): void {
          for (const option of choices) table.choose(option);
        },
        /** The rules of all that was told since the last answer. */
        rules: (): readonly RuleId[] => match.told.map(({ event }) => event.rule),
      };
    },
  };
}

export type Scene = ReturnType<ReturnType<typeof scene>["rolling"]>;

function stateOf(drawing: string, cast: Cast, changes: Partial<DarkReignOptions>) {
  const { rows, width, height, marks } = readDrawing(drawing, Object.keys(cast).join(""));
  const entries = [...marks].map(([sign, square]) => ({ entry: cast[sign] ?? "", square }));
  const cards = entries.map(({ entry, square }) => ({
    square,
    ...(typeof entry === "string" ? { card: entry, figures: 1 } : entry),
  }));
  const heroes = cards.filter(({ card }) => !isProfile(card)).map(({ card }) => card);
  const options = { ...defaultOptions, heroes, ...changes };
  const state = setup(options);
  state.phase = "turn-starts";
  state.unforeseen.deck = calmDeck();
  const plan = {
    x: 0,
    y: 0,
    width,
    height,
    rows,
    entrance: { x: 0, y: 0, side: "west" },
    exits: [],
  } as const;
  const zone = `drawing ${rows.join("/")}`;
  if (!isPack(zone)) openPacks([{ id: zone, isIn: () => false, zones: [{ id: zone, plan }] }]);
  state.zones.push({ card: zone, ...asDrawn });
  for (const { card, figures, square } of cards)
    if (isProfile(card)) musterProfile(state, card, square, { figures });
    else musterHero(state, card, square);
  return { state, options };
}

/** Nothing unforeseen happens, unless a test wants it: no dice fall either. */
export function calmDeck(): string[] {
  return Array.from({ length: 100 }, () => calm.id);
}

const calm = {
  ...unforeseen("calm", w("Calme", "Calm"), "REG-EVENT-01", 1, function* () {}),
  isSecret: true,
} as const;

// No match has it in its deck.
openPacks([{ id: "calm", isIn: () => false, unforeseen: [calm] }]);

function becalm(state: State): void {
  const isFeared = state.characters.some(({ card }) => findCard("profiles", card)?.fear !== undefined);
  const what = { kind: "is", quality: "fearless" } as const;
  if (isFeared) state.effects.push({ on: "heroes", source: "scene", what, until: { kind: "game" } });
}

/** Puts something else into somebody's hands. */
export function arm(state: State, who: string, ...cards: readonly string[]): void {
  for (const { thing } of heldBy(state, who)) thing.at = { kind: "carried", by: who };
  for (const [i, card] of cards.entries())
    makeThing(state, card, { kind: "held", by: who, hand: i === 0 ? "right" : "left" });
}

/** A spell takes so much from every blow at somebody, beside armour. */
export function ward(state: State, who: string, by: number): void {
  const what = { kind: "armour", by, isMagic: true } as const;
  state.effects.push({ on: who, source: "ward", what, until: { kind: "game" } });
}
