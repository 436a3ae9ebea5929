import { describe, expect, test } from "vitest";
import { type Fold, folded } from "./folded.ts";
import { type Glance, type LogEntry, linesOf, logOf, type Reached } from "./log.ts";
import { gistOf, glanceLine, resultSign, storyText } from "./log-words.ts";
import { nimBox } from "./testing/nim.ts";
import { w } from "./words.ts";

describe("folding", () => {
  interface Event {
    readonly type: "turn" | "acts" | "hit" | "vote";
    readonly rule: "NIM-TURN-01";
  }
  const event = (type: Event["type"]): Event => ({ type, rule: "NIM-TURN-01" });
  const fold = (...events: Event[]): readonly Fold<Event, number>[] =>
    folded<Event, number>(events, {
      begin: 0,
      after: (count) => count + 1,
      belongs({ type }, folds) {
        if (type === "turn") return "heading";
        return type === "vote" ? "next" : type === "hit" ? (folds.at(-1) ?? "deed") : "deed";
      },
    });

  test("what comes of a deed stands with it, and what led to it before it", () => {
    const [turn, vote, acts, hit] = [event("turn"), event("vote"), event("acts"), event("hit")];
    expect(fold(turn, vote, acts, hit)).toEqual([
      { kind: "heading", before: [], first: turn, events: [turn], setting: 1 },
      { kind: "deed", before: [vote], first: acts, events: [acts, hit], setting: 3 },
    ]);
  });

  test("what leads to nothing yet stands by itself, and later with what it led to", () => {
    const [one, another, turn] = [event("vote"), event("vote"), event("turn")];
    expect(fold(one, another).map(({ events }) => events)).toEqual([[one], [another]]);
    expect(fold(one, another, turn).map(({ before }) => before)).toEqual([[one, another]]);
  });
});

test("a game that folds nothing has one line an event", () => {
  const took = { type: "took", rule: "NIM-TURN-01", seat: "alice", count: 2, left: 5 } as const;
  const words = w("Alice prend 2\u00a0allumettes (reste 5)", "Alice takes 2 matches (5 left)");
  expect(logOf(nimBox.words, [took])).toEqual([
    { kind: "deed", sentence: words, glance: undefined, steps: [{ event: took, words }] },
  ]);
});

test("each event alone has the words of its step in the log, not those that it would have by itself", () => {
  const took = (count: number) => ({ type: "took", rule: "NIM-TURN-01", count }) as const;
  const [one, other] = [took(1), took(2)];
  const step = (event: typeof one) => ({ event, words: w("l’Orc", "the Orc") });
  const words = {
    line: () => w("l’Orc 1", "Orc 1"),
    log: (events: readonly (typeof one)[]) =>
      events.map((event) => ({
        kind: "deed" as const,
        sentence: w("", ""),
        glance: undefined,
        steps: [step(event)],
      })),
  };
  expect([...linesOf(words, [one, other])]).toEqual([
    [one, w("l’Orc", "the Orc")],
    [other, w("l’Orc", "the Orc")],
  ]);
  expect(linesOf({ line: words.line }, [one]).get(one)?.en).toBe("Orc 1");
});

const elf: Reached = { name: w("Elfe", "Elf"), results: [{ kind: "lost", count: 1, left: 5 }] };
const orc: Reached = { name: w("Orc", "Orc"), results: [{ kind: "killed", words: w("tué", "killed") }] };
const blow: Glance = {
  actor: { name: w("Zombie", "Zombie"), number: 6 },
  what: w("Coup de poing", "Melee"),
  usual: true,
  reached: [elf],
  results: [],
  asides: [],
};

describe("a deed in one line", () => {
  test("names who, whom, and what it cost", () => {
    expect(glanceLine(blow)).toEqual(w("Zombie 6 → Elfe : −1, reste 5", "Zombie 6 → Elf: −1, 5 left"));
  });

  test("says what was done where nobody was met, or where it is not what everybody does", () => {
    const missed: Glance = { ...blow, reached: [], results: [{ kind: "missed" }] };
    expect(glanceLine(missed)).toEqual(w("Zombie 6, Coup de poing : manqué", "Zombie 6, Melee: missed"));
    const { usual: _, ...rare } = blow;
    expect(glanceLine(rare).en).toBe("Zombie 6, Melee → Elf: −1, 5 left");
  });

  test("says why nothing was lost, and what there is beside it", () => {
    const saved: Reached = { ...elf, results: [{ kind: "nothing", why: w("amis", "friends") }] };
    const back = { sign: "back", words: w("retour au bord : Elfe", "back at the edge: Elf") } as const;
    expect(glanceLine({ ...blow, reached: [saved], asides: [back] }).en).toBe(
      "Zombie 6 → Elf: 0, friends (back at the edge: Elf)",
    );
  });
});

describe("what it came to", () => {
  const gist = (glance: Glance) => gistOf(glance).map((result) => resultSign(result).fr);

  test("is all of it for one, and the sum for several", () => {
    expect(gist(blow)).toEqual(["−1 (5)"]);
    expect(gist({ ...blow, reached: [elf, orc, elf, orc] })).toEqual(["2 tués", "−2"]);
  });

  test("is a miss, whoever was brushed for nothing", () => {
    const brushed: Reached = { ...elf, results: [{ kind: "nothing" }] };
    expect(gist({ ...blow, reached: [brushed], results: [{ kind: "missed" }] })).toEqual(["manqué"]);
    expect(gist({ ...blow, reached: [brushed] })).toEqual(["0"]);
  });

  test("is what became of one, where another came to no harm", () => {
    const unharmed: Reached = { ...elf, results: [{ kind: "nothing" }] };
    const frozen: Reached = { ...elf, results: [{ kind: "other", words: w("gelé", "frozen") }] };
    expect(gist({ ...blow, reached: [unharmed, frozen] })).toEqual(["gelé"]);
    expect(gist({ ...blow, reached: [unharmed, unharmed] })).toEqual(["0"]);
  });

  test("is gold with its sign", () => {
    const purse = (count: number): Glance => ({ ...blow, reached: [], results: [{ kind: "gold", count }] });
    expect([...gist(purse(200)), ...gist(purse(-300))]).toEqual(["+200", "−300"]);
  });
});

test("a story leaves out headings under which nothing happened", () => {
  const heading = (depth: 1 | 2, text: string): LogEntry => ({
    kind: "heading",
    depth,
    words: w(text, text),
    steps: [],
  });
  const deed = (text: string): LogEntry => ({
    kind: "deed",
    sentence: w(text, text),
    glance: undefined,
    steps: [],
  });
  const log = [
    heading(1, "Crypt"),
    heading(2, "Round 1"),
    deed("A hits B"),
    heading(2, "Round 2"),
    heading(1, "Shop"),
    deed("Sold!"),
  ];
  expect(storyText(log, "en")).toBe("Crypt\n=====\n\n  Round 1\n  – A hits B.\n\n\nShop\n====\n\n  – Sold!");
});
