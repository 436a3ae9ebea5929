import { expect, test } from "vitest";
import { characterOf } from "../../../characters.ts";
import { asDrawn } from "../../../grid/zone.ts";
import { addElement } from "../../../rules/elements.ts";
import type { State } from "../../../state.ts";
import { face, scene } from "../../../testing/index.ts";
import { makeThing } from "../../../things.ts";

const won = (rule: string, ...winners: string[]) => ({ winners, rule });

const byTheWell = (level: "novice" | "adventurer" | "hero") =>
  scene(
    "S.",
    { S: "svein" },
    {
      options: { level },
      prepare: (state) => void addElement(state, "well", { x: 1, y: 0 }, 0),
    },
  );

test("REG-QWELL-02 REG-QWELL-03 REG-QWELL-04 REG-QWELL-12 a Force test beside the well closes it, and wins at once", () => {
  const { play, match, who } = byTheWell("novice").rolling(face(5, "X"), 0, face(5, 1), 0);
  play("handle-lid:1,0", "no");
  expect(who("svein").actions).toBe(3);
  expect(match.outcome).toBeUndefined();
  play("handle-lid:1,0");
  expect(match.outcome).toEqual(won("REG-QWELL-12", "svein"));
});

test("REG-QWELL-03 from farther away nobody can", () => {
  const { options } = scene(
    "S..",
    { S: "svein" },
    {
      prepare: (state) => void addElement(state, "well", { x: 2, y: 0 }, 0),
    },
  ).rolling();
  expect(options().filter((id) => id.startsWith("handle-lid"))).toEqual([]);
});

test("REG-QWELL-05 REG-QWELL-06 REG-VERDICT-55 the play level sets the difficulty", () => {
  for (const [level, difficulty] of [
    ["novice", 1],
    ["adventurer", 3],
    ["hero", 5],
  ] as const) {
    const { play, events } = byTheWell(level).rolling(face(5, 1), difficulty - 1);
    play("handle-lid:1,0");
    expect(events("tested")).toMatchObject([{ of: "force", difficulty, passed: true }]);
  }
});

test("REG-QGOLD-02 REG-VERDICT-56 won at the moment the third chest of the quest zone has been searched, empty or not", () => {
  const chests = (state: State) => {
    state.zones.push({ card: "wizards-laboratory", ...asDrawn, x: 40, y: 40 });
    addElement(state, "chest", { x: 1, y: 0 }, 1, { spent: true });
    addElement(state, "chest", { x: 45, y: 43 }, 1, { searched: true });
    addElement(state, "chest", { x: 46, y: 43 }, 1, { searched: true });
    addElement(state, "chest", { x: 0, y: 1 }, 0);
  };
  const { play, match } = scene(
    "S.\n..",
    { S: "svein" },
    { options: { quest: "gold" }, prepare: chests },
  ).rolling(0);
  expect(match.outcome).toBeUndefined();
  play("open:1,0", "no");
  expect(match.outcome).toEqual(won("REG-QGOLD-02", "svein"));
});

test("REG-VERDICT-56 a chest found locked is not yet searched", () => {
  const chests = (state: State) => {
    state.zones.push({ card: "wizards-laboratory", ...asDrawn, x: 40, y: 40 });
    addElement(state, "chest", { x: 1, y: 0 }, 1);
  };
  const { play, match } = scene(
    "S.",
    { S: "svein" },
    { options: { quest: "gold" }, prepare: chests },
  ).rolling(0);
  play("open:1,0", "no");
  expect(match.outcome).toBeUndefined();
});

/** Two heroes before the open gate. */
const atTheGate = (prepare?: (state: State) => void) =>
  scene(
    "SA",
    { S: "svein", A: "aude" },
    {
      options: { quest: "clock" },
      prepare(state) {
        state.zones = [{ card: "gate-to-the-depths", ...asDrawn }];
        Object.assign(characterOf(state, "svein"), { x: 13, y: 2 });
        Object.assign(characterOf(state, "aude"), { x: 12, y: 2 });
        addElement(state, "door", { x: 14, y: 2 }, 0, { open: true });
        prepare?.(state);
      },
    },
  );

test("REG-QCLOCK-02 REG-ZONE-17 REG-VERDICT-57 won once all living PJ have passed the gate", () => {
  const { pick, play, match, who } = atTheGate().rolling();
  pick(["svein", "aude"]);
  play("walk:14,2");
  expect(who("svein").gone).toBe("left");
  expect(match.outcome).toBeUndefined();
  play("walk:13,2", "walk:14,2");
  expect(match.outcome).toEqual(won("REG-QCLOCK-02", "svein", "aude"));
});

test("REG-VERDICT-57 the dead need not leave", () => {
  const { play, match } = atTheGate((state) => {
    characterOf(state, "aude").gone = "dead";
  }).rolling();
  play("walk:14,2");
  expect(match.outcome?.rule).toBe("REG-QCLOCK-02");
});

test("REG-VERDICT-57 REG-VERDICT-60 lost if a living PJ is still inside after the PJ turn of round 11", () => {
  const { pick, play, match } = atTheGate((state) => {
    state.round = 10;
  }).rolling();
  pick(["svein", "aude"]);
  play("walk:14,2");
  expect(match.outcome).toBeUndefined();
  play("end");
  expect(match.outcome).toEqual(won("REG-VERDICT-57"));
});

test("REG-VERDICT-57 REG-VERDICT-14 an extra turn belongs to its round", () => {
  const { pick, play, match } = atTheGate((state) => {
    state.round = 10;
    state.extra = ["heroes"];
  }).rolling();
  pick(["svein", "aude"]);
  play("walk:14,2", "end");
  expect(match.outcome).toBeUndefined();
  play("walk:13,2", "walk:14,2");
  expect(match.outcome?.winners).toEqual(["svein", "aude"]);
});

const withOrb = (state: State) => {
  makeThing(state, "solar-orb", { kind: "carried", by: "ogre-1" });
  characterOf(state, "ogre-1").pv = [1];
};

test("REG-QORB-02 REG-VERDICT-58 REG-VERDICT-50 won by killing the ogre that carries the orb", () => {
  const options = { quest: "orb" } as const;
  const { play, match } = scene("Ao", { A: "aude", o: "ogre" }, { options, prepare: withOrb }).rolling(
    face(5, 2),
    5,
  );
  play("strike:ogre-1", "no");
  expect(match.outcome).toEqual(won("REG-QORB-02", "aude"));
});

test("REG-QORB-02 REG-VERDICT-58 won by stealing it", () => {
  const options = { quest: "orb" } as const;
  const { play, match, events } = scene(
    "So",
    { S: "svein", o: "ogre" },
    { options, prepare: withOrb },
  ).rolling(face(5, 2), 5, 0, 0);
  play("steal:ogre-1");
  expect(events("steals")).toMatchObject([{ thing: "solar-orb" }]);
  expect(match.outcome).toEqual(won("REG-QORB-02", "svein"));
});
