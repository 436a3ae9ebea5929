import { describe, expect, test } from "vitest";
import {
  answerEntry,
  type Entry,
  journalOf,
  type Match,
  matchFromJournal,
  snapshotOf,
  undoEntry,
} from "./index.ts";
import { newSkirmish } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const option = (name: string) => ({ kind: "choose", option: name }) as const;

/** Rested, refused, walked; the walk taken back, and a rest instead. */
function noted(): { readonly match: Match; readonly journal: ReturnType<typeof journalOf> } {
  const match = newSkirmish();
  const snapshot = snapshotOf(match);
  const entries: Entry[] = [];
  for (const [seat, name] of [
    ["red", "rest"],
    ["blue", "no"],
    ["blue", "walk"],
  ] as const) {
    match.submit(seat, option(name));
    entries.push(answerEntry(match));
  }
  match.undo();
  entries.push(undoEntry(match, 1));
  match.submit("blue", option("rest"));
  entries.push(answerEntry(match));
  return { match, journal: journalOf(snapshot, entries) };
}

const load = (input: unknown, game = skirmish, opening = {}) =>
  matchFromJournal(JSON.parse(JSON.stringify(input)), [game], opening);
const faultOf = (input: unknown) => {
  const loaded = load(input);
  return loaded.ok ? undefined : loaded.fault.code;
};

describe("a journal", () => {
  test("leads to the same match, with the serials of its pages", () => {
    const { match, journal } = noted();
    const loaded = load(journal);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(loaded.match.hash()).toBe(match.hash());
    expect(loaded.match.pages.map(({ serial }) => serial)).toEqual([0, 1, 2, 4]);
    expect(snapshotOf(loaded.match)).toEqual(snapshotOf(match));
  });

  test("that ends with an undo remembers the serial that was used up", () => {
    const { journal } = noted();
    const loaded = load({ ...journal, entries: journal.entries.slice(0, 4) });
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    loaded.match.submit("blue", option("rest"));
    expect(loaded.match.page.serial).toBe(4);
  });

  test("can be played from the beginning, and by other rules as far as they go", () => {
    const { match, journal } = noted();
    const again = load(journal, skirmish, { fromStart: true });
    expect(again.ok && again.match.hash()).toBe(match.hash());
    expect(load(journal, { ...skirmish, rules: 7 })).toMatchObject({ fault: { code: "other-rules" } });
    const differing = load(journal, { ...skirmish, rules: 7 }, { differing: true });
    expect(differing).toMatchObject({ ok: true, differs: { answers: 3 } });
  });
});

describe("a journal is refused", () => {
  const { journal } = noted();
  const { entries } = journal;

  test.each([undefined, null, 3, [], {}, { ...journal, format: "ossuaire-match" }])(
    "if it is none: %j",
    (input) => {
      expect(matchFromJournal(input, [skirmish])).toMatchObject({ fault: { code: "not-a-match" } });
    },
  );

  test("of another version, or with more answers than are played again", () => {
    expect(faultOf({ ...journal, version: 2 })).toBe("other-version");
    expect(load(journal, skirmish, { answers: 4 })).toMatchObject({ fault: { code: "too-long" } });
  });

  test.each<[string, unknown]>([
    ["no list", {}],
    ["an entry that is none", [...entries, 7]],
    ["an undo of nothing", [...entries, { serial: 4, undo: 0 }]],
    ["an entry missing", entries.slice(1)],
    ["an entry twice", [...entries, entries.at(-1)]],
    ["an undo beyond the beginning", [...entries, { serial: 0, undo: 9 }]],
    ["serials of another match", [{ ...Object(entries[0]), serial: 9 }]],
  ])("with %s", (_, broken) => {
    expect(faultOf({ ...journal, entries: broken })).toMatch(/damaged|illegal-answer/);
  });

  test("with a damaged snapshot", () => {
    expect(faultOf({ ...journal, snapshot: { ...Object(journal.snapshot), serial: 9 } })).toBe("damaged");
    expect(faultOf({ ...journal, snapshot: undefined })).toBe("not-a-match");
  });
});
