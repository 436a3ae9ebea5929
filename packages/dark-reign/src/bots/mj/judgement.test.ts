import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { addElement } from "../../rules/elements.ts";
import type { State } from "../../state.ts";
import { blowOf, face, is, mjPlays, mjTurn, pack, rats, scene } from "../../testing/index.ts";

const ogre = blowOf("ogre");
const spider = blowOf("spider");

const party = { S: "svein", A: "aude" };

test("REG-AUTO-01 the order is measured anew after each of them", () => {
  const prepare = (state: State) => {
    const svein = characterOf(state, "svein");
    // Webbed he cannot parry, and falls by the first blow: whom the rats were near to is no goal any more.
    svein.pv = [1];
    svein.states.web = 1;
    if (svein.hero) svein.hero.destiny = 0;
  };
  const { order } = mjTurn(
    `
    oS..r.........s...A
    ...................`,
    { ...party, o: "ogre", r: rats(3), s: "spider" },
    { prepare, rolls: [[...ogre.hit, 5], spider.miss, spider.miss] },
  );
  expect(order).toEqual(["ogre-1", "spider-1", "rat-1"]);
});

test.each([
  ["invisible", (state: State) => is(state, "svein", "invisible")],
  ["in a hole", (state: State) => void Object.assign(characterOf(state, "svein").states, { hole: 2 })],
])("REG-AUTO-01 REG-AUTO-03 who is %s counts as absent", (_, prepare) => {
  const cast = { ...party, o: "ogre" };
  const rolls = [ogre.miss];
  expect(mjTurn("S..o......A", cast, { rolls }).at("ogre-1")).toEqual([1, 0]);
  expect(mjTurn("S..o......A", cast, { prepare }).at("ogre-1")).toEqual([6, 0]);
});

/** The two fight each other, and nobody else. */
function duel(state: State, one: string, other: string): void {
  characterOf(state, one).states.duel = other;
  characterOf(state, other).states.duel = one;
}

test("REG-AUTO-01 REG-AUTO-03 who fights a duel with another counts as absent", () => {
  const prepare = (state: State) => {
    duel(state, "svein", "spider-1");
    characterOf(state, "spider-1").states.lost = 1;
  };
  const cast = { ...party, o: "ogre", s: "spider" };
  expect(mjTurn(".sS..o......A", cast, { prepare }).at("ogre-1")).toEqual([8, 0]);
});

/** Its P.Action are gone when its turn begins. */
function stunned(state: State, who: string): void {
  const what = { kind: "actions", by: -9 } as const;
  state.effects.push({ on: who, source: "test", what, until: { kind: "game" } });
}

test.each([
  ["ogre", ["walk 1", "walk 1", "walk 1"], [2, 0]],
  // REG-AUTO-05 gives way.
  ["revenant", ["walk 1", "walk 1", "walk 1", "walk 1"], [1, 0]],
])(
  "REG-AUTO-10 REG-RULING-81 a duellist (%s) goes to its adversary, past whoever stands beside it",
  (card, walks, to) => {
    const prepare = (state: State) => {
      duel(state, "svein", `${card}-1`);
      stunned(state, "svein");
    };
    const { at, deeds } = mjTurn("S....oA", { ...party, o: card }, { prepare });
    expect(deeds).toEqual(walks);
    expect(at(`${card}-1`)).toEqual(to);
  },
);

test("REG-AUTO-10 REG-RULING-81 a duellist goes on where nothing but a known trap lies on the way", () => {
  const prepare = (state: State) => {
    duel(state, "svein", "spider-1");
    stunned(state, "svein");
    addElement(state, "spikes", { x: 6, y: 0 }, 0, { hidden: true });
  };
  const rolls = [[face(7, "X"), 0, 0, 0, 0, 0, 0]];
  const { at, events } = mjTurn("S......s", { S: "svein", s: "spider" }, { prepare, rolls });
  expect(events("trap")).toMatchObject([{ who: "spider-1" }]);
  expect(at("spider-1")).toEqual([1, 0]);
});

