import type { Rng } from "@ossuaire/kernel";
import type { Disguise } from "@ossuaire/kernel/testing";
import { groundOf, isEmpty } from "../board.ts";
import { squaresOf, terrainAt } from "../grid/ground.ts";
import { mjSeat } from "../options.ts";
import { addElement, elementsAt } from "../rules/elements.ts";
import { isUnopened } from "../rules/exits.ts";
import type { State } from "../state.ts";
import type { DarkReign } from "../table.ts";

/** Once it is over, all that lay on the board has come to light. */
export const isOpen = ({ ended }: State): boolean => ended !== undefined;

/**
 * What is hidden: from all the order of packs and decks, from heroes and audience also what MJ characters carry and which
 * encounters wait. Each chapter that hides something more disguises it here.
 */
export const disguise: Disguise<DarkReign> = (state, viewer, rng) => {
  for (const [exit, pile] of Object.entries(state.piles)) state.piles[exit] = rng.shuffled(pile);
  state.unforeseen.deck = rng.shuffled(state.unforeseen.deck);
  if (viewer === mjSeat) return state;
  dealAnew(state, rng);
  moveTraps(state, rng);
  turnLocks(state, rng);
  const monsters = state.characters.filter(({ side, gone }) => side === "mj" && gone === undefined);
  for (const thing of state.things) {
    const { at } = thing;
    if (at.kind !== "carried" || !monsters.some(({ id }) => id === at.by)) continue;
    thing.at = { kind: "carried", by: rng.one(monsters).id };
  }
  state.unforeseen.liesInWait = !state.unforeseen.liesInWait;
  const ambushes = [
    { card: "rat", count: 4 },
    { card: "spider", count: 1 },
  ];
  state.unforeseen.waiting = ambushes.filter(() => rng.int(0, 1) === 0);
  return state;
};

/** How many cards lie behind an exit is the MJ's to know. */
function dealAnew(state: State, rng: Rng): void {
  const exits = Object.keys(state.piles);
  if (exits.length === 0) return;
  const cards = rng.shuffled(Object.values(state.piles).flat());
  for (const exit of exits) state.piles[exit] = [];
  for (const card of cards) state.piles[rng.one(exits)]?.push(card);
}

/** REG-TRAP-10: those that nobody has found are elsewhere, and others are there. */
function moveTraps(state: State, rng: Rng): void {
  if (state.zones.length === 0 || isSensingDanger(state)) return;
  state.elements = state.elements.filter(
    ({ kind, hidden }) => !(hidden && (kind === "hole" || kind === "spikes")),
  );
  const ground = groundOf(state);
  const free = squaresOf(ground).filter(
    (square) =>
      terrainAt(ground, square) === "floor" &&
      isEmpty(state, square) &&
      elementsAt(state, square).length === 0,
  );
  for (const square of rng.shuffled(free).slice(0, rng.int(0, 4)))
    addElement(state, rng.one(["hole", "spikes"]), square, 0, { hidden: true });
}

/** REG-EVENT-17: the card is drawn and takes effect before anybody is asked; the traps are as good as found. */
const isSensingDanger = ({ phase, unforeseen }: State): boolean =>
  phase === "turn-starts" && unforeseen.drawn === "sense-of-danger";

/** REG-DOOR-03: a lock that nobody has tried may be there, or not. */
function turnLocks(state: State, rng: Rng): void {
  for (const door of state.elements) {
    if (door.kind !== "door" || door.open || door.lock === "known" || !isUnopened(state, door)) continue;
    if (rng.int(0, 1) === 0) delete door.lock;
    else door.lock = "untried";
  }
}
