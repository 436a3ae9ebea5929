import type { LessonPart } from "@ossuaire/kernel";
import { asDrawn } from "../grid/zone.ts";
import { defaultOptions } from "../options.ts";
import { hangDoors } from "../rules/lay-zone.ts";
import { musterHero } from "../rules/muster.ts";
import { newTurn } from "../rules/turn.ts";
import { setup } from "../setup.ts";
import type { State } from "../state.ts";
import type { DarkReign } from "../table.ts";

/** A part of the lesson that begins from a position of its own, so that it can be opened by itself. */
export type Chapter = LessonPart<DarkReign> & Required<Pick<LessonPart<DarkReign>, "terms">>;

/** Through whose eyes the lesson is seen, and who acts in it. */
export const learner = "svein";

/**
 * The middle of Svein’s turn in a zone of the first quest, with its doors and whatever else is put there. The dice of a seed fall as they
 * fall: what the coach says next was written for them.
 */
export function inZone(
  zone: string,
  [x, y]: readonly [x: number, y: number],
  seed: string,
  prepare: (state: State) => void = () => {},
): Chapter["terms"] {
  return () => {
    const options = { ...defaultOptions, heroes: [learner], town: false };
    const state = setup(options);
    state.zones.push({ card: zone, ...asDrawn });
    hangDoors(state, 0);
    musterHero(state, learner, { x, y });
    for (const who of state.characters) who.actions = 4;
    state.round = 1;
    state.phase = "activation";
    state.leader = learner;
    state.turn = { ...newTurn("heroes"), order: [learner], acting: learner };
    prepare(state);
    return { options, seed, undo: "consent", position: state };
  };
}
