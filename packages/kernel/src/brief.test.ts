import { describe, expect, test } from "vitest";
import {
  answerEntry,
  briefOf,
  fileOf,
  finishRandomly,
  type Game,
  journalOf,
  type Kind,
  Match,
  matchFromJournal,
  matchFromSnapshot,
  playRandomly,
  sightOf,
  snapshotOf,
  undoEntry,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { choose, gameOf, newSkirmish, type OneScript, redDoes } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

function played(answers: number): Match {
  const match = newSkirmish({ undo: "consent" });
  const rng = testRng("somewhere");
  while (match.page.number < answers && match.decision !== undefined) playRandomly(match, rng);
  return match;
}

/** It goes on for ever, and everything can be taken back. */
const counting: Game<OneScript> = {
  ...gameOf(function* () {}),
  *step({ state, tell }) {
    yield* choose({ seats: "red", prompt: "go-on", rule: "TST-BRIEF-01" }, ["go-on"]);
    state.notes.push(state.notes.length);
    tell({ type: "counted", rule: "TST-BRIEF-01", note: state.notes.length });
  },
};

function counted(answers: number, match = Match.start(counting, { options: {}, seed: "", undo: "free" })) {
  for (let i = 0; i < answers; i++) match.submit("red", { kind: "choose", option: "go-on" });
  return match;
}

function putBack<K extends Kind>(match: Match<K>): Match<K>;
function putBack(match: Match): Match {
  const loaded = matchFromSnapshot(JSON.parse(JSON.stringify(briefOf(match))), [match.game]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

const eventsOf = (match: Match, since?: number) => sightOf(match, "red", since).events;
const sizeOf = (data: unknown) => JSON.stringify(data).length;

describe("a brief", () => {
  test("is as small late in a match as early, and goes on as the match would have gone on", () => {
    const match = played(40);
    expect(sizeOf(briefOf(match))).toBeLessThan(1.2 * sizeOf(briefOf(played(10))));
    const back = putBack(match);
    const { serial } = match.page;
    for (const one of [match, back]) finishRandomly(one, testRng("the rest"));
    expect(back.hash()).toBe(match.hash());
    expect(sightOf(back, "red", serial)).toEqual(sightOf(match, "red", serial));
  });

  test("remembers its own page, and says so to who asks for more", () => {
    const match = played(20);
    const back = putBack(match);
    expect([back.first, back.page.number, back.page.serial]).toEqual([20, 20, match.page.serial]);
    expect(eventsOf(back)).toEqual(eventsOf(match, match.page.previous?.serial));
    expect(sightOf(back, "red", 3)).toMatchObject({ anew: true, undoable: match.page.undoable });
    expect(() => fileOf(back)).toThrow("page 20");
  });

  test("goes back to its page, and not further", () => {
    const back = putBack(counted(20));
    const there = back.hash();
    expect(counted(300, back).undo(300)).toBeUndefined();
    expect(back.hash()).toBe(there);
    expect(back.undo()?.code).toBe("undo-forgotten");
    expect(back.hash()).toBe(there);
    expect(putBack(redDoes("strike")).undo()?.code).toBe("undo-barrier");
  });

  test("of a match from a brief is one too, and so is its snapshot", () => {
    const back = putBack(played(20));
    playRandomly(back, testRng("on"));
    expect(snapshotOf(back)).toEqual(briefOf(back));
    expect(putBack(back).hash()).toBe(back.hash());
  });

  test("is what a journal can go on from", () => {
    const match = played(20);
    const brief = briefOf(match);
    const entries = [];
    for (const rng = testRng("on"); match.page.number < 24; ) {
      playRandomly(match, rng);
      entries.push(answerEntry(match));
    }
    match.undo(2, match.seats);
    entries.push(undoEntry(match, 2));
    const loaded = matchFromJournal(journalOf(brief, entries), [skirmish]);
    expect(loaded.ok && briefOf(loaded.match)).toEqual(briefOf(match));
    const back = { serial: 19, undo: 3 };
    expect(matchFromJournal(journalOf(brief, [...entries, back]), [skirmish])).toMatchObject({
      fault: { code: "illegal-answer" },
    });
  });

  test("cannot be played from the beginning, nor by other rules", () => {
    const brief = briefOf(played(20));
    expect(matchFromSnapshot(brief, [skirmish], { fromStart: true })).toMatchObject({
      fault: { code: "no-beginning" },
    });
    for (const other of [{ rules: 7 }, { content: () => "other" }])
      expect(matchFromSnapshot(brief, [{ ...skirmish, ...other }], { differing: true }).ok).toBe(false);
  });
});

describe("what was told is let go", () => {
  test("and told again when somebody asks for it, from anywhere", () => {
    const match = counted(400);
    const pages = match.pages;
    for (const { serial } of pages.filter(({ number }) => number % 31 === 0)) {
      const heard = eventsOf(match, serial);
      const forgetful = match.fork();
      forgetful.letGo();
      expect(eventsOf(forgetful, serial)).toEqual(heard);
    }
    const forgetful = match.fork();
    forgetful.letGo();
    expect(forgetful.told).toEqual(match.told);
    expect(forgetful.pages).toEqual(pages);
  });

  test("and the way back is as it was", () => {
    for (const count of [1, 17, 300, 400]) {
      const [match, forgetful] = [counted(400), counted(400)];
      forgetful.letGo();
      for (const one of [match, forgetful]) expect(one.undo(count)).toBeUndefined();
      expect(forgetful.hash()).toBe(match.hash());
      expect(forgetful.told).toEqual(match.told);
      expect(forgetful.pages).toEqual(match.pages);
    }
  });
});
