import { expect, test } from "vitest";
import { addElement } from "../../../rules/elements.ts";
import type { State } from "../../../state.ts";
import { face, scene } from "../../../testing/index.ts";

function drawn(card: string, drawing: string, prepare?: (state: State) => void) {
  return scene(
    drawing,
    { S: "svein" },
    {
      prepare(state) {
        state.round = 1;
        state.unforeseen.deck.unshift(card);
        prepare?.(state);
      },
    },
  );
}

const kinds = ({ elements }: State) => elements.map(({ kind, x, y }) => `${kind} ${x},${y}`);

test("REG-EVENT-06 a rockfall blocks a free square of the leader's zone that cuts nothing off", () => {
  // The entrance is (0, 0). The corridor at (2, 0) and (3, 0) leads to the hero: only the alcove at (0, 1), (1, 1) may fall in.
  const { match, events } = drawn("rockfall", "....S\n..###").rolling(1);
  expect(kinds(match.state)).toEqual(["rubble 1,1"]);
  expect(events("befalls")).toMatchObject([{ element: "rubble", rule: "REG-EVENT-06" }]);
});

test("REG-EVENT-06 without such a square nothing happens", () => {
  expect(kinds(drawn("rockfall", "...S").rolling().match.state)).toEqual([]);
});

test("REG-EVENT-06 REG-VERDICT-72 hidden things do not keep rubble away: it buries them", () => {
  const hide = (state: State) => void addElement(state, "spikes", { x: 1, y: 1 }, 0, { hidden: true });
  expect(kinds(drawn("rockfall", "....S\n..###", hide).rolling(1).match.state)).toEqual(["rubble 1,1"]);
});

test("REG-EVENT-09 jammed locks are 2 harder to pick this turn", () => {
  const lock = (state: State) => void addElement(state, "chest", { x: 1, y: 0 }, 0, { lock: "known" });
  const { play, events } = drawn("jammed-lock", "S.", lock).rolling(face(5, 2), 5);
  play("pick-lock:1,0");
  expect(events("tested")).toMatchObject([{ test: "lock", difficulty: 5 }]);
});

test("REG-EVENT-10 the open door farthest from the nearest PJ slams shut, and is not locked", () => {
  const doors = (state: State) => {
    addElement(state, "door", { x: 2, y: 0 }, 0, { open: true });
    addElement(state, "door", { x: 4, y: 0 }, 0, { open: true });
    addElement(state, "door", { x: 5, y: 0 }, 0, { open: true, pv: 0 });
  };
  const { match, events } = drawn("slamming-door", "S.....", doors).rolling();
  expect(match.state.elements.map(({ open }) => open)).toEqual([true, undefined, true]);
  expect(match.state.elements[1]?.lock).toBeUndefined();
  expect(events("slams")).toMatchObject([{ x: 4, y: 0 }]);
});

test("REG-EVENT-17 hidden elements of the leader's zone are shown; a secret door stays shut", () => {
  const hide = (state: State) => {
    addElement(state, "hole", { x: 2, y: 0 }, 0, { hidden: true });
    addElement(state, "secret-door", { x: 3, y: 0 }, 0, { hidden: true });
  };
  const { match, events } = drawn("sense-of-danger", "S....", hide).rolling();
  expect(events("senses")[0]?.seen.map(({ kind }) => kind)).toEqual(["hole", "secret-door"]);
  expect(match.state.elements.map(({ hidden }) => hidden)).toEqual([undefined, true]);
});

test("REG-EVENT-18 remains: a corpse on a free square of the leader's zone", () => {
  expect(kinds(drawn("remains", "S..").rolling(1).match.state)).toEqual(["corpse 2,0"]);
});

test("REG-EVENT-06 behind a closed door too a rockfall cuts nothing off from the heroes", () => {
  const prepare = (state: State) => {
    addElement(state, "door", { x: 1, y: 0 }, 0);
    addElement(state, "barrel", { x: 2, y: 0 }, 0);
  };
  // Between the hero and the barrel nothing may fall, beyond the hero it may.
  expect(kinds(drawn("rockfall", "......S..", prepare).rolling(1).match.state)).toContain("rubble 8,0");
});
