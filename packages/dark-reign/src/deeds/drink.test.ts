import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { has } from "../sheet/traits.ts";
import type { State } from "../state.ts";
import { bagOf, face, pack, scene } from "../testing/index.ts";

const alone = { S: "svein" };
const both = { S: "svein", A: "aude" };

const hurt = (state: State, who: string, pv: number) => {
  characterOf(state, who).pv = [pv];
};

/** With one potion more: thing-3 of Svein alone, thing-7 of Svein beside Aude. */
const withPotion =
  (card: string, more?: (state: State) => void) =>
  (state: State): void => {
    pack(state, "svein", card);
    more?.(state);
  };

test("REG-DRINK-01 REG-POTION-01 REG-POTION-08 a potion costs 1 P.Action, heals 4 PV and is used up", () => {
  const { play, who, match, options } = scene("S.", alone, {
    prepare: (state) => hurt(state, "svein", 20),
  }).rolling();
  play("drink:thing-2");
  expect(who("svein")).toMatchObject({ actions: 3, pv: [24] });
  expect(bagOf(match.state, "svein")).toEqual(["two-handed-cleaver held"]);
  expect(options()).not.toContain("drink:thing-2");
});

test("REG-RULING-55 healing never passes the maximum", () => {
  const { play, who } = scene("S.", alone, { prepare: (state) => hurt(state, "svein", 27) }).rolling();
  play("drink:thing-2");
  expect(who("svein").pv).toEqual([28]);
});

test("REG-DRINK-02 REG-RULING-55 an ally beside it is given a potion of the giver's, on the ground too", () => {
  const { pick, play, who, match } = scene("SA", both, {
    prepare(state) {
      hurt(state, "aude", -2);
      characterOf(state, "aude").states.ground = 0;
    },
  }).rolling();
  pick(["svein", "aude"]);
  play("make-drink:aude:thing-2");
  expect(who("aude")).toMatchObject({ pv: [2], states: {} });
  expect(who("svein").actions).toBe(3);
  expect(bagOf(match.state, "aude")).toContain("care carried");
});

test("REG-DRINK-02 REG-VERDICT-73 not around a corner, not from afar, never an adversary", () => {
  const offers = (drawing: string) => {
    const { pick, options } = scene(drawing, { ...both, v: "revenant" }).rolling();
    pick(["svein", "aude"]);
    return options().filter((id) => id.startsWith("make-drink"));
  };
  expect(offers("S#v\n.A.")).toEqual([]);
  expect(offers("Sv.A")).toEqual([]);
});

test("REG-POTION-02 invisible until the next turn of its side, the MJ turn included", () => {
  const { play, options, who, match } = scene(
    "S..v",
    { ...alone, v: "revenant" },
    {
      prepare: withPotion("invisibility"),
    },
  ).rolling();
  play("drink:thing-3", "end");
  expect(options()).not.toContain("strike:svein");
  expect(has(match.state, who("svein"), "invisible")).toBe(true);
  play("end");
  expect(who("svein").actions).toBe(4);
  expect(has(match.state, who("svein"), "invisible")).toBe(false);
});

test("REG-POTION-03 REG-VERDICT-09 invulnerable: no PV are lost from any source for one turn", () => {
  const { play, who, events } = scene(
    "Sv",
    { ...alone, v: "revenant" },
    {
      prepare: withPotion("invulnerability"),
    },
  ).rolling(face(3, 1), 5);
  play("drink:thing-3", "end", "strike:svein", "end");
  expect(who("svein").pv).toEqual([28]);
  expect(events("unhurt")).toMatchObject([{ who: "svein", rule: "REG-VERDICT-09" }]);
});

test("REG-POTION-04 REG-POTION-05 two levels more of Force, or of Endurance, for one turn", () => {
  for (const [card, of, before] of [
    ["force", "force", 5],
    ["resistance", "endurance", 5],
  ] as const) {
    const { play, match, game } = playedWith(card);
    const level = () => game.view(match.state, "svein").characters[0]?.levels[of];
    expect(level()).toBe(before);
    play("drink:thing-3");
    expect(level()).toBe(before + 2);
    play("end");
    expect(level()).toBe(before);
  }
});

function playedWith(card: string) {
  const set = scene("S.", alone, { prepare: withPotion(card) });
  return { ...set.rolling(), game: set.game };
}

test("REG-POTION-06 REG-VERDICT-10 four P.Action at once in the own turn", () => {
  const { play, who } = playedWith("speed");
  play("drink:thing-3");
  expect(who("svein").actions).toBe(4 - 1 + 4);
  play("end");
  expect(who("svein").actions).toBe(4);
});

test("REG-VERDICT-84 a second potion of force begins anew and adds nothing, one of resistance beside it does", () => {
  const { match, game, play } = withAll(["force", "force", "resistance"]);
  const levels = () => {
    const { force, endurance } = game.view(match.state, "svein").characters[0]?.levels ?? {};
    return [force, endurance];
  };
  play("drink:thing-3");
  expect(levels()).toEqual([7, 5]);
  play("drink:thing-4");
  expect(levels()).toEqual([7, 5]);
  play("drink:thing-5");
  expect(levels()).toEqual([7, 7]);
});

test("REG-VERDICT-84 P.Action are counted: two potions of speed give eight, in whichever turn they are drunk", () => {
  const own = withAll(["speed", "speed"]);
  own.play("drink:thing-3", "drink:thing-4");
  expect(own.who("svein").actions).toBe(4 - 2 + 8);
  const opposing = withAll(["speed", "speed"]);
  opposing.play("wait", "wait", "drink:thing-3", "drink:thing-4", "end");
  expect(opposing.who("svein").actions).toBe(4 + 8);
});

/** Svein with these as well, thing-3 and on, and a revenant far away. */
function withAll(cards: readonly string[]) {
  const prepare = (state: State) => void pack(state, "svein", ...cards);
  const set = scene("S....v", { ...alone, v: "revenant" }, { prepare });
  return { ...set.rolling(), game: set.game };
}

test("REG-POTION-07 4+5D PV, and a remedy against poison", () => {
  const { play, who, events } = scene("S.", alone, {
    prepare: withPotion("cure", (state) => {
      hurt(state, "svein", 5);
      characterOf(state, "svein").states.poison = true;
    }),
  }).rolling(0, 1, 2, 3, 0, 4);
  play("drink:thing-3");
  expect(who("svein").pv).toEqual([5 + 4 + 10]);
  expect(who("svein").states.poison).toBeUndefined();
  expect(events("cured")).toMatchObject([{ who: "svein" }]);
});

test("REG-FOE-04 REG-RULING-86 MJ characters drink what they carry", () => {
  const { play, who } = scene(
    "S..o",
    { ...alone, o: "ogre" },
    {
      prepare(state) {
        pack(state, "ogre-1", "care");
        hurt(state, "ogre-1", 30);
      },
    },
  ).rolling();
  play("end", "drink:thing-3");
  expect(who("ogre-1").pv).toEqual([34]);
});
