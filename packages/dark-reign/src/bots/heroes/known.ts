import type { Rng } from "@ossuaire/kernel";
import { isUp } from "../../characters.ts";
import type { Ground } from "../../grid/ground.ts";
import { rememberGround } from "../../ground-of.ts";
import { newTurn } from "../../rules/turn.ts";
import type { State } from "../../state.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { sceneOf } from "../mj/scene.ts";
import type { Level } from "./level.ts";

/** All that a bot has before it when it is asked. */
export interface Known {
  readonly view: View;
  readonly level: Level;
  readonly rng: Rng;
  /**
   * What the rules about sheets, dice, odds and sight want to have in hand: what is seen, and nothing else. Its zones are
   * unknown, and so is whatever is asked of them; its ground is that of the view.
   */
  readonly state: State;
  readonly ground: Ground;
  /** Those on the board, by side. */
  readonly friends: readonly SeenCharacter[];
  readonly foes: readonly SeenCharacter[];
  /** What has been worked out already: the same few odds are asked for from every square. */
  readonly remembered: Map<string, number>;
}

export function knownFrom(view: View, level: Level, rng: Rng): Known {
  const onBoard = view.characters.filter(({ gone }) => gone === undefined);
  const state = stateSeen(view);
  const ground = view.zones.length === 0 ? nowhere : sceneOf(view).ground;
  rememberGround(state, ground);
  return {
    view,
    level,
    rng,
    state,
    ground,
    friends: onBoard.filter(({ side }) => side === "heroes"),
    foes: onBoard.filter(({ side, states }) => side === "mj" && states.hole === undefined),
    remembered: new Map(),
  };
}

/** In town there is no ground. */
const nowhere: Ground = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  terrain: new Uint8Array(),
  hindrance: new Uint8Array(),
  zone: new Int16Array(),
};

/** What is seen, as the rules about sheets, dice and odds want to have it. */
export function stateSeen(view: View): State {
  const { options, phase, round, turn, purse, leader } = view;
  return {
    options,
    phase,
    round,
    turn: { ...newTurn(turn.side), ...turn },
    extra: [],
    zones: [],
    characters: [...view.characters],
    elements: [...view.elements],
    things: [...view.things],
    piles: {},
    unforeseen: { deck: [], used: [], waiting: [], liesInWait: false },
    purse,
    tally: { kills: {}, deaths: [] },
    ...(leader === undefined ? {} : { leader }),
    spent: {},
    effects: [...view.effects],
    stock: {},
    deaths: [],
    names: {},
  };
}

export function seenAs({ view }: Known, id: string): SeenCharacter {
  const found = view.characters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody sees ${id}`);
  return found;
}

export const standing = (all: readonly SeenCharacter[]): readonly SeenCharacter[] => all.filter(isUp);

/** Worked out once for each question. */
export function remembering({ remembered }: Known, key: string, workOut: () => number): number {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const now = workOut();
  remembered.set(key, now);
  return now;
}

/** The same for whatever follows from all that is known. */
export function onceKnown<Made extends object>(workOut: (known: Known) => Made): (known: Known) => Made {
  const made = new WeakMap<Known, Made>();
  return (known) => {
    const before = made.get(known);
    if (before !== undefined) return before;
    const now = workOut(known);
    made.set(known, now);
    return now;
  };
}
