import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { addElement } from "../../rules/elements.ts";
import { armourOf } from "../../sheet/armour.ts";
import { schoolsOf } from "../../sheet/learning.ts";
import { thingCardOf } from "../../shelf.ts";
import type { State } from "../../state.ts";
import { bagOf, face, floorOf, pack, scene } from "../../testing/index.ts";
import { makeThing } from "../../things.ts";

const both = { S: "svein", A: "aude" };

/** Svein and Aude, and a scroll in Svein's bag: thing-7. Svein acts first. */
function reading(drawing: string, card: string, more: (state: State) => void = () => undefined) {
  const cast = { ...both, v: "revenant", o: "ogre" };
  const set = scene(drawing, cast, {
    prepare(state) {
      pack(state, "svein", `scroll-of-${card}`);
      more(state);
    },
  });
  return {
    rolling(...dice: readonly number[]) {
      const table = set.rolling(...dice);
      table.pick(["svein", "aude"]);
      return table;
    },
  };
}

const dead = (state: State, who: string) => {
  Object.assign(characterOf(state, who), { gone: "dead", pv: [-3] });
  for (const thing of state.things)
    if ("by" in thing.at && thing.at.by === who)
      Object.assign(thing, { at: { kind: "floor", x: 1, y: 0 }, from: who });
};

test("REG-SCROLL-01 REG-USE-01 a scroll costs 1 P.Action and works once", () => {
  const { play, who, match, options } = reading("SA", "cure").rolling(0, 0, 0, 0, 0);
  play("use:thing-7");
  expect(who("svein").actions).toBe(3);
  expect(bagOf(match.state, "svein")).not.toContain("scroll-of-cure carried");
  expect(options()).not.toContain("use:thing-7");
});

test("REG-SCROLL-02 REG-CHAR-13 an adversary in sight takes a Will test of difficulty 6, or is removed", () => {
  const { play, events, who, options } = reading("SA.v#o", "banishment").rolling(face(3, 1), 4);
  expect(options().filter((id) => id.startsWith("use"))).toEqual(["use:revenant-1:thing-7"]);
  play("use:revenant-1:thing-7");
  expect(events("tested")).toMatchObject([{ of: "will", difficulty: 6, passed: false }]);
  expect(who("revenant-1").gone).toBe("banished");
});

test("REG-VERDICT-11 the banished bring no écus and no XP; what they carried falls on their square", () => {
  const { play, match, who } = reading("SA.v", "banishment", (state) => {
    pack(state, "revenant-1", "dagger");
  }).rolling(face(3, 1), 4);
  play("use:revenant-1:thing-7");
  expect([match.state.purse, who("svein").hero?.xp]).toEqual([0, 0]);
  expect(floorOf(match.state)).toEqual(["dagger 3,0"]);
});

test("REG-SCROLL-02 REG-RULING-13 a PJ that would be banished may pay destiny, for the test and against the end", () => {
  const { play, asking, who } = scene(
    "S.o",
    { S: "svein", o: "ogre" },
    { prepare: (state) => void pack(state, "ogre-1", "scroll-of-banishment") },
  ).rolling(face(4, 1), 0);
  play("end", "use:svein:thing-3");
  expect(asking().prompt).toBe("destiny");
  play("no");
  expect(asking().prompt).toBe("cheat-death");
  play("yes");
  expect(who("svein")).toMatchObject({ x: 0, pv: [28] });
  expect(who("svein").gone).toBeUndefined();
});

test("REG-SCROLL-03 REG-VERDICT-12 one roll of 4+5D for the whole side, without sight, on the ground too; poison is cured", () => {
  const { play, who, events } = reading("S.#.A", "cure", (state) => {
    Object.assign(characterOf(state, "svein"), { pv: [10], states: { poison: true } });
    Object.assign(characterOf(state, "aude"), { pv: [-2], states: { ground: 0, hole: 1 } });
  }).rolling(0, 1, 1, 1, 1, 1);
  play("use:thing-7");
  expect([who("svein").pv, who("aude").pv]).toEqual([[19], [7]]);
  expect([who("svein").states.poison, who("aude").states.ground]).toEqual([undefined, undefined]);
  expect(events("threw").filter(({ what }) => what === "healing")).toHaveLength(1);
});

test("REG-SCROLL-04 REG-VERDICT-13 two magic armour points for the whole game; in sight or the reader; never twice", () => {
  const { play, match, options } = reading("S.A", "protection", (state) => {
    pack(state, "svein", "scroll-of-protection");
  }).rolling();
  expect(options().filter((id) => id.startsWith("use"))).toEqual(["use:svein:thing-7", "use:aude:thing-7"]);
  play("use:aude:thing-7", "use:aude:thing-8");
  expect(armourOf(match.state, characterOf(match.state, "aude"))).toEqual({ plain: 3, magic: 2 });
  play("end", "end");
  expect(match.state.round).toBe(2);
  expect(armourOf(match.state, characterOf(match.state, "aude")).magic).toBe(2);
  const hidden = reading("S#A", "protection").rolling();
  expect(hidden.options()).not.toContain("use:aude:thing-7");
});

test("REG-SCROLL-05 REG-VERDICT-06 the reader and those of its side in sight each decide for themselves", () => {
  const { play, question, at } = reading("SA.v#..", "teleportation").rolling();
  play("use:thing-7");
  expect(question("teleport").seats).toEqual(["svein"]);
  play("5,0");
  expect(question("teleport").seats).toEqual(["aude"]);
  play("stay");
  expect([at("svein"), at("aude")]).toEqual([
    [5, 0],
    [1, 0],
  ]);
});

