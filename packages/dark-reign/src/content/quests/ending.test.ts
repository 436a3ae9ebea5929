import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { addElement } from "../../rules/elements.ts";
import type { State } from "../../state.ts";
import { face, scene } from "../../testing/index.ts";
import { darkReignWords } from "../../words/words.ts";

const party = { S: "svein", A: "aude" };

/** Svein closes the well. */
function wins(prepare?: (state: State) => void) {
  const played = scene("SA\n..", party, {
    prepare(state) {
      addElement(state, "well", { x: 0, y: 1 }, 0);
      state.purse = 31;
      prepare?.(state);
    },
  }).rolling(face(5, 1), 0);
  if (played.asking().prompt === "order") played.pick(["svein", "aude"]);
  played.play("handle-lid:0,1");
  return played;
}

test("REG-GOLD-03 REG-VERDICT-49 the score is the common purse, counted before rewards are paid", () => {
  const { match, events } = wins();
  expect(match.state.ended).toMatchObject({ isWon: true, score: 31 });
  expect(events("ended")).toMatchObject([{ score: 31 }]);
});

test("REG-XP-02 REG-XP-03 REG-VERDICT-59 REG-CHAR-21 40 XP, a destiny point, 10 XP more as nobody died, and 100 écus", () => {
  const { who, events } = wins();
  expect([who("svein").hero, who("aude").hero]).toMatchObject([
    { xp: 50, destiny: 3 },
    { xp: 50, destiny: 3 },
  ]);
  expect(events("rewarded")).toMatchObject([{ who: ["svein", "aude"], ecus: 100 }]);
});

test("REG-XP-03 without the 10 XP if somebody died; the dead get nothing", () => {
  const { who } = wins((state) => {
    characterOf(state, "aude").gone = "dead";
    state.tally.deaths = ["aude"];
  });
  expect(who("svein").hero).toMatchObject({ xp: 40, destiny: 3, ecus: 181 });
  expect(who("aude").hero).toMatchObject({ xp: 0, destiny: 2, ecus: 50 });
});

test("REG-VERDICT-48 the purse is shared among those who survive, the rest is the leader's", () => {
  const { who, match } = wins();
  expect([who("svein").hero?.ecus, who("aude").hero?.ecus]).toEqual([115, 116]);
  expect(match.state.purse).toBe(0);
});

test("REG-VERDICT-60 the group gives up if all agree; a proposal is made once per round", () => {
  const { pick, play, question, options, match, events } = scene("SA", party).rolling();
  pick(["svein", "aude"]);
  play("give-up");
  expect(question("give-up")).toMatchObject({ seats: ["aude"], about: { who: "svein" } });
  play("no");
  expect(events("plays-on")).toMatchObject([{ who: "aude" }]);
  expect(options()).not.toContain("give-up");
  play("end");
  expect(options()).not.toContain("give-up");
  play("end");
  pick(["svein", "aude"]);
  play("give-up", "yes");
  expect(match.outcome).toEqual({ winners: [], rule: "REG-VERDICT-60" });
});

test("REG-MASTER-02 REG-ROLE-01 the heroes win together, and the MJ never does", () => {
  expect(wins().match.outcome?.winners).toEqual(["svein", "aude"]);
});

test("REG-QUEST-02 REG-QWELL-01 REG-QGOLD-01 REG-QCLOCK-01 REG-QORB-01 the players are told the introduction first of all", () => {
  for (const [quest, word] of [
    ["well", "tavern"],
    ["gold", "Maximus"],
    ["clock", "inquisit"],
    ["orb", "ogre"],
  ] as const) {
    const { events } = scene("S", { S: "svein" }, { options: { quest } }).rolling();
    const lines = events("introduced").map((event) => darkReignWords.line(event, undefined));
    expect(lines).toHaveLength(1);
    for (const text of [lines[0]?.fr, lines[0]?.en]) expect(text).toContain(word);
  }
});

test("REG-QUEST-03 REG-VERDICT-54 REG-QWELL-13 the objective is told only once the game is over", () => {
  const { match } = wins();
  const view = match.game.view(match.state, "svein");
  const { fr, en } = darkReignWords.ending(view, { winners: ["svein"], rule: "REG-QWELL-12" });
  expect(fr).toContain("couvercle du puits");
  expect(en).toContain("a month of free drinks");
  expect(en).toContain("31");
  const before = scene("SA", party).rolling().match;
  expect(JSON.stringify(before.game.view(before.state, "svein"))).not.toContain("Force test");
});
