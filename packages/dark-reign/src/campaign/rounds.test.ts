// @module-tag long
import { Match } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { type DarkReignOptions, defaultOptions } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { wrongWith } from "../testing/conservation.ts";
import { gainedBy, wealthOf } from "../testing/ledger.ts";
import { randomHand } from "../testing/random-hand.ts";
import { rosterAfter } from "./roster-after.ts";

const temper = { isComputer: true, eagerness: 60, prefer: () => false };

/** Plays at random, in town too, and gives up after some rounds. */
function playOut(options: DarkReignOptions, seed: string): Match<DarkReign> {
  const match = Match.start(darkReign, { options, seed, undo: "free" });
  const rng = testRng(seed);
  for (let answers = 0; match.decision !== undefined; answers++) {
    const { decision } = match;
    const isTired = match.state.round > 4;
    const end = decision.prompt === "act" && decision.options.some(({ id }) => id === "give-up");
    const [seat = ""] = decision.seats;
    const wealth = wealthOf(match.state);
    const { phase } = match.state;
    if (isTired && end) match.submit(seat, { kind: "choose", option: "give-up" });
    else if (decision.prompt === "give-up") match.submit(seat, { kind: "choose", option: "yes" });
    else {
      const hand = randomHand(match, rng, temper);
      expect(match.submit(hand.seat, hand.answer)).toBeUndefined();
    }
    expect(wrongWith(match.state)).toBeUndefined();
    if (phase === "town") {
      const news = match.told.map(({ event }) => event);
      expect(wealthOf(match.state)).toBe(wealth + gainedBy(news, match.state));
    }
    expect(answers).toBeLessThan(20_000);
  }
  return match;
}

test("REG-VERDICT-61 REG-VERDICT-81 a campaign at random: whatever a match gives out, the next one takes, and écus are kept", () => {
  for (let number = 0; number < 3; number++) {
    let options: DarkReignOptions = { ...defaultOptions, heroes: ["svein", "ozanne"], length: "short" };
    for (let game = 0; game < 4; game++) {
      const { state } = playOut(options, `campaign ${number}/${game}`);
      const roster = rosterAfter(state);
      const read = darkReign.readOptions({ ...options, roster });
      expect(read).toMatchObject({ ok: true, options: { roster } });
      if (read.ok) options = read.options;
    }
  }
});

test("answers of any form are refused in town, and change nothing", () => {
  const match = Match.start(darkReign, { options: defaultOptions, seed: "malformed", undo: "free" });
  const before = JSON.stringify(match.state);
  const answers: readonly unknown[] = [
    undefined,
    null,
    7,
    "leave",
    [],
    {},
    { kind: "choose" },
    { kind: "choose", option: 7 },
    { kind: "choose", option: "buy:" },
    { kind: "choose", option: "buy:excalibur" },
    { kind: "choose", option: "buy:__proto__" },
    { kind: "choose", option: "sell:thing-99" },
    { kind: "choose", option: "train:destiny" },
    { kind: "choose", option: "buy:chain-mail" },
    { kind: "pick", options: ["leave"] },
    { kind: "amount", amount: -1 },
    { kind: "amount", amount: Number.NaN },
  ];
  for (const answer of answers) expect(match.submit("svein", answer)?.words.fr).toBeTypeOf("string");
  expect(match.submit("aude", { kind: "choose", option: "leave" })).toBeDefined();
  expect(match.submit("mj", { kind: "choose", option: "leave" })).toBeDefined();
  expect(match.submit("nobody", { kind: "choose", option: "leave" })).toBeDefined();
  expect(JSON.stringify(match.state)).toBe(before);
});

test.each([-1, 51, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("nobody hands %d of 50 écus over", (ecus) => {
  const match = Match.start(darkReign, { options: defaultOptions, seed: "purse", undo: "free" });
  match.submit("svein", { kind: "choose", option: "hand-ecus:aude" });
  expect(match.submit("svein", { kind: "amount", amount: ecus })).toBeDefined();
  expect(match.state.characters.map(({ hero }) => hero?.ecus)).toEqual([50, 50, 50, 50]);
  match.submit("svein", { kind: "amount", amount: 50 });
  expect(match.state.characters.map(({ hero }) => hero?.ecus)).toEqual([0, 100, 50, 50]);
});
