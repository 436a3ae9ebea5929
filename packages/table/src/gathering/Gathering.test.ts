import { canonicalText, type Rng } from "@ossuaire/kernel";
import { nimBox, testRng } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import type { Playable } from "../playable.ts";
import { host, house, readEntry, type TableEntry, type What } from "./entry.ts";
import { Gathering } from "./Gathering.ts";
import { live } from "./pace.ts";
import { standing } from "./standing.ts";
import type { Agreement } from "./state.ts";

const playable: Playable = {
  game: nimBox.game,
  bot(level) {
    const answer = nimBox.bot(level);
    return answer && { answer };
  },
};

const agreement: Agreement = {
  game: "nim",
  options: { matches: 9 },
  seed: "gathering",
  undo: "consent",
  pace: live,
  places: {},
};

function opened(changes: Partial<Agreement> = {}): Gathering {
  const gathering = Gathering.open({ ...agreement, ...changes }, playable);
  if (!(gathering instanceof Gathering)) throw new Error(gathering.words.en);
  return gathering;
}

function write(
  gathering: Gathering,
  by: string,
  what: What,
  at = gathering.state.at + 1000,
): string | undefined {
  return gathering.play({ n: gathering.state.n + 1, at, by, what })?.code;
}

/** Ada and Bob sit, and the match is on. */
function begun(changes: Partial<Agreement> = {}): Gathering {
  const gathering = opened(changes);
  write(gathering, "alice", { kind: "sit", seat: "alice", name: "Ada" });
  write(gathering, "bob", { kind: "sit", seat: "bob", name: "Bob" });
  write(gathering, host, { kind: "start" });
  return gathering;
}

function take(gathering: Gathering, seat: string, option = "1", at?: number): string | undefined {
  const page = gathering.match?.page.serial ?? 0;
  return write(gathering, seat, { kind: "answer", seat, page, answer: { kind: "choose", option } }, at);
}

/** All that a gathering is, hidden things included. */
function bytesOf({ state, match }: Gathering): string {
  return canonicalText({ state, match: match && { hash: match.hash(), page: match.page.serial } });
}

describe("before the match", () => {
  test("people take the free seats, under names of their own, and the host begins", () => {
    const gathering = opened();
    expect(write(gathering, host, { kind: "start" })).toBe("seats-free");
    expect(write(gathering, "alice", { kind: "sit", seat: "alice", name: "Ada" })).toBeUndefined();
    expect(write(gathering, "alice", { kind: "sit", seat: "alice", name: "Eve" })).toBe("seat-taken");
    expect(write(gathering, "bob", { kind: "sit", seat: "bob", name: "Ada" })).toBe("name-taken");
    expect(write(gathering, "bob", { kind: "sit", seat: "carol", name: "Carol" })).toBe("unknown-seat");
    expect(write(gathering, "alice", { kind: "sit", seat: "bob", name: "Bob" })).toBe("not-yours");
    expect(take(gathering, "alice")).toBe("not-begun");
    expect(write(gathering, host, { kind: "bot-sits-in", seat: "alice", level: "master" })).toBe(
      "seat-taken",
    );
    expect(write(gathering, host, { kind: "bot-sits-in", seat: "bob", level: "god" })).toBe("unknown-level");
    expect(write(gathering, host, { kind: "bot-sits-in", seat: "bob", level: "master" })).toBeUndefined();
    expect(write(gathering, "alice", { kind: "start" })).toBe("not-yours");
    expect(write(gathering, host, { kind: "start" })).toBeUndefined();
    expect(write(gathering, host, { kind: "start" })).toBe("begun");
    expect(gathering.state).toMatchObject({ n: 3, stage: "on" });
  });

  test("who stands up leaves the seat to somebody else", () => {
    const gathering = opened();
    write(gathering, "alice", { kind: "sit", seat: "alice", name: "Ada" });
    expect(write(gathering, "bob", { kind: "stand-up", seat: "alice" })).toBe("not-yours");
    expect(write(gathering, "alice", { kind: "stand-up", seat: "alice" })).toBeUndefined();
    expect(write(gathering, "alice", { kind: "sit", seat: "alice", name: "Eve" })).toBeUndefined();
  });
});

