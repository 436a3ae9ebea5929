import { expect, test } from "vitest";
import { bagOf, face, inZone, nothing, pack, scene } from "../../testing/index.ts";

const alone = { S: "svein" };

test("REG-RELIC-08 REG-VERDICT-07 all that happened in the activation is undone, without P.Action; the ring is used up", () => {
  const { play, at, who, match, options } = scene(
    "S..v",
    { ...alone, v: "revenant" },
    { prepare: (state) => void pack(state, "svein", "ring-of-divination") },
  ).rolling(face(6, 3), 5, 5, face(6, 0), 0, 1);
  play("walk:1,0", "walk:2,0", "strike:revenant-1", "no");
  expect(match.state.purse).toBe(3);
  play("use:thing-3:freely");
  expect(at("svein")).toEqual([0, 0]);
  expect(who("svein").actions).toBe(4);
  expect(who("revenant-1")).toMatchObject({ pv: [14] });
  expect(who("revenant-1").gone).toBeUndefined();
  expect(match.state.purse).toBe(0);
  expect(options()).not.toContain("use:thing-3:freely");
  // The dice are new.
  play("walk:1,0", "walk:2,0", "strike:revenant-1");
  expect(who("revenant-1").pv).toEqual([12]);
  play("end", "end");
  expect(options()).not.toContain("use:thing-3:freely");
});

test("REG-VERDICT-07 right at the end of the activation too: something has cut it short", () => {
  const { play, question, at, who } = scene("S...", alone, {
    prepare: (state) => void pack(state, "svein", "ring-of-divination"),
  }).rolling();
  play("walk:1,0");
  who("svein").states.over = true;
  play("walk:2,0");
  expect(question("divination").about.who).toBe("svein");
  play("yes");
  expect([at("svein"), who("svein").actions]).toEqual([[0, 0], 4]);
});

test("REG-VERDICT-07 only what the wearer had when the activation began", () => {
  const { play, match, options } = scene("S.", alone).rolling(5, 5, 3, 0, 5, 0);
  play("search:0,0", "take");
  expect(bagOf(match.state, "svein")).toContain("ring-of-divination carried");
  expect(options().some((id) => id.startsWith("use"))).toBe(false);
  play("end");
  expect(options()).toContain("use:thing-3:freely");
});

test("REG-VERDICT-07 REG-AMBUSH-03 an ambush in the middle of the activation takes nothing from it: it is undone as well", () => {
  const { play, place, at, options, match } = inZone(
    "entrance-hall",
    { svein: [4, 2] },
    {
      piles: { "door@6,2": ["dark-bend"] },
      prepare(state) {
        pack(state, "svein", "ring-of-divination");
        state.unforeseen.waiting = [{ card: "spider", count: 1 }];
      },
    },
  ).rolling(...nothing(5), 0);
  play("walk:5,2", "open:6,2");
  place();
  play("end");
  expect(options()).toContain("use:thing-3:freely");
  play("use:thing-3:freely");
  expect(at("svein")).toEqual([4, 2]);
  expect(match.state.zones).toHaveLength(1);
  expect(match.state.unforeseen.waiting).toHaveLength(1);
});

test("REG-VERDICT-07 REG-RULING-61 an action kept for the opposing turn is no activation, and goes back to none", () => {
  const { play, question } = scene(
    "S....v",
    { ...alone, v: "revenant" },
    { prepare: (state) => void pack(state, "svein", "ring-of-divination") },
  ).rolling();
  play("walk:1,0", "wait", "end");
  expect(question("wait-act").options.map(({ id }) => id)).not.toContain("use:thing-3:freely");
});