test("REG-SCROLL-06 REG-VERDICT-14 the reader's side plays one extra turn in the same round", () => {
  const { play, pick, events, match } = reading("SA.v", "time").rolling();
  play("use:thing-7", "end", "end");
  pick(["svein", "aude"]);
  expect(match.state).toMatchObject({ round: 1, turn: { side: "heroes", isExtra: true } });
  play("end", "end");
  expect(events("turn").map(({ side, isExtra }) => [side, isExtra])).toEqual([
    ["heroes", false],
    ["heroes", true],
    ["mj", false],
  ]);
});

test("REG-VERDICT-14 read in the opposing turn, the scroll doubles the next turn of the reader's side", () => {
  const { play, pick, events, match } = reading("SA...v", "time").rolling();
  play("wait", "end", "end");
  expect(match.state.turn.side).toBe("mj");
  play("use:thing-7", "end");
  for (const isExtra of [false, true]) {
    pick(["svein", "aude"]);
    expect(match.state).toMatchObject({ round: 2, turn: { side: "heroes", isExtra } });
    play("end", "end");
  }
  expect(events("turn").map(({ side }) => side)).toEqual(["heroes", "mj", "heroes", "heroes", "mj"]);
});

test("REG-SCROLL-07 REG-VERDICT-15 a dead PJ returns with half its PV, rounded up, and what still lies on the floor", () => {
  const { play, options, who, match } = scene("S..A", both, {
    prepare(state) {
      pack(state, "svein", "scroll-of-resurrection");
      dead(state, "aude");
      Object.assign(characterOf(state, "aude").hero ?? {}, { pv: 25 });
      makeThing(state, "leather", { kind: "floor", x: 1, y: 0 });
      for (const thing of state.things)
        if (thing.card === "sword") {
          thing.at = { kind: "carried", by: "svein" };
          delete thing.from;
        }
    },
  }).rolling();
  play("use:aude:thing-7");
  expect(options()).toEqual(["1,0", "2,0", "3,0"]);
  play("2,0");
  expect(who("aude")).toMatchObject({ x: 2, y: 0, pv: [13], states: {} });
  expect(bagOf(match.state, "aude")).toEqual(["care carried", "chain-mail carried", "large-shield carried"]);
  expect(floorOf(match.state)).toEqual(["leather 1,0"]);
});

test("REG-VERDICT-76 who returned acts from the next turn of its side on", () => {
  const { play, pick, question, events } = scene("S..A", both, {
    prepare(state) {
      pack(state, "svein", "scroll-of-resurrection");
      dead(state, "aude");
    },
  }).rolling();
  play("use:aude:thing-7", "2,0", "end");
  expect(events("activated").map(({ who }) => who)).toEqual(["svein"]);
  pick(["aude", "svein"]);
  expect(question("act").about.who).toBe("aude");
});

test("REG-VERDICT-76 not even if it died in this very turn, before its place in the order came", () => {
  const { play, events, match } = reading("S..A", "resurrection").rolling();
  dead(match.state, "aude");
  play("walk:1,0", "use:aude:thing-7", "2,0", "end");
  expect(events("activated").map(({ who }) => who)).toEqual(["svein"]);
});

test("REG-VERDICT-15 never the banished, and never an MJ character", () => {
  const { options } = reading("SA.v", "resurrection", (state) => {
    Object.assign(characterOf(state, "revenant-1"), { gone: "dead", pv: [] });
  }).rolling();
  expect(options().some((id) => id.startsWith("use"))).toBe(false);
});

const grimoires = [
  ["REG-SCROLL-08", "black-grimoire", "black", true],
  ["REG-SCROLL-09", "white-grimoire", "white", true],
  ["REG-SCROLL-10", "beggars-grimoire", "beggars", false],
  ["REG-SCROLL-11", "necromantic-grimoire", "necromancy", true],
  ["REG-SCROLL-12", "demonological-grimoire", "demonology", true],
] as const;

for (const [rule, card, school, isArcane] of grimoires)
  test(`${rule} REG-VERDICT-16 the ${card} opens its school${isArcane ? " to the initiated" : " to anybody"}`, () => {
    const opens = (hero: string) => {
      const { state } = scene("H", { H: hero }, { prepare: (all) => void pack(all, hero, card) });
      return schoolsOf(state, characterOf(state, hero)).has(school);
    };
    expect([opens("ozanne"), opens("aude")]).toEqual([true, !isArcane]);
    expect(thingCardOf(card).rule).toBe(rule);
  });

test("REG-SCROLL-07 REG-STATUE-01 an undead ally does not return into a zone with a blessed statue", () => {
  const offered = (more: (state: State) => void) =>
    reading("S..A.v", "resurrection", (state) => {
      Object.assign(characterOf(state, "revenant-1"), { side: "heroes", seat: "svein" });
      dead(state, "revenant-1");
      more(state);
    })
      .rolling()
      .options()
      .filter((id) => id.startsWith("use"));
  expect(offered(() => undefined)).toEqual(["use:revenant-1:thing-7"]);
  expect(offered((state) => void addElement(state, "statue", { x: 4, y: 0 }, 0))).toEqual([]);
});

test("REG-SCROLL-05 REG-VERDICT-06 who lies on the ground in sight may be brought away as well", () => {
  const { play, question, at } = reading("SA..", "teleportation", (state) => {
    Object.assign(characterOf(state, "aude"), { pv: [-2], states: { ground: 1 } });
  }).rolling();
  play("use:thing-7", "stay");
  expect(question("teleport").seats).toEqual(["aude"]);
  play("3,0");
  expect(at("aude")).toEqual([3, 0]);
});
