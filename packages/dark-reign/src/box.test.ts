import { copyOf } from "@ossuaire/kernel";
import { fuzzBox } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReignBox } from "./box.ts";
import { rats, scene } from "./testing/index.ts";

test("the box has bots of every level it names, and of no other", () => {
  for (const level of darkReignBox.levels) expect(darkReignBox.bot(level)).toBeDefined();
  expect(["god", "toString"].map((level) => darkReignBox.bot(level))).toEqual([undefined, undefined]);
});

test("every card of the box can be listed, with the same columns in a pile", () => {
  for (const { cards } of darkReignBox.cards()) {
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ facts }) => facts.length)).size).toBe(1);
  }
});

test("a fight is played through the box, and everything in it is said in both languages", () => {
  const { state, game } = scene("SAr\n..v\nGIs", {
    S: "svein",
    A: "aude",
    G: "liutgarde",
    I: "isengrin",
    r: rats(2),
    v: "revenant",
    s: "spider",
  });
  const over = { winners: [], rule: "REG-VERDICT-80" } as const;
  const short = {
    ...darkReignBox,
    usual: state.options,
    choices: {},
    game: {
      ...game,
      setup: () => copyOf(state),
      outcome: (now: typeof state) => (now.round > 3 ? over : game.outcome(now)),
    },
  };
  expect(fuzzBox(short, 2, 1).violations).toEqual([]);
});

test("names: a number for monsters of which there are several, and in French an article before it", () => {
  const { match } = scene("S.vw", { S: "svein", v: "revenant", w: "revenant" }).rolling();
  const view = darkReignBox.game.view(match.state, "svein");
  const event = { type: "falls", rule: "REG-WOUND-01", who: "revenant-2" } as const;
  expect(darkReignBox.words.line(event, view)).toEqual({
    fr: "Le revenant 2 tombe au sol, la blessure est grave",
    en: "Revenant 2 falls to the ground, gravely wounded",
  });
});
