import { expect, test } from "vitest";
import { bagOf, floorOf, pack, scene } from "../testing/index.ts";
import { makeThing } from "../things.ts";

const both = { S: "svein", A: "aude" };

function beside(drawing = "SA") {
  const { pick, ...table } = scene(drawing, both).rolling();
  pick(["svein", "aude"]);
  return table;
}

test("REG-GIVE-01 REG-GIVE-02 REG-RULING-65 giving costs the giver 1 P.Action, and the other agrees", () => {
  const { play, question, who, match } = beside();
  play("give:aude:thing-2");
  expect(question("agree")).toMatchObject({ seats: ["aude"], about: { thing: "care", gives: true } });
  play("yes");
  expect([who("svein").actions, who("aude").actions]).toEqual([3, 4]);
  expect(bagOf(match.state, "aude").filter((one) => one === "care carried")).toHaveLength(2);
});

test("REG-GIVE-02 who declines pays and gets nothing, and is not asked again this turn", () => {
  const { play, submit, who, match } = beside();
  play("give:aude:thing-2", "no");
  expect(who("svein").actions).toBe(4);
  expect(bagOf(match.state, "svein")).toContain("care carried");
  expect(submit({ kind: "choose", option: "give:aude:thing-1" })).toMatchObject({ rule: "REG-GIVE-02" });
});

test("REG-GIVE-01 taking from an ally costs the taker 1 P.Action; worn armour stays where it is", () => {
  const { play, who, match, options } = beside();
  expect(options()).not.toContain("receive:aude:thing-5");
  play("receive:aude:thing-3", "yes");
  expect(who("svein").actions).toBe(3);
  expect(bagOf(match.state, "svein")).toContain("sword carried");
});

test("REG-GIVE-03 REG-VERDICT-73 only to and from those in reach", () => {
  const offers = (drawing: string) =>
    beside(drawing)
      .options()
      .filter((id) => /^(give|receive):/.test(id));
  expect(offers("S.A")).toEqual([]);
  expect(offers("S#\n.A")).toEqual([]);
  expect(offers("S.\n.A").length).toBeGreaterThan(0);
});

test("REG-GIVE-03 REG-RULING-65 what lies on the floor in reach is taken without leave", () => {
  const { play, who, match, options } = scene(
    "S.#\n...",
    { S: "svein" },
    {
      prepare(state) {
        makeThing(state, "dagger", { kind: "floor", x: 1, y: 0 });
        makeThing(state, "sword", { kind: "floor", x: 2, y: 1 });
      },
    },
  ).rolling();
  expect(options().filter((id) => id.startsWith("take"))).toEqual(["take:1,0:thing-3"]);
  play("take:1,0:thing-3");
  expect(who("svein").actions).toBe(3);
  expect(floorOf(match.state)).toEqual(["sword 2,1"]);
});

test("REG-VERDICT-50 REG-FOE-04 MJ characters take things from the floor, and drop them when they die", () => {
  const { play, match, game } = (() => {
    const set = scene(
      "S.or",
      { S: "svein", o: "ogre", r: "rat" },
      {
        prepare(state) {
          makeThing(state, "dagger", { kind: "floor", x: 1, y: 0 });
        },
      },
    );
    return { ...set.rolling(), game: set.game };
  })();
  play("end", "ogre-1", "take:1,0:thing-3");
  expect(bagOf(match.state, "ogre-1")).toEqual(["dagger carried"]);
  expect(game.view(match.state, "svein").things.some(({ card }) => card === "dagger")).toBe(false);
});

test("REG-GIVE-02 an adversary may be offered something, and declines", () => {
  const { play, question, match } = scene("So", { S: "svein", o: "ogre" }).rolling();
  play("give:ogre-1:thing-2");
  expect(question("agree").seats).toEqual(["mj"]);
  play("no");
  expect(bagOf(match.state, "ogre-1")).toEqual([]);
});

test("REG-VERDICT-21 of things that are alike one is offered, but each that has runes", () => {
  const { pick, options } = scene("SA", both, {
    prepare(state) {
      pack(state, "svein", "dagger", "dagger");
      const [rich] = pack(state, "svein", "dagger");
      for (const thing of state.things) if (thing.id === rich) thing.runes = ["rune-of-force"];
    },
  }).rolling();
  pick(["svein", "aude"]);
  const gifts = options().filter((id) => id.startsWith("give:"));
  expect(gifts.toSorted()).toEqual([1, 2, 7, 9].map((number) => `give:aude:thing-${number}`));
});