test("REG-AUTO-10 REG-RULING-81 a duellist behind one of its own that bars the way goes past it", () => {
  const prepare = (state: State) => {
    duel(state, "svein", "revenant-1");
    stunned(state, "svein");
    characterOf(state, "ogre-1").states.web = 9;
  };
  const { deeds } = mjTurn(
    "S...or",
    { S: "svein", o: "ogre", r: "revenant" },
    { prepare, rolls: [Array(9).fill(0)] },
  );
  expect(deeds.slice(0, 3)).toEqual(["pass 2", "walk 1", "walk 1"]);
});

test("REG-AUTO-10 REG-RULING-82 beside its adversary a duellist strikes no other, however weak", () => {
  const prepare = (state: State) => {
    duel(state, "svein", "ogre-1");
    characterOf(state, "aude").pv = [1];
  };
  const rolls = [[...ogre.miss, 0], ogre.miss];
  const { deeds } = mjTurn("SoA", { ...party, o: "ogre" }, { prepare, rolls });
  expect(deeds).toEqual(["strike svein 2", "strike svein 1"]);
});

test("REG-AUTO-11 it never steps onto the square of whom it has felled", () => {
  const prepare = (state: State) => {
    const aude = characterOf(state, "aude");
    aude.pv = [1];
    aude.states.web = 1;
    if (aude.hero) aude.hero.destiny = 0;
  };
  const rolls = [[...ogre.hit, 5]];
  const { steps, events } = mjTurn("Ao....S", { ...party, o: "ogre" }, { prepare, rolls });
  expect(events("falls")).toMatchObject([{ who: "aude" }]);
  expect(steps).toEqual(["walk 2,0"]);
});

test("REG-AUTO-07 after webbing one a spider turns to another unwebbed one beside it", () => {
  const cast = { S: "svein", s: "spider", G: "liutgarde" };
  const prepare = (state: State) => {
    characterOf(state, "svein").pv = [spider.worth];
    characterOf(state, "liutgarde").pv = [spider.worth + 1];
  };
  const { deeds, who } = mjTurn("SsG", cast, {
    prepare,
    rolls: [spider.hit, spider.miss, spider.miss, spider.miss],
  });
  expect(who("svein").states.web).toBeDefined();
  expect(deeds).toEqual(["strike svein 1", ...Array(3).fill("strike liutgarde 1")]);
});

test("REG-AUTO-11 it agrees to no exchange", () => {
  const prepare = (state: State) => void pack(state, "svein", "dagger");
  const played = scene("So", { S: "svein", o: "ogre" }, { prepare }).rolling();
  played.play(played.options().find((id) => id.startsWith("give:ogre-1")) ?? "");
  mjPlays(played);
  expect(played.events("declines")).toMatchObject([{ who: "ogre-1" }]);
});

test("REG-AUTO-11 REG-SPEECH-07 it gives the points of a failed threat one by one, in the order in which they act", () => {
  const drawing = "S.............s...o";
  const played = scene(drawing, { S: "svein", s: "spider", o: "ogre" }).rolling(face(3, "X"), 0, 3);
  played.play("speak:threat", "no", "end");
  expect(played.question("share-actions").about).toEqual({ left: 3 });
  mjPlays(played);
  expect(played.events("actions").map(({ who }) => who)).toEqual(["spider-1", "ogre-1", "spider-1"]);
});

test("REG-AUTO-12 a closed door is one step more: a way around it that is no longer is taken, a longer one is not", () => {
  const prepare = (state: State) => void addElement(state, "door", { x: 2, y: 0 }, 0, { leads: 0 });
  const cast = { o: "ogre", S: "svein" };
  expect(mjTurn("o....S\n......", cast, { prepare }).deeds).toEqual(["walk 1", "walk 1", "walk 1"]);
  expect(mjTurn("o....S\n.####.\n......", cast, { prepare }).deeds).toEqual(["walk 1", "open 1", "walk 1"]);
});

test("REG-AUTO-12 on bridges it never runs", () => {
  const { steps } = mjTurn(
    `
    LLLLLLLLLL
    r.BBB....S
    LLLLLLLLLL`,
    { r: rats(3), S: "svein" },
    { rolls: [[face(5, 2), 0]] },
  );
  expect(steps.slice(0, 4).every((step) => step.startsWith("walk"))).toBe(true);
});
