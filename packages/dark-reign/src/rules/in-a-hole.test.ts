import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { pack, put, scene } from "../testing/index.ts";

/** Somebody sits in an open hole. */
const sits = (who: string) => (state: State) => {
  const { x, y } = characterOf(state, who);
  characterOf(state, who).states.hole = 2;
  put("hole", x, y, { open: true, spent: true })(state);
};

/** Which of these deeds are offered against the target, however they go on (by which hand, with which thing). */
const offered = (ids: readonly string[], deeds: readonly string[], target: string): readonly string[] =>
  deeds.filter((deed) => ids.some((id) => id.startsWith(`${deed}:${target}`)));

test("REG-VERDICT-26 whoever sits in a hole is no target for blows, shots, thefts, shoves or duels", () => {
  const cast = { G: "liutgarde", v: "revenant" };
  const harm = ["challenge", "shove", "steal", "strike"];
  const near = (prepare: (state: State) => void) =>
    offered(scene("Gv.", cast, { prepare }).rolling().options(), harm, "revenant-1");
  expect(near(() => undefined)).toEqual(harm);
  expect(near(sits("revenant-1"))).toEqual([]);
  const far = (prepare: (state: State) => void) =>
    offered(scene("G...v", cast, { prepare }).rolling().options(), ["shoot"], "revenant-1");
  expect(far(() => undefined)).toEqual(["shoot"]);
  expect(far(sits("revenant-1"))).toEqual([]);
});

test("REG-VERDICT-26 whoever sits in a hole blocks nobody, and neither frightens nor hides anybody", () => {
  const { play, events, at } = scene(
    "Sv\n..",
    { S: "svein", v: "revenant" },
    { prepare: sits("revenant-1"), isFrightening: true },
  ).rolling();
  play("walk:0,1");
  expect(events("tested")).toEqual([]);
  expect(at("svein")).toEqual([0, 1]);
  const shots = scene("Gv..o", { G: "liutgarde", v: "revenant", o: "ogre" }, { prepare: sits("revenant-1") })
    .rolling()
    .options();
  expect(offered(shots, ["shoot"], "ogre-1")).toEqual(["shoot"]);
});

test("REG-VERDICT-26 an open hole is not walked into, an occupied one neither jumped over nor shoved into", () => {
  const options = (drawing: string, isTaken: boolean) =>
    scene(
      drawing,
      { S: "svein", o: "ogre", ...(isTaken ? { r: "rat" } : {}) },
      {
        prepare(state) {
          const square = { x: drawing.indexOf(isTaken ? "r" : ".", 2), y: 0 };
          if (isTaken) characterOf(state, "rat-1").states.hole = 2;
          put("hole", square.x, 0, { open: true, spent: true })(state);
        },
      },
    )
      .rolling()
      .options();
  expect(options("So..", false)).toContain("shove:ogre-1");
  expect(options("Sor.", true)).not.toContain("shove:ogre-1");
  const open = (isTaken: boolean) =>
    scene(isTaken ? "Sr." : "S..", isTaken ? { S: "svein", r: "rat" } : { S: "svein" }, {
      prepare(state) {
        if (isTaken) characterOf(state, "rat-1").states.hole = 2;
        put("hole", 1, 0, { open: true, spent: true })(state);
      },
    })
      .rolling()
      .options();
  expect(open(false)).toContain("jump:2,0");
  expect(open(false)).not.toContain("walk:1,0");
  expect(open(true)).not.toContain("jump:2,0");
});

test("REG-VERDICT-26 allies beside the hole can help with a potion, and while there is no room it stays", () => {
  const { pick, options } = scene(
    "SA",
    { S: "svein", A: "aude" },
    {
      prepare(state) {
        sits("aude")(state);
        pack(state, "svein", "care");
      },
    },
  ).rolling();
  pick(["svein", "aude"]);
  expect(offered(options(), ["make-drink"], "aude")).toEqual(["make-drink"]);
  const { play, who, match } = scene("#S#r", { S: "svein", r: "rat" }, { prepare: sits("svein") }).rolling();
  play("end");
  while (match.state.round < 4) play("end");
  expect(who("svein").states.hole).toBeDefined();
});
