import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { musterProfile } from "../rules/muster.ts";
import { arm, face, hall, inZone, nothing, put, scene } from "../testing/index.ts";
import { viewOf } from "../view-of.ts";

test("REG-OPEN-01 REG-OPEN-03 REG-DOOR-01 opening costs 1 P.Action, and the zone behind is revealed", () => {
  const { play, place, who, match, options } = hall(["dark-bend"]).rolling(...nothing(5));
  expect(options()).toContain("open:6,2");
  play("open:6,2");
  place();
  expect(who("svein").actions).toBe(3);
  expect(match.state.zones.map(({ card }) => card)).toEqual(["entrance-hall", "dark-bend"]);
  expect(match.state.elements.find(({ id }) => id === "door@6,2")).toMatchObject({ open: true, leads: 1 });
});

test("REG-DOOR-01 REG-VERDICT-23 an open door can be closed, but not with somebody in it", () => {
  const { play, place, options } = hall(["dark-bend"]).rolling(...nothing(5));
  play("open:6,2");
  place();
  expect(options()).toContain("close:6,2");
  play("close:6,2");
  expect(options()).not.toContain("walk:6,2");
  expect(options()).toContain("open:6,2");
  play("open:6,2", "walk:6,2");
  expect(options()).not.toContain("close:6,2");
});

test("REG-VERDICT-73 a door is handled only from the squares straight before and behind it", () => {
  const { options } = inZone("entrance-hall", { svein: [5, 1] }).rolling();
  expect(options()).not.toContain("open:6,2");
});

const lockedDoor = () =>
  inZone("entrance-hall", { svein: [3, 0] }, { piles: { "door@3,-1": ["dark-bend"] } });

test("REG-OPEN-02 REG-DRAW-10 a locked door stays shut, the P.Action is lost, and no zone is placed", () => {
  const { play, who, match, rules, submit } = lockedDoor().rolling();
  play("open:3,-1");
  expect(rules()).toContain("REG-OPEN-02");
  expect(who("svein").actions).toBe(3);
  expect(match.state.zones).toHaveLength(1);
  expect(submit({ kind: "choose", option: "open:3,-1" })).toMatchObject({ rule: "REG-OPEN-02" });
});

test("REG-DOOR-02 REG-DOOR-03 REG-VERDICT-24 a lock is seen once somebody has tried it", () => {
  const { play, match } = lockedDoor().rolling();
  const locks = (seat: string) => viewOf(match.state, seat).elements.map(({ lock }) => lock);
  expect(locks("svein")).toEqual([undefined, undefined]);
  expect(locks("mj")).toEqual(["untried", undefined]);
  play("open:3,-1");
  expect(locks("svein")).toEqual(["known", undefined]);
});

test("REG-PICK-01 REG-PICK-02 REG-RULING-57 a tried lock is picked by a Dexterity test; opening costs another P.Action", () => {
  const { play, who, events, options } = lockedDoor().rolling(face(3, 1), 0);
  expect(options()).not.toContain("pick-lock:3,-1");
  play("open:3,-1", "pick-lock:3,-1");
  expect(events("tested")).toMatchObject([{ of: "dexterity", difficulty: 1, passed: true }]);
  expect(who("svein").actions).toBe(2);
  expect(options()).toContain("open:3,-1");
});

test("REG-PICK-03 REG-RULING-57 MJ characters open locked doors like unlocked ones", () => {
  const { play, match } = scene(
    "S.#v",
    { S: "svein", v: "revenant" },
    {
      prepare: put("door", 2, 0, { lock: "untried" }),
    },
  ).rolling();
  play("end", "open:2,0");
  expect(match.state.elements[0]).toMatchObject({ open: true });
});

test("REG-VERDICT-25 REG-VERDICT-83 MJ characters neither open nor break what leads to the unknown", () => {
  const handles = (card: string, square: { x: number; y: number }) => {
    const { play, options } = inZone(
      card,
      { svein: [0, 5] },
      {
        prepare: (state) => musterProfile(state, "rat", square),
      },
    ).rolling();
    play("end");
    return options().filter((id) => id.startsWith("open") || id.startsWith("bash"));
  };
  expect(handles("entrance-hall", { x: 5, y: 2 })).toEqual([]);
  expect(handles("dungeon-cells", { x: 3, y: 3 })).toEqual([]);
});

const before = (kind: string) => scene("S.", { S: "svein" }, { prepare: put(kind, 1, 0, { lock: "known" }) });

test.each([
  ["REG-DOOR-05", "door", 4, 10, 1],
  ["REG-DOOR-06", "armoured-door", 8, 20, 5],
  ["REG-DOOR-07", "prison-door", 12, 30, 8],
  ["REG-CHEST-05", "chest", 9, 5, 3],
] as const)(
  "%s a %s has Endurance %i, PV %i and picking difficulty %i",
  (_rule, kind, endurance, pv, picking) => {
    const picked = before(kind).rolling(face(3, 1), 0);
    picked.play("pick-lock:1,0");
    expect(picked.events("tested")).toMatchObject([{ difficulty: picking }]);
    const bashed = before(kind).rolling(face(6, 2), 5, 5);
    bashed.play("bash:1,0");
    const [blow] = bashed.events("bashes");
    const damage = Math.max(0, (blow?.total ?? 0) - endurance);
    expect(bashed.events("battered")).toMatchObject([{ lost: damage, pv: Math.max(0, pv - damage) }]);
  },
);

