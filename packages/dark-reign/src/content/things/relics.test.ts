import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { Characteristic } from "../../kinds.ts";
import { tested } from "../../rules/test.ts";
import { has } from "../../sheet/traits.ts";
import type { State } from "../../state.ts";
import { played } from "../../testing/enumerate.ts";
import { bagOf, dress, face, pack, scene } from "../../testing/index.ts";

const alone = { S: "svein" };
const both = { S: "svein", A: "aude" };

const withThings =
  (...cards: readonly string[]) =>
  (state: State): void => {
    pack(state, "svein", ...cards);
  };

const fated = (state: State, who = "svein") => {
  const { hero } = characterOf(state, who);
  if (hero) hero.destiny = 0;
};

test("REG-RELIC-01 REG-VERDICT-05 what is taken is worn if its category is free; of two one has its effect", () => {
  const { play, match } = scene("S..", alone).rolling(5, 5, 3, 0, 0, 0, 5, 5, 3, 0, 0, 1);
  play("search:1,0", "take", "search:0,0", "take");
  expect(bagOf(match.state, "svein")).toEqual(
    expect.arrayContaining(["blessed-amulet worn", "ice-amulet carried"]),
  );
});

test("REG-RELIC-02 REG-VERDICT-05 blessed amulet or ice amulet, not both; the choice is changed for 1 P.Action", () => {
  const { play, match, who } = scene("S", alone, {
    prepare(state) {
      dress(state, "svein", "blessed-amulet");
      withThings("ice-amulet")(state);
    },
  }).rolling();
  const proof = () => [
    has(match.state, who("svein"), "no-poison"),
    has(match.state, who("svein"), "no-fire"),
  ];
  expect(proof()).toEqual([true, false]);
  play("change:thing-4");
  expect(proof()).toEqual([false, true]);
  expect(who("svein").actions).toBe(3);
});

for (const [rule, card, quality] of [
  ["REG-RELIC-03", "blessed-amulet", "no-poison"],
  ["REG-RELIC-04", "ice-amulet", "no-fire"],
  ["REG-RELIC-05", "amulet-of-courage", "fearless"],
] as const)
  test(`${rule} ${card}: the wearer is ${quality}`, () => {
    const { state } = scene("S", alone, { prepare: (all) => void dress(all, "svein", card) });
    expect(has(state, characterOf(state, "svein"), quality)).toBe(true);
    expect(has(scene("S", alone).state, characterOf(state, "svein"), quality)).toBe(false);
  });

test("REG-RELIC-06 REG-RULING-10 the ring of agility: 1D more in Agility tests, and an X still fails", () => {
  const { play, events } = scene(
    ".Sv",
    { ...alone, v: "revenant" },
    {
      prepare(state) {
        fated(state);
        dress(state, "svein", "ring-of-agility");
      },
    },
  ).rolling(face(4, -3), 1, 2, face(4, "X"), 5, 5);
  play("walk:0,0");
  expect(events("tested")).toMatchObject([{ of: "agility", dice: [1, 2], passed: true }]);
  play("walk:1,0", "walk:0,0");
  expect(events("tested").at(-1)).toMatchObject({ face: "X", passed: false });
});

test("REG-RELIC-07 REG-VERDICT-06 the ring of teleportation: once per game, anywhere empty, without a blocking test", () => {
  const { play, options, at, who } = scene(
    "Sv.#..",
    { ...alone, v: "revenant" },
    { prepare: withThings("ring-of-teleportation") },
  ).rolling();
  play("use:thing-3");
  expect(options()).toEqual(["2,0", "4,0", "5,0", "stay"]);
  play("5,0");
  expect(at("svein")).toEqual([5, 0]);
  expect(who("svein").actions).toBe(3);
  expect(options()).not.toContain("use:thing-3");
});

test("REG-RELIC-09 boots of speed: a run of three squares", () => {
  const { play, at } = scene("S....", alone, {
    prepare: (state) => void dress(state, "svein", "boots-of-speed"),
  }).rolling();
  play("run:1,0", "2,0", "3,0");
  expect(at("svein")).toEqual([3, 0]);
});

test("REG-RELIC-10 REG-RULING-10 the crown: 1D more in Charisma tests, and in no other", () => {
  const { state } = scene("S", alone, { prepare: (all) => void dress(all, "svein", "old-kings-crown") });
  const dice = (of: Characteristic) =>
    played(
      state,
      (table) => tested(table, characterOf(table.state, "svein"), { test: "any", of, rule: "REG-RELIC-10" }),
      () => "no",
      [5, 4, 3, 2],
    ).thrown?.d;
  expect([dice("charisma"), dice("will")]).toEqual([[4, 3], [4]]);
});

test("REG-RELIC-11 REG-VERDICT-08 the stone heals 3 PV for each P.Action, the bearer or an ally beside it", () => {
  const { pick, play, who, options } = scene("SA", both, {
    prepare(state) {
      withThings("healing-stone")(state);
      characterOf(state, "svein").pv = [20];
      Object.assign(characterOf(state, "aude"), { pv: [-4], states: { ground: 0 } });
    },
  }).rolling();
  pick(["svein", "aude"]);
  play("use:svein:thing-7", "use:aude:thing-7", "use:aude:thing-7");
  expect([who("svein").pv, who("aude").pv]).toEqual([[23], [2]]);
  expect(who("aude").states.ground).toBeUndefined();
  expect(options()).toContain("use:aude:thing-7");
});

test("REG-RELIC-12 REG-RELIC-13 sceptres are held, and ask for Magic, the great one for the skill too", () => {
  const held = (hero: string) => {
    const { options } = scene(
      "H",
      { H: hero },
      { prepare: (state) => void pack(state, hero, "sceptre") },
    ).rolling();
    return options().some((id) => id.startsWith("swap:thing-5"));
  };
  expect([held("ozanne"), held("aude")]).toEqual([true, false]);
});

test("REG-USE-01 REG-TOWN-11 a crossbow that has been shot is loaded again for 1 P.Action", () => {
  const { play, options, who } = scene(
    "S...v",
    { ...alone, v: "revenant" },
    {
      prepare(state) {
        fated(state);
        for (const thing of state.things)
          if (thing.at.kind === "held") thing.at = { kind: "carried", by: "svein" };
        state.things.push({ id: "bow", card: "crossbow", at: { kind: "held", by: "svein", hand: "right" } });
      },
    },
  ).rolling(face(2, "X"), 0, 0);
  expect(options()).not.toContain("use:bow");
  play("shoot:revenant-1");
  expect(options()).not.toContain("shoot:revenant-1");
  play("use:bow");
  expect(options()).toContain("shoot:revenant-1");
  expect(who("svein").actions).toBe(2);
});