describe("during the match", () => {
  test("a seat answers for itself; bots are answered for by the table", () => {
    const gathering = begun();
    expect(take(gathering, "bob")).toBe("wrong-seat");
    expect(take(gathering, "alice")).toBeUndefined();
    expect(
      write(gathering, "alice", {
        kind: "answer",
        seat: "bob",
        page: gathering.match?.page.serial ?? 0,
        answer: { kind: "choose", option: "1" },
      }),
    ).toBe("not-yours");
    expect(gathering.has("alice", 0, { option: "1", kind: "choose" })).toBe(true);
    expect(gathering.has("alice", 0, { option: "2", kind: "choose" })).toBe(false);
  });

  test("what is asked happens when the last one agrees, and not when one declines", () => {
    const gathering = begun();
    take(gathering, "alice", "3");
    take(gathering, "bob", "3");
    const ask = (): number => {
      expect(write(gathering, "alice", { kind: "ask", wish: { kind: "undo", count: 2 } })).toBeUndefined();
      return gathering.state.n;
    };
    const first = ask();
    expect(write(gathering, "alice", { kind: "agree", ask: first })).toBe("not-asked");
    expect(write(gathering, "bob", { kind: "ask", wish: { kind: "adjourn" } })).toBe("asked-already");
    expect(write(gathering, "bob", { kind: "decline", ask: first })).toBeUndefined();
    expect(gathering.match?.page.number).toBe(2);
    const second = ask();
    expect(write(gathering, "bob", { kind: "agree", ask: first })).toBe("nothing-asked");
    expect(write(gathering, "bob", { kind: "agree", ask: second })).toBeUndefined();
    expect(gathering.match?.page.number).toBe(0);
    expect(gathering.state.open).toBeUndefined();
  });

  test("what everybody leaves at that can be taken up by anybody who sat there, and goes on where it stood", () => {
    const gathering = begun();
    take(gathering, "alice", "3");
    expect(write(gathering, "alice", { kind: "resume" })).toBe("not-adjourned");
    write(gathering, "alice", { kind: "ask", wish: { kind: "adjourn" } });
    write(gathering, "bob", { kind: "agree", ask: gathering.state.n });
    expect(gathering.state).toMatchObject({ stage: "over", ended: "adjourned" });
    expect(gathering.askedPersons).toEqual([]);
    expect(write(gathering, "carol", { kind: "resume" })).toBe("not-yours");
    expect(write(gathering, "bob", { kind: "resume" })).toBeUndefined();
    expect(gathering.state).toMatchObject({ stage: "on" });
    expect(gathering.state.ended).toBeUndefined();
    take(gathering, "bob");
    expect(gathering.match?.page.number).toBe(2);
  });

  test("who would rather wait for somebody whose time is over gives them that time again", () => {
    const gathering = begun({ pace: { kind: "live", decision: 1000, reserve: 0 } });
    const due = gathering.deadline ?? 0;
    const asked = gathering.askedPersons[0] ?? "";
    const other = asked === "alice" ? "bob" : "alice";
    const at = due + 500;
    const wish = { kind: "bot", seat: asked, level: "master" } as const;
    expect(write(gathering, house, { kind: "ask", wish }, at)).toBeUndefined();
    expect(write(gathering, other, { kind: "decline", ask: gathering.state.n }, at)).toBeUndefined();
    expect(gathering.deadline).toBe(at + 1000);
  });

  test("an answer lets what was asked lapse", () => {
    const gathering = begun();
    take(gathering, "alice");
    write(gathering, "alice", { kind: "ask", wish: { kind: "undo", count: 1 } });
    expect(gathering.state.open).toBeDefined();
    take(gathering, "bob");
    expect(gathering.state.open).toBeUndefined();
  });

  test("a bot sits in for who has gone, and gives the seat back", () => {
    const gathering = begun();
    expect(write(gathering, "bob", { kind: "bot-sits-in", seat: "alice", level: "novice" })).toBe(
      "not-yours",
    );
    write(gathering, "alice", { kind: "stand-up", seat: "alice" });
    expect(
      write(gathering, "bob", { kind: "ask", wish: { kind: "bot", seat: "alice", level: "novice" } }),
    ).toBe("nobody-to-ask");
    expect(write(gathering, house, { kind: "bot-sits-in", seat: "alice", level: "novice" })).toBeUndefined();
    expect(gathering.askedBot).toEqual({ seat: "alice", level: "novice" });
    expect(take(gathering, "alice")).toBe("not-yours");
    expect(write(gathering, "alice", { kind: "sit", seat: "alice", name: "?" })).toBeUndefined();
    expect(gathering.state.places["alice"]).toEqual({ kind: "person", name: "Ada" });
    expect(gathering.askedBot).toBeUndefined();
    expect(take(gathering, "alice")).toBeUndefined();
  });

  test("a clock takes from the reserve, stands while nobody could answer, and never runs back", () => {
    const gathering = begun();
    const { at } = gathering.state;
    expect(gathering.deadline).toBe(at + 690_000);
    take(gathering, "alice", "1", at + 100_000);
    expect(gathering.state.clocks.used).toEqual({ alice: 10_000 });
    write(gathering, house, { kind: "clock", stood: 5000 });
    expect(gathering.deadline).toBe(at + 100_000 + 690_000 + 5000);
    expect(write(gathering, "bob", { kind: "clock", stood: 5000 })).toBe("not-yours");
    const due = at + 100_000 + 690_000 + 5000;
    // Bob is asked: his time runs, and nobody else's.
    expect([gathering.isLate("bob", due - 1), gathering.isLate("bob", due)]).toEqual([false, true]);
    expect(gathering.isLate("alice", due + 1e9)).toBe(false);
    take(gathering, "bob", "1", 0);
    expect(gathering.state.at).toBeGreaterThanOrEqual(at + 100_000);
    expect(gathering.deadline).toBeGreaterThan(at + 100_000);
  });

  test("a bot plays for who wishes it, and whoever invited opens and closes the talk", () => {
    const gathering = begun();
    expect(
      write(gathering, "alice", { kind: "bot-sits-in", seat: "alice", level: "novice" }),
    ).toBeUndefined();
    expect(gathering.askedBot).toEqual({ seat: "alice", level: "novice" });
    expect(gathering.face.talk).toBe("phrases");
    expect(write(gathering, "bob", { kind: "talk", how: "off" })).toBe("not-yours");
    expect(write(gathering, host, { kind: "talk", how: "off" })).toBeUndefined();
    expect(gathering.face.talk).toBe("off");
  });

  test("after the end the same people go on at another table, once", () => {
    const gathering = begun();
    const again = { kind: "again", table: "abcdefghijkl" } as const;
    expect(write(gathering, "alice", again)).toBe("not-over");
    write(gathering, host, { kind: "end", why: "closed" });
    expect(write(gathering, house, again)).toBe("not-yours");
    expect(write(gathering, "alice", again)).toBeUndefined();
    expect(gathering.face.next).toBe("abcdefghijkl");
    expect(write(gathering, "bob", again)).toBe("goes-on");
  });

  test("who breaks the table up ends it for all", () => {
    const gathering = begun();
    expect(write(gathering, "bob", { kind: "end", why: "closed" })).toBe("not-yours");
    expect(write(gathering, host, { kind: "end", why: "closed" })).toBeUndefined();
    expect(gathering.state.stage).toBe("over");
    expect(take(gathering, "alice")).toBe("ended");
  });
});