test("REG-BASH-01 REG-BASH-02 REG-DOOR-04 REG-RULING-58 a door is struck as one that cannot move, and is gone at 0 PV", () => {
  const { play, match, events, options, who } = before("door").rolling(face(6, "X"), 0, 0, face(6, 2), 5, 5);
  play("bash:1,0");
  expect(events("bashes")[0]?.damage).toBeGreaterThan(0);
  play("bash:1,0");
  expect(who("svein").actions).toBe(2);
  expect(match.state.elements[0]).toMatchObject({ open: true, pv: 0 });
  expect(options()).toContain("walk:1,0");
  expect(options()).not.toContain("close:1,0");
});

test("REG-RULING-58 a powerful attack costs 2 P.Action and throws a D more", () => {
  const { play, events, who } = before("armoured-door").rolling(face(6, 2), 5, 5, 5);
  play("bash:1,0:power");
  expect(who("svein").actions).toBe(2);
  expect(events("bashes")[0]?.dice).toEqual([5, 5, 5]);
});

/** Before a door that stands so many PV, with these in hand, a revenant beside. */
const armedBefore = (door: string, pv: number | undefined, ...weapons: readonly string[]) =>
  scene(
    "S.\nv.",
    { S: "svein", v: "revenant" },
    {
      prepare(state) {
        put(door, 1, 0)(state);
        for (const element of state.elements) if (pv !== undefined) element.pv = pv;
        characterOf(state, "svein").hero?.skills.push("ambidextrous");
        arm(state, "svein", ...weapons);
      },
    },
  );

test("REG-VERDICT-85 the berserk axe gives a door two blows for 1 P.Action, and one powerful blow for 2", () => {
  const basic = armedBefore("armoured-door", undefined, "berserk-axe").rolling(face(6, 2), 5, face(6, 2), 4);
  basic.play("bash:1,0");
  expect(basic.events("bashes").map(({ dice }) => dice)).toEqual([[5], [4]]);
  expect(basic.events("battered").map(({ pv }) => pv)).toEqual([16, 13]);
  expect(basic.who("svein").actions).toBe(3);
  const powerful = armedBefore("armoured-door", undefined, "berserk-axe").rolling(face(6, 2), 5, 5);
  powerful.play("bash:1,0:power");
  expect([powerful.events("bashes").length, powerful.who("svein").actions]).toEqual([1, 2]);
});

test("REG-VERDICT-85 the second blow is not made if the first has broken the door", () => {
  const { play, events, match } = armedBefore("door", 1, "berserk-axe").rolling(face(6, 2), 5);
  play("bash:1,0");
  expect(events("bashes").length).toBe(1);
  expect(match.state.elements[0]).toMatchObject({ open: true, pv: 0 });
});

test("REG-VERDICT-85 neither Ambidextrous nor Fury follows a blow at a door", () => {
  const { play, events, question } = armedBefore("door", 1, "short-sword", "short-sword").rolling(
    face(6, 2),
    5,
  );
  const [blow] = question("act").options.filter(({ id }) => id.startsWith("bash:1,0"));
  play(blow?.id ?? "");
  expect(events("battered").length).toBe(1);
  expect(question("act").about.who).toBe("svein");
});

const chest = (...more: readonly number[]) =>
  scene("S.", { S: "svein" }, { prepare: put("chest", 1, 0) }).rolling(...more);

test("REG-CHEST-01 REG-RULING-56 a 0 means locked; after the lock a 0 means empty", () => {
  const { play, match, options, who } = chest(0, face(3, 1), 5, 0);
  play("open:1,0", "no");
  expect(match.state.elements[0]).toMatchObject({ lock: "known" });
  expect(who("svein").actions).toBe(3);
  play("pick-lock:1,0", "open:1,0", "no");
  expect(match.state.elements[0]).toMatchObject({ searched: true });
  expect(match.state.purse).toBe(0);
  expect(options()).not.toContain("open:1,0");
});

test.each([
  ["REG-CHEST-02", 1, 100, 0],
  ["REG-CHEST-03", 2, 500, 0],
  ["REG-CHEST-03", 3, 500, 0],
  ["REG-CHEST-04", 4, 500, 1],
  ["REG-CHEST-04", 5, 500, 1],
])(
  "REG-OPEN-04 %s on a %i a chest gives %i écus and %i treasure to the opener",
  (_rule, roll, ecus, found) => {
    const { match, play, events } = chest(roll, ...(found > 0 ? [0, 0, 0, 0] : []));
    play("open:1,0", ...(found > 0 ? ["leave"] : []));
    expect(match.state.purse).toBe(ecus);
    expect(events("found")).toHaveLength(found);
  },
);

test("REG-RULING-51 MJ characters open no chests", () => {
  const { play, options } = scene(
    "S#.v.",
    { S: "svein", v: "revenant" },
    { prepare: put("chest", 4, 0) },
  ).rolling();
  play("end");
  expect(options()).not.toContain("open:4,0");
});
