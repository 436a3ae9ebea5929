import { expect, test } from "vitest";
import type { Profile } from "../cards/profile.ts";
import { characterOf } from "../characters.ts";
import { openPacks, profileOf } from "../shelf.ts";
import type { Gone, State } from "../state.ts";
import { played } from "../testing/enumerate.ts";
import { bagOf, face, floorOf, pack, scene } from "../testing/index.ts";
import { unanswered } from "../unanswered.ts";
import { leavesBoard } from "./gone.ts";
import { musterProfile } from "./muster.ts";

/** A revenant whose death brings two treasures. */
const hoarder: Profile = { ...profileOf("revenant"), id: "hoarder", treasure: 2 };

openPacks([
  {
    id: "hoards",
    isIn: () => false,
    profiles: [hoarder],
    things: [
      {
        id: "test-relic",
        name: { fr: "relique", en: "relic" },
        rule: "REG-QORB-02",
        source: "house",
        weight: 1,
        isQuest: true,
      },
    ],
  },
]);

const both = { S: "svein", A: "aude" };

/** Svein and Aude, and a hoarder that the next blow kills. */
const hoard = (more: (state: State) => void = () => undefined) =>
  scene(
    "SvA",
    { ...both, v: "hoarder" },
    {
      prepare(state) {
        characterOf(state, "hoarder-1").pv = [1];
        more(state);
      },
    },
  );

test("REG-FOE-05 REG-FOE-06 REG-VERDICT-51 each treasure of a killed monster goes to whom the leader names", () => {
  const { pick, play, question, match } = hoard().rolling(face(6, 3), 5, 5, 0, 1, 5, 5, 0, 1, 0, 2);
  pick(["svein", "aude"]);
  play("strike:hoarder-1");
  expect(question("heir")).toMatchObject({ seats: ["aude"], about: { who: "aude" } });
  play("aude", "take", "svein", "take", "no");
  expect(bagOf(match.state, "svein")).toContain("force carried");
  expect(bagOf(match.state, "aude").filter((one) => one === "care carried")).toHaveLength(2);
});

test("REG-VERDICT-79 REG-VERDICT-51 without an answer it goes to the killer; to the leader where the killer is no PJ", () => {
  const { pick, play, match } = hoard().rolling(face(6, 3), 5, 5);
  pick(["svein", "aude"]);
  play("strike:hoarder-1");
  expect(match.decision).toMatchObject({ prompt: "heir", seats: ["aude"] });
  expect(match.decision && unanswered(match.decision)).toEqual({ kind: "choose", option: "svein" });
  const burning = hoard((state) => {
    characterOf(state, "hoarder-1").states.fire = true;
  }).rolling(5);
  burning.pick(["svein", "aude"]);
  burning.play("end", "end");
  expect(burning.match.decision).toMatchObject({ prompt: "heir", seats: ["aude"] });
  expect(burning.match.decision && unanswered(burning.match.decision)).toEqual({
    kind: "choose",
    option: "aude",
  });
});

test("REG-VERDICT-50 what MJ characters carried falls on their square; a quest object goes to whom the leader names", () => {
  const { pick, play, match } = scene(
    "SvA",
    { ...both, v: "revenant" },
    {
      prepare(state) {
        characterOf(state, "revenant-1").pv = [1];
        pack(state, "revenant-1", "dagger", "test-relic");
      },
    },
  ).rolling(face(6, 3), 5, 5);
  pick(["svein", "aude"]);
  play("strike:revenant-1", "svein", "no");
  expect(floorOf(match.state)).toEqual(["dagger 1,0"]);
  expect(bagOf(match.state, "svein")).toContain("test-relic carried");
});

/** How things lie after somebody has gone. */
function after(drawing: string, who: string, why: Gone, prepare: (state: State) => void): State {
  const { state } = scene(drawing, both, { prepare });
  played(
    state,
    (table) => leavesBoard(table, characterOf(table.state, who), why, "REG-VERDICT-78"),
    () => "aude",
    [],
    state,
  );
  return state;
}

const carries = (who: string) => (state: State) => {
  state.things = [];
  pack(state, who, "dagger", "test-relic");
};

test("REG-RULING-87 all objects of a dead PJ lie on its square", () => {
  expect(floorOf(after("S.A", "svein", "dead", carries("svein")))).toEqual(["dagger 0,0", "test-relic 0,0"]);
});

test("REG-VERDICT-78 who dies in lava takes its objects along, but for a quest object", () => {
  const state = after("SL.A", "svein", "dead", (all) => {
    carries("svein")(all);
    characterOf(all, "svein").x = 1;
  });
  expect(floorOf(state)).toEqual(["test-relic 0,0"]);
});

test("REG-VERDICT-78 who dies in a hole leaves them on the nearest free square beside it", () => {
  const state = after("S.A", "svein", "dead", (all) => {
    carries("svein")(all);
    characterOf(all, "svein").states.hole = 1;
    all.elements = [];
    characterOf(all, "aude").x = 0;
  });
  expect(floorOf(state)).toEqual(["dagger 1,0", "test-relic 1,0"]);
});

test("REG-VERDICT-78 a dead PJ's own écus leave with it", () => {
  const state = after("S.A", "svein", "dead", carries("svein"));
  expect([state.purse, characterOf(state, "aude").hero?.ecus]).toEqual([0, 50]);
});

test("REG-VERDICT-78 what an ally had that leaves alive passes to the PJ of its player, or to the leader's", () => {
  const left = (gone?: Gone) => {
    const state = after("S.A...", "revenant-1", "left", (all) => {
      musterProfile(all, "revenant", { x: 5, y: 0 }, { side: "heroes", seat: "svein" });
      carries("revenant-1")(all);
      all.leader = "aude";
      if (gone) characterOf(all, "svein").gone = gone;
    });
    return ["svein", "aude"].map((id) => bagOf(state, id).length);
  };
  expect([left(), left("dead")]).toEqual([
    [2, 0],
    [0, 2],
  ]);
});
