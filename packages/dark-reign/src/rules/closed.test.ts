import { expect, test } from "vitest";
import { asDrawn } from "../grid/zone.ts";
import type { State } from "../state.ts";
import { inZone, is, knows, pack, put, scene } from "../testing/index.ts";
import { addElement } from "./elements.ts";
import { musterProfile } from "./muster.ts";

/** East of the drawing lies a second zone like it, with a blessed statue at its end. */
function holyEast(state: State, width: number): void {
  const [zone] = state.zones;
  if (zone === undefined) return;
  state.zones = [zone, { ...zone, ...asDrawn, x: width }];
  addElement(state, "statue", { x: 2 * width - 1, y: 0 }, 1);
}

test("REG-VERDICT-32 undead are not shoved into a zone with a blessed statue; others are", () => {
  const prepare = (state: State) => holyEast(state, 2);
  const options = (card: string) => scene("Sx", { S: "svein", x: card }, { prepare }).rolling().options();
  expect(options("revenant")).not.toContain("shove:revenant-1");
  expect(options("spider")).toContain("shove:spider-1");
});

test("REG-VERDICT-32 undead and demons are not teleported into a zone with a blessed statue; others are", () => {
  const squares = (isUnholy: boolean) => {
    const { play, options } = scene(
      "S...",
      { S: "svein" },
      {
        prepare(state) {
          holyEast(state, 4);
          pack(state, "svein", "scroll-of-teleportation");
          if (isUnholy) is(state, "svein", "demon");
        },
      },
    ).rolling();
    play(options().find((id) => id.startsWith("use:")) ?? "");
    return options();
  };
  expect(squares(false)).toEqual(["1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "stay"]);
  expect(squares(true)).toEqual(["1,0", "2,0", "3,0", "stay"]);
});

test("REG-STATUE-01 REG-TOWN-26 a rope brings no demon out of its hole into a zone with a blessed statue", () => {
  const prepare = (state: State) => {
    holyEast(state, 4);
    is(state, "svein", "demon");
    pack(state, "svein", "rope");
    put("hole", 3, 0, { open: true, spent: true })(state);
    for (const who of state.characters) who.states.hole = 1;
  };
  const { question } = scene("...S", { S: "svein" }, { prepare }).rolling();
  expect(question("beside-hole").options.map(({ id }) => id)).toEqual(["2,0"]);
});

test("REG-VERDICT-32 REG-STATUE-01 nobody is raised from the dead in a zone with a blessed statue", () => {
  const risen = (isHoly: boolean) =>
    scene(
      "O...",
      { O: "ozanne" },
      {
        prepare(state) {
          if (isHoly) holyEast(state, 4);
          knows(state, "ozanne", "raise");
          for (const x of [2, 4]) state.deaths.push({ x, y: 0, card: "ogre" });
          if (!isHoly) state.zones = state.zones.flatMap((zone) => [zone, { ...zone, x: 4 }]);
        },
      },
    )
      .rolling()
      .options()
      .filter((id) => id.startsWith("cast"));
  expect(risen(false)).toHaveLength(2);
  expect(risen(true)).toHaveLength(1);
});

test("REG-VERDICT-25 MJ characters are not shoved onto an open exit to the unknown", () => {
  const options = (leads: boolean) =>
    inZone(
      "dark-bend",
      { svein: [4, 0] },
      {
        prepare(state) {
          musterProfile(state, "spider", { x: 5, y: 0 });
          const passage = state.elements.find(({ id }) => id === "passage@6,0");
          if (leads && passage) passage.leads = 0;
        },
      },
    )
      .rolling()
      .options();
  expect(options(true)).toContain("shove:spider-1");
  expect(options(false)).not.toContain("shove:spider-1");
});

test("REG-VERDICT-57 MJ characters come to the gate neither by the second step of a run nor by a shove", () => {
  const gate = (hero: readonly [number, number], spider: readonly [number, number]) =>
    inZone(
      "gate-to-the-depths",
      { svein: hero },
      {
        options: { quest: "clock" },
        prepare(state) {
          musterProfile(state, "spider", { x: spider[0], y: spider[1] });
          const door = state.elements.find(({ id }) => id === "door@14,2");
          if (door) door.open = true;
        },
      },
    );
  const { play, options } = gate([0, 2], [12, 2]).rolling();
  play("end", "run:13,2");
  expect(options()).toContain("12,2");
  expect(options()).not.toContain("14,2");
  expect(gate([12, 2], [13, 2]).rolling().options()).not.toContain("shove:spider-1");
});

test("REG-VERDICT-60 a hero alone ends the game by giving up; among others all must agree", () => {
  const alone = scene("S.", { S: "svein" }).rolling();
  alone.play("give-up");
  expect(alone.match.outcome?.rule).toBe("REG-VERDICT-60");
  const two = scene("SA.", { S: "svein", A: "aude" }).rolling();
  two.pick(["svein", "aude"]);
  two.play("give-up", "no");
  expect(two.match.outcome).toBeUndefined();
  // Once per round for the whole group.
  two.play("end");
  expect(two.options()).not.toContain("give-up");
});
