import type { Viewer } from "@ossuaire/kernel";
import { rosterAfter } from "./campaign/roster-after.ts";
import { characterOf } from "./characters.ts";
import { masterView } from "./master-view.ts";
import { mjSeat } from "./options.ts";
import { parriesLeft } from "./rules/attack.ts";
import { armourPoints } from "./sheet/armour.ts";
import { loadLimit, loadOf, mostPv } from "./sheet/counters.ts";
import { magicDiceOf, parriesOf } from "./sheet/hands.ts";
import { levelsOf } from "./sheet/levels.ts";
import type { Character, Element, State, Thing } from "./state.ts";
import { whileStill } from "./still.ts";
import type { SeenCharacter, SeenElement, Unveiled, View } from "./view.ts";
import { zonesSeen } from "./zones-seen.ts";

/** Everything by name: what is not listed here, nobody sees. */
export const viewOf = (state: State, viewer: Viewer): View =>
  whileStill(state, () => seenBy(state, viewer === mjSeat));

function seenBy(state: State, isMaster: boolean): View {
  const { side, ...options } = state.options;
  // REG-QUEST-03, REG-VERDICT-54: once the game is over nothing on the board is a secret any more.
  const knowsAll = isMaster || state.ended !== undefined;
  return {
    options,
    isMaster,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    leader: state.leader,
    zones: zonesSeen(state, knowsAll),
    characters: state.characters.map((who) => characterSeen(state, who)),
    // By their names: the order of the state would tell when a hidden one came.
    elements: state.elements
      .flatMap((one) => elementSeen(one, knowsAll))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    things: state.things.filter((one) => isMaster || isOpen(state, one)),
    purse: state.purse,
    effects: state.effects,
    ended: state.ended,
    roster: rosterAfter(state),
    ...(isMaster ? { master: masterView(state) } : {}),
    ...(state.ended === undefined ? {} : { unveiled: unveiledOf(state, side) }),
  };
}

/** What nobody but the MJ knew. */
function unveiledOf({ tally }: State, side: Unveiled["side"]): Unveiled {
  return { side, isSideDone: tally.isSideDone === true, kills: tally.kills, deaths: tally.deaths };
}

function characterSeen(state: State, who: Character): SeenCharacter {
  const { id, card, name, side, seat, x, y, pv, actions, states, hero, tier, isUnarmed, gone } = who;
  return {
    id,
    card,
    ...(name === undefined ? {} : { name }),
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
    parriesLeft: parriesLeft(state, who),
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
