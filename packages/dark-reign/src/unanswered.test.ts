import { xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "./dark-reign.ts";
import type { Question } from "./questions.ts";
import { startQuest, temperOf } from "./testing/fuzz.ts";
import { inTown, scene } from "./testing/index.ts";
import { randomHand } from "./testing/random-hand.ts";
import { unanswered } from "./unanswered.ts";

const both = { S: "svein", A: "aude", v: "revenant" };

/** What a table would answer now. */
const answerTo = ({ match }: { readonly match: { readonly decision: Question | undefined } }) =>
  match.decision && unanswered(match.decision);

const choosing = (option: string) => ({ kind: "choose", option });

test("REG-VERDICT-79 REG-RULING-15 without an answer heroes act in the order of the turn before, at first of their seats", () => {
  const table = scene("SA...v", both).rolling();
  expect(answerTo(table)).toEqual({ kind: "pick", options: ["svein", "aude"] });
  table.pick(["aude", "svein"]);
  table.play("end", "end", "end");
  expect(table.question("order")).toBeDefined();
  expect(answerTo(table)).toEqual({ kind: "pick", options: ["aude", "svein"] });
});

test("REG-VERDICT-79 REG-RULING-61 who waits passes, and who acts ends", () => {
  const table = scene("SA...v", both).rolling();
  table.pick(["svein", "aude"]);
  expect(answerTo(table)).toEqual(choosing("end"));
  table.play("wait", "end", "end");
  expect(table.question("wait-act")).toBeDefined();
  expect(answerTo(table)).toEqual(choosing("pass"));
});

test("REG-VERDICT-79 in town one leaves, or makes oneself lighter first", () => {
  expect(answerTo(inTown({ svein: {} }).rolling())).toEqual(choosing("leave"));
  const things = Array.from({ length: 14 }, () => ({ card: "bastard-sword", at: "carried" as const }));
  const laden = inTown({ svein: { things } }).rolling();
  const loads: number[] = [];
  while (!laden.options().includes("leave")) {
    loads.push(laden.question("town").about.load);
    laden.submit(answerTo(laden));
  }
  expect(loads.length).toBeGreaterThan(1);
  expect(loads).toEqual(loads.toSorted((a, b) => b - a));
  expect(answerTo(laden)).toEqual(choosing("leave"));
});

test("REG-VERDICT-79 whatever is asked in a quest, what is answered then is taken", () => {
  for (const number of [0, 1, 2, 3]) {
    const match = startQuest(79, number);
    const rng = xoroshiro.fromSeed(`unanswered ${number}`);
    for (let answers = 0; match.decision !== undefined && answers < 600; answers++) {
      const [seat = ""] = match.decision.seats;
      const usual = darkReign.unanswered?.(match.decision);
      expect(match.check(seat, usual)).toBeUndefined();
      const answer = rng.int(0, 3) === 0 ? usual : randomHand(match, rng, temperOf(number)).answer;
      expect(match.submit(seat, answer)).toBeUndefined();
    }
  }
});
