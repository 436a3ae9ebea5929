import { catacombs, catacombsBot, defaultOptions } from "@ossuaire/catacombs";
import { type Entry, Match } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { Dealer } from "./Dealer.ts";
import { Diary } from "./Diary.ts";
import type { Playable } from "./playable.ts";
import type { Leaf, Stored } from "./stored.ts";

const playable: Playable = { game: catacombs, bot: () => ({ answer: catacombsBot("novice") }) };

const match: Stored = {
  id: "a",
  invitation: {
    game: "catacombs",
    options: defaultOptions,
    seed: "diary",
    undo: "consent",
    sitters: {
      "seat-1": { kind: "bot", name: "", level: "novice" },
      "seat-2": { kind: "bot", name: "", level: "novice" },
    },
  },
  snapshot: undefined,
};

function dealt(stored: Stored): Dealer {
  const dealer = Dealer.from(stored, playable);
  if (!(dealer instanceof Dealer)) throw new Error(dealer.words.en);
  return dealer;
}

/** A store as a host has one: it appends, and counts what is written. */
class Store {
  written = 0;
  wholes = 0;
  stored: Stored = match;

  put(leaf: Leaf): void {
    const text = JSON.stringify(leaf);
    this.written += text.length;
    const read: Leaf = JSON.parse(text);
    if (read.kind === "whole") {
      this.wholes++;
      this.stored = read.stored;
    } else {
      expect(read.lying).toBe(this.stored.entries?.length);
      this.stored = { ...this.stored, entries: [...(this.stored.entries ?? []), ...read.entries] };
    }
  }
}

function keep(dealer: Dealer, store: Store): void {
  const leaf = dealer.leaf(false);
  store.put(leaf);
  dealer.kept(leaf);
}

test("over a campaign less than 10 kB are stored for an answer, and it can be taken up anywhere", () => {
  const store = new Store();
  let dealer = dealt(match);
  let answers = 0;
  for (; dealer.isBotAsked; answers++) {
    dealer.playBot();
    keep(dealer, store);
    // Now and then the seat takes back what it did, and the host is started anew.
    if (answers % 50 === 7) {
      expect(dealer.undo("seat-2", true)).toBeUndefined();
      keep(dealer, store);
    }
    if (answers % 25 > 0) continue;
    const again = dealt(store.stored);
    expect(again.page).toBe(dealer.page);
    expect(again.stored()).toEqual(dealer.stored());
    dealer = again;
  }
  expect(answers).toBeGreaterThan(100);
  expect(store.wholes).toBeLessThan(answers / 20);
  expect(store.written / answers).toBeLessThan(10_000);
});

describe("the whole is put away", () => {
  const start = () => Match.start(catacombs, { options: defaultOptions, seed: "diary", undo: "free" });
  const entry: Entry = { serial: 1, undo: 1 };

  test("first of all, and on what a page stored that knew no entries", () => {
    expect(new Diary(start(), match).leaf(false).kind).toBe("whole");
    expect(new Diary(start(), { ...match, snapshot: {} }).leaf(false).kind).toBe("whole");
    expect(new Diary(start(), { ...match, snapshot: {}, entries: [] }).leaf(false).kind).toBe("entries");
  });

  test("when nobody knows what the store has, and what was not stored is not lost", () => {
    const diary = new Diary(start(), { ...match, snapshot: {}, entries: [entry] });
    diary.note(entry);
    expect(diary.leaf(false)).toMatchObject({ kind: "entries", lying: 1, entries: [entry] });
    diary.note(entry);
    expect(diary.leaf(false)).toMatchObject({ lying: 1, entries: [entry, entry] });
    diary.kept(diary.leaf(false));
    expect(diary.leaf(false)).toMatchObject({ lying: 3, entries: [] });
    expect(diary.leaf(true).kind).toBe("whole");
  });
});
