import { describe, expect, test } from "vitest";
import { fileOf, Match, type Words } from "../index.ts";
import { randomSubmission } from "../random-player.ts";
import { explorer, type Fuzzed, fuzz, playing, replayed, rulesIn } from "./index.ts";
import { type Skirmish, skirmish } from "./skirmish.ts";

function start(seed: number, number: number): Match<Skirmish> {
  return Match.start(skirmish, { options: { cards: 20 }, seed: `${seed}/${number}`, undo: "free" });
}

function skirmishes(changed: Partial<Fuzzed<Skirmish>> = {}): Fuzzed<Skirmish> {
  return {
    start,
    answer: randomSubmission,
    most: 1000,
    wrong: () => undefined,
    ending: ({ outcome }) => outcome?.rule,
    lineOf: ({ type }): Words => ({ fr: `fr ${type}`, en: `en ${type}` }),
    note: () => undefined,
    ...changed,
  };
}

describe("random matches", () => {
  test("are counted, with their ends", () => {
    const prompts = new Set<string>();
    const note = (_: Match<Skirmish>, { prompt }: Skirmish["question"]) => prompts.add(prompt);
    const { games, answers, longest, endings, violations } = fuzz(skirmishes({ note }), 20, 1);
    expect(violations).toEqual([]);
    expect(games).toBe(20);
    expect(answers).toBeGreaterThan(longest);
    expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(20);
    expect(prompts).toContain("which-action");
  });

  test.each<[string, Partial<Fuzzed<Skirmish>>]>([
    ["a card is gone after answer 0: seed 1, game 0", { wrong: () => "a card is gone" }],
    ["not over after 3 answers: seed 1, game 0", { most: 3 }],
    ["an end without an outcome: seed 1, game 0", { ending: () => "over" }],
    ["tells", { lineOf: () => ({ fr: "undefined", en: "a line" }) }],
    ["tells", { lineOf: () => ({ fr: "a line", en: "a line" }) }],
    ["refused", { answer: () => ({ seat: "red", answer: { kind: "amount", amount: -1 } }) }],
  ])("tell what is wrong: %s", (words, changed) => {
    expect(fuzz(skirmishes(changed), 1, 1).violations).toEqual([expect.stringContaining(words)]);
  });
});

test("an explorer tells what was come across and what was not", () => {
  const { add, has, reach } = explorer({ cards: ["rat", "zombie"], ends: ["won"] });
  add("cards", "zombie");
  expect([has("cards", "zombie"), has("cards", "rat")]).toEqual([true, false]);
  expect(reach()).toEqual({
    cards: { reached: ["zombie"], never: ["rat"] },
    ends: { reached: [], never: ["won"] },
  });
});

test("a catalogue is read rule by rule", () => {
  const text =
    "# Title\n\n- **TST-SHOT-01** [rulebook] A shot.\n- no rule\n- **TST-END-12** [ruling] The end.\n";
  expect(rulesIn(text)).toEqual([
    { id: "TST-SHOT-01", code: "SHOT", text: "A shot." },
    { id: "TST-END-12", code: "END", text: "The end." },
  ]);
});

describe("a match is played by short words,", () => {
  test("which answer the open question", () => {
    const game = playing(start(1, 0));
    expect(game.question("which-action").kind).toBe("choose");
    game.choose(game.options()[0] ?? "");
    expect(game.events("acts")).toHaveLength(1);
    expect(game.news()[0]?.type).toBe("acts");
  });

  test("and look back to where everything lay before something happened", () => {
    const game = playing(start(1, 0));
    const before = JSON.stringify(game.match.state);
    game.choose(game.options()[0] ?? "");
    const [acts] = game.events("acts");
    expect(JSON.stringify(game.stateBefore(acts))).toBe(before);
    expect(() => game.stateBefore(undefined)).toThrow("this has not happened");
  });

  test("and throw when they do not", () => {
    const game = playing(start(1, 0));
    expect(() => game.choose("dance")).toThrow("“which-action” is asked");
    expect(() => game.question("dodge")).toThrow("“which-action” is asked, not “dodge”");
    expect(() => game.place()).toThrow("asked for which-action, not for a place");
    expect(() => game.tap()).toThrow("asked for which-action, not for a flick");
  });
});

test("a recorded match is told again, with what French must not do", () => {
  const { match } = playing(start(1, 0));
  const file = JSON.parse(JSON.stringify(replayed(skirmish, fileOf(match), () => "").file));
  expect(replayed(skirmish, file, (_, language) => (language === "fr" ? "Bien\nHélas !" : "Alas!"))).toEqual({
    file,
    log: { fr: "Bien\nHélas !\n", en: "Alas!\n" },
    strays: ["Hélas !"],
  });
});