describe("laws", () => {
  const seats = ["alice", "bob"] as const;
  const whats: readonly ((rng: Rng, gathering: Gathering) => What)[] = [
    (rng) => ({ kind: "sit", seat: rng.one(seats), name: rng.one(["Ada", "Bob", "Eve"]) }),
    (rng) => ({ kind: "stand-up", seat: rng.one(seats) }),
    (rng) => ({ kind: "bot-sits-in", seat: rng.one(seats), level: rng.one(["novice", "god"]) }),
    () => ({ kind: "start" }),
    (rng, { match }) => ({
      kind: "answer",
      seat: rng.one(seats),
      page: (match?.page.serial ?? 0) - rng.int(0, 1),
      answer: { kind: "choose", option: String(rng.int(1, 4)) },
    }),
    (rng) => ({ kind: "undo", count: rng.int(1, 3), agreed: rng.shuffled(seats).slice(0, rng.int(0, 2)) }),
    (rng) => ({ kind: "ask", wish: { kind: "undo", count: rng.int(1, 3) } }),
    (rng) => ({ kind: "ask", wish: { kind: "bot", seat: rng.one(seats), level: "novice" } }),
    (_, { state }) => ({ kind: "agree", ask: Math.max(1, state.open?.ask ?? 1) }),
    (_, { state }) => ({ kind: "decline", ask: Math.max(1, state.open?.ask ?? 1) }),
    (rng) => ({ kind: "clock", stood: rng.int(0, 9000) }),
    (rng) => ({ kind: "talk", how: rng.one(["off", "phrases", "text"]) }),
    () => ({ kind: "again", table: "abcdefghijkl" }),
  ];

  /** Anybody tries anything; what is taken is the log. Answers come more often, so that matches get on. */
  function randomLog(seed: string): { readonly log: readonly TableEntry[]; readonly gathering: Gathering } {
    const rng = testRng(seed);
    const gathering = rng.int(0, 1) === 0 ? begun() : opened();
    const fresh = gathering.state.n === 0;
    const log: TableEntry[] = fresh ? [] : [...logOfBeginning];
    for (let i = 0; i < 120; i++) {
      const what = (rng.int(0, 2) === 0 ? rng.one(whats) : (whats[4] ?? rng.one(whats)))(rng, gathering);
      const by = rng.one([...seats, ...seats, host, house]);
      const entry = { n: gathering.state.n + 1, at: i * 700, by, what };
      const before = bytesOf(gathering);
      if (gathering.play(entry) === undefined) log.push(entry);
      // Refused entries change nothing.
      else expect(bytesOf(gathering)).toBe(before);
    }
    return { log, gathering };
  }

  const logOfBeginning: readonly TableEntry[] = [
    { n: 1, at: 1000, by: "alice", what: { kind: "sit", seat: "alice", name: "Ada" } },
    { n: 2, at: 2000, by: "bob", what: { kind: "sit", seat: "bob", name: "Bob" } },
    { n: 3, at: 3000, by: host, what: { kind: "start" } },
  ];

  test("the same entries give the same table, also out of a store, in two parts, and after a way that was gone back", () => {
    let longest = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { log, gathering } = randomLog(`laws ${seed}`);
      longest = Math.max(longest, log.length);
      const cut = testRng(`cut ${seed}`).int(0, log.length);
      const again = opened();
      for (const [i, entry] of log.entries()) {
        const stored = readEntry(JSON.parse(JSON.stringify(entry)));
        if (stored === undefined) throw new Error(`${JSON.stringify(entry)} is not read`);
        if (i === cut) {
          const before = bytesOf(again);
          const back = again.mark();
          for (const later of log.slice(i, i + 5)) again.play(later);
          back();
          expect(bytesOf(again)).toBe(before);
        }
        expect(again.play(stored)).toBeUndefined();
      }
      expectBriefToHold(log, cut);
      expect(bytesOf(again)).toBe(bytesOf(gathering));
      expect(again.play({ n: log.length, at: 0, by: host, what: { kind: "start" } })?.code).toBe(
        "out-of-turn",
      );
    }
    expect(longest).toBeGreaterThan(20);
  });

  /** From a brief it goes on as it went, unless somebody takes back what the brief does not know. */
  function expectBriefToHold(log: readonly TableEntry[], cut: number): void {
    const whole = opened();
    for (const entry of log.slice(0, cut)) whole.play(entry);
    const stored: unknown = JSON.parse(JSON.stringify(whole.brief));
    const brief = Gathering.from(stored, agreement, playable);
    if (brief === undefined) throw new Error("the brief is not read");
    expect(bytesOf(brief)).toBe(bytesOf(whole));
    for (const entry of log.slice(cut)) {
      const refusal = brief.play(entry);
      if (refusal?.code === "undo-forgotten") return;
      expect(refusal).toBeUndefined();
      whole.play(entry);
      expect(bytesOf(brief)).toBe(bytesOf(whole));
    }
  }

  /** The same log, and behind it the word that all go on from this entry; and what they do then. */
  function goneBack(seed: string) {
    const { log } = randomLog(seed);
    const rng = testRng(`back ${seed}`);
    const holds = rng.int(0, log.length);
    const gathering = opened();
    for (const entry of log.slice(0, holds)) gathering.play(entry);
    const what = { kind: "engine", engine: "newer", from: "older", holds } as const;
    const entry: TableEntry = { n: log.length + 1, at: 1e6, by: house, what };
    expect(gathering.play(entry)).toBeUndefined();
    const later: TableEntry[] = [entry];
    for (let i = 0; i < 30; i++) {
      const one = (whats[rng.int(0, 4) === 0 ? 0 : 4] ?? rng.one(whats))(rng, gathering);
      const by = rng.one(seats);
      const next = { n: gathering.state.n + 1, at: 1e6 + i, by, what: one };
      if (gathering.play(next) === undefined) later.push(next);
    }
    return { log, holds, later, gathering };
  }

  const written = (log: readonly TableEntry[]) =>
    standing(log.map((entry) => ({ n: entry.n, entry }))).map(({ entry }) => entry);

  test("where people go on from an earlier entry, what lies between is left out, as often as they do so", () => {
    for (let seed = 0; seed < 40; seed++) {
      const { log, holds, later, gathering } = goneBack(`standing ${seed}`);
      const whole = [...log, ...later];
      expect(written(whole)).toEqual([...log.slice(0, holds), ...later]);
      const again = opened();
      for (const entry of written(whole)) expect(again.play(entry)).toBeUndefined();
      expect(bytesOf(again)).toBe(bytesOf(gathering));
      // All of it once more, from an entry before or after the one from which they went on.
      const kept = written(whole);
      const { n = 0 } = kept[testRng(`twice ${seed}`).int(0, kept.length - 1)] ?? {};
      const what = { kind: "engine", engine: "newest", from: "newer", holds: n } as const;
      const twice: TableEntry = { n: whole.length + 1, at: 2e6, by: house, what };
      const third = opened();
      for (const entry of written([...whole, twice])) expect(third.play(entry)).toBeUndefined();
      expect(third.state.n).toBe(whole.length + 1);
      expect(written([...whole, twice]).map((entry) => entry.n)).toEqual([
        ...kept.map((entry) => entry.n).filter((one) => one <= n),
        whole.length + 1,
      ]);
    }
  });

  test("whoever plays what was left out comes no further, and changes nothing", () => {
    const { log, holds, later } = goneBack("left out");
    expect(holds).toBeLessThan(log.length);
    const gathering = opened();
    for (const entry of log) gathering.play(entry);
    const before = bytesOf(gathering);
    for (const entry of later) expect(gathering.play(entry)?.code).toBe("out-of-turn");
    expect(bytesOf(gathering)).toBe(before);
  });

  test("an entry that nobody can read is left out with those around it, or stops whoever plays", () => {
    const entries = logOfBeginning.map((entry) => ({ n: entry.n, entry }));
    const odd = { n: 4, entry: undefined };
    const what = { kind: "engine", engine: "newer", from: "older", holds: 3 } as const;
    const entry: TableEntry = { n: 5, at: 5000, by: house, what };
    expect(standing([...entries, odd])).toEqual([...entries, odd]);
    expect(standing([...entries, odd, { n: 5, entry }])).toEqual([...entries, { n: 5, entry }]);
  });

  test("whoever goes on from an earlier entry has the whole time again, and no page bears the number of one that is left out", () => {
    const gathering = begun();
    take(gathering, "alice");
    take(gathering, "bob");
    const { page } = gathering.match ?? {};
    write(gathering, "alice", { kind: "ask", wish: { kind: "adjourn" } });
    const { state } = gathering;
    const goOn = (by: string, n = state.n + 8) => {
      const what = { kind: "engine", engine: "newer", from: "older", holds: state.n } as const;
      return gathering.play({ n, at: 900_000, by, what })?.code;
    };
    expect(goOn(house, state.n)).toBe("out-of-turn");
    expect(goOn("alice")).toBe("not-yours");
    expect(goOn(host)).toBe("not-yours");
    expect(gathering.state).toBe(state);
    expect(goOn(house)).toBeUndefined();
    expect(gathering.state.open).toBeUndefined();
    expect(gathering.deadline).toBe(900_000 + 90_000 + 600_000);
    expect(gathering.match?.page).toEqual(page);
    take(gathering, "alice");
    expect(gathering.match?.page.serial).toBe((page?.serial ?? 0) + 8);
    expect(gathering.match?.page.number).toBe(3);
  });

  test("a brief that is damaged is not read", () => {
    const stored: unknown = JSON.parse(JSON.stringify(begun().brief).replace('"matches":9', '"matches":8'));
    expect(Gathering.from(stored, agreement, playable)).toBeUndefined();
    expect(Gathering.from({ state: { n: -1 } }, agreement, playable)).toBeUndefined();
    expect(Gathering.from(undefined, agreement, playable)).toBeUndefined();
  });

  test("what is no entry is not read", () => {
    const good = { n: 1, at: 0, by: "alice", what: { kind: "sit", seat: "alice", name: " Ada " } };
    expect(readEntry(good)).toMatchObject({ what: { name: "Ada" } });
    for (const bad of [
      undefined,
      null,
      [],
      { ...good, n: 0 },
      { ...good, n: 1.5 },
      { ...good, at: -1 },
      { ...good, more: 1 },
      { ...good, what: { ...good.what, kind: "fly" } },
      { ...good, what: { ...good.what, name: "" } },
      { ...good, what: { ...good.what, name: "x".repeat(25) } },
      { ...good, what: { ...good.what, name: "A\u202eda" } },
      { ...good, what: { ...good.what, name: "A\nda" } },
      { ...good, what: { kind: "undo", count: 0, agreed: [] } },
    ])
      expect(readEntry(bad)).toBeUndefined();
  });
});
