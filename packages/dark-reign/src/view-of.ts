import type { Viewer } from "@ossuaire/kernel";
import { groundOf } from "./board.ts";
import { rosterAfter } from "./campaign/roster-after.ts";
import { characterOf } from "./characters.ts";
import { type Ground, squaresOf, terrainAt } from "./grid/ground.ts";
import { sameSquare } from "./grid/square.ts";
import { masterView } from "./master-view.ts";
import { mjSeat } from "./options.ts";
import { armourPoints } from "./sheet/armour.ts";
import { loadLimit, loadOf, mostPv } from "./sheet/counters.ts";
import { magicDiceOf, parriesOf } from "./sheet/hands.ts";
import { levelsOf } from "./sheet/levels.ts";
import type { Character, Element, State, Thing } from "./state.ts";
import type { SeenCharacter, SeenElement, SeenZone, View } from "./view.ts";

/** Everything by name: what is not listed here, nobody sees. */
export function viewOf(state: State, viewer: Viewer): View {
  const isMaster = viewer === mjSeat;
  const { side: _, ...options } = state.options;
  return {
    options,
    isMaster,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    leader: state.leader,
    zones: zonesOf(state, isMaster),
    characters: state.characters.map((who) => characterSeen(state, who)),
    // By their names: the order of the state would tell when a hidden one came.
    elements: state.elements
      .flatMap((one) => elementSeen(one, isMaster))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    things: state.things.filter((one) => isMaster || isOpen(state, one)),
    purse: state.purse,
    effects: state.effects,
    ended: state.ended,
    roster: rosterAfter(state),
    ...(isMaster ? { master: masterView(state) } : {}),
  };
}

/** By their drawing: a secret door that is not there, or that nobody has found, is wall. */
function zonesOf(state: State, isMaster: boolean): readonly SeenZone[] {
  // In town nobody has gone down yet.
  if (state.zones.length === 0) return [];
  const ground = groundOf(state);
  const isSecret = (square: SeenZone["squares"][number]) =>
    square.ground === "doorway" &&
    !state.elements.some((one) => (isMaster || !one.hidden || one.shown) && sameSquare(one, square));
  return drawnOn(ground, state.zones.length).map((squares) => ({
    squares: squares.filter((square) => !isSecret(square)),
  }));
}

/** By the ground, which stays the same as long as nothing on it changes: most views are asked for on the same one. */
const drawings = new WeakMap<Ground, readonly SeenZone["squares"][]>();

function drawnOn(ground: Ground, zones: number): readonly SeenZone["squares"][] {
  const known = drawings.get(ground);
  if (known !== undefined) return known;
  const drawn = Array.from({ length: zones }, (_, zone) =>
    squaresOf(ground, zone).map(({ x, y }) => ({ x, y, ground: terrainAt(ground, { x, y }) })),
  );
  drawings.set(ground, drawn);
  return drawn;
}

function characterSeen(state: State, who: Character): SeenCharacter {
  const { id, card, side, seat, x, y, pv, actions, states, hero, tier, isUnarmed, gone } = who;
  return {
    id,
    card,
    side,
    seat,
    x,
    y,
    pv,
    actions,
    states,
    ...(tier === undefined ? {} : { tier }),
    ...(isUnarmed === undefined ? {} : { isUnarmed }),
    ...(gone === undefined ? {} : { gone }),
    // As it is written: what is worn and what befalls it is in the levels below.
    ...(hero === undefined ? {} : { hero }),
    levels: levelsOf(state, who),
    armour: armourPoints(state, who),
    most: mostPv(state, who),
    parries: parriesOf(state, who),
    magicDice: magicDiceOf(state, who),
    skills: hero?.skills ?? [],
    spells: hero?.spells ?? [],
    destiny: hero?.destiny ?? 0,
    ecus: hero?.ecus ?? 0,
    xp: hero?.xp ?? 0,
    load: side === "heroes" ? loadOf(state, who) : 0,
    loadLimit: loadLimit(state, who),
  };
}

/** REG-TRAP-10, REG-DOOR-03, REG-VERDICT-24: hidden elements, untried locks and the PV of a door that nobody struck. */
function elementSeen({ lock, ...element }: Element, isMaster: boolean): readonly SeenElement[] {
  if (element.hidden && !element.shown && !isMaster) return [];
  const isKnown = lock !== undefined && (isMaster || lock === "known");
  return [isKnown ? { ...element, lock } : element];
}

/** REG-VERDICT-47: what monsters carry, and what lies inside something, is hidden from heroes. */
function isOpen(state: State, { at }: Thing): boolean {
  if (at.kind === "floor") return true;
  if (at.kind === "gone" || at.kind === "inside") return false;
  return characterOf(state, at.by).side === "heroes";
}
