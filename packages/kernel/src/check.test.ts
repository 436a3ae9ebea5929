import { describe, expect, test } from "vitest";
import { type Area, copyOf, type Decision, hashOf, type Match } from "./index.ts";
import { askedFor, place, played } from "./testing/situations.ts";

/** What red gets for this answer at a question of this kind; fails if anything on the table changed by it. */
function refusedAt(kind: Decision["kind"], answer: unknown): string | undefined {
  const match = askedFor[kind]();
  return codeFor(match, answer);
}

function codeFor(match: Match, answer: unknown): string | undefined {
  const before = { page: match.page, hash: match.hash(), state: copyOf(match.state) };
  const refused = match.submit("red", answer);
  if (refused === undefined) return undefined;
  expect({ page: match.page, hash: match.hash(), state: match.state }).toEqual(before);
  return refused.code;
}

const tenMegabytes = "x".repeat(10_000_000);
const million = Array.from({ length: 1_000_000 }, () => "card-1");

describe("what is no answer at all", () => {
  test.each([
    undefined,
    null,
    0,
    "choose",
    true,
    10n,
    Symbol("choose"),
    () => "choose",
    [],
    {},
    { kind: null },
    { kind: ["choose"] },
    { kind: { toString: () => "choose" }, option: "rest" },
    Object.create({ kind: "choose", option: "rest" }),
  ])("%s is malformed", (answer) => {
    expect(refusedAt("choose", answer)).toBe("malformed");
  });

  test.each(["pick", "", "CHOOSE", "__proto__", tenMegabytes])("the kind “%.12s” is another kind", (kind) => {
    expect(refusedAt("choose", { kind, option: "rest" })).toBe("wrong-kind");
  });
});

describe("choose", () => {
  test.each(["__proto__", "", "constructor", "toString", "Rest", "rest ", "0", tenMegabytes])(
    "“%.12s” is not one of the options",
    (option) => expect(refusedAt("choose", { kind: "choose", option })).toBe("unknown-option"),
  );

  test.each([undefined, null, 0, ["rest"], { option: "rest" }])("%s is malformed", (option) => {
    expect(refusedAt("choose", { kind: "choose", option })).toBe("malformed");
  });

  test("an inherited option does not count", () => {
    const inherited: object = Object.create({ option: "rest" });
    expect(refusedAt("choose", Object.assign(inherited, { kind: "choose" }))).toBe("malformed");
  });

  test("what else lies in the answer is left behind", () => {
    const match = askedFor.choose();
    match.submit("red", { kind: "choose", option: "rest", seat: "blue", extra: { deep: [1] } });
    expect(match.answers).toEqual([{ seat: "red", answer: { kind: "choose", option: "rest" } }]);
  });
});

describe("pick", () => {
  const hand = askedFor.pick().state.sides.red.hand;
  const [first = "", second = ""] = hand;

  test.each([
    ["too-few", []],
    ["too-many", [...hand, first]],
    ["too-many", million],
    ["chosen-twice", [first, second, first]],
    ["unknown-option", [first, "__proto__"]],
    ["unknown-option", [""]],
    ["unknown-option", [tenMegabytes]],
    ["malformed", [0]],
    ["malformed", [[first]]],
    ["malformed", new Array(2)],
    ["malformed", first],
    ["malformed", { 0: first, length: 1 }],
    ["malformed", undefined],
  ])("%s", (code, options) => {
    expect(refusedAt("pick", { kind: "pick", options })).toBe(code);
  });

  test("the log keeps a copy of its own", () => {
    const match = askedFor.pick();
    const options = [first, second];
    expect(codeFor(match, { kind: "pick", options })).toBeUndefined();
    options.pop();
    expect(match.answers.at(-1)?.answer).toEqual({ kind: "pick", options: [first, second] });
  });
});

describe("amount", () => {
  test.each([
    ["out-of-range", 0],
    ["out-of-range", -0],
    ["out-of-range", 4],
    ["out-of-range", -(2 ** 53) + 1],
    ["not-whole", 1.5],
    ["not-whole", 2 ** 53],
    ["not-whole", 1e300],
    ["not-finite", Number.NaN],
    ["not-finite", Number.POSITIVE_INFINITY],
    ["not-finite", Number.NEGATIVE_INFINITY],
    ["not-finite", "2"],
    ["not-finite", 2n],
    ["not-finite", null],
    ["not-finite", undefined],
    ["not-finite", [2]],
    ["not-finite", { valueOf: (): number => 2 }],
  ])("%s: %s", (code, amount) => {
    expect(refusedAt("amount", { kind: "amount", amount })).toBe(code);
  });

  test.each([1, 2, 3])("%i is within the range", (amount) => {
    expect(refusedAt("amount", { kind: "amount", amount })).toBeUndefined();
  });
});

describe("flick", () => {
  test.each([
    ["unknown-piece", { piece: "green", vx: 100, vy: 0 }],
    ["unknown-piece", { piece: "__proto__", vx: 100, vy: 0 }],
    ["malformed", { vx: 100, vy: 0 }],
    ["not-finite", { piece: "red", vx: 100 }],
    ["not-finite", { piece: "red", vx: Number.NaN, vy: 0 }],
    ["not-finite", { piece: "red", vx: 0, vy: Number.NEGATIVE_INFINITY }],
    ["not-whole", { piece: "red", vx: 100, vy: 0.5 }],
    ["not-whole", { piece: "red", vx: 100.25, vy: 0 }],
    ["out-of-range", { piece: "red", vx: 1_000_001, vy: 0 }],
    ["out-of-range", { piece: "red", vx: 0, vy: -1_000_001 }],
    ["too-weak", { piece: "red", vx: 0, vy: 0 }],
    ["too-weak", { piece: "red", vx: 59, vy: -10 }],
  ])("%s: %o", (code, flick) => {
    expect(refusedAt("flick", { kind: "flick", ...flick })).toBe(code);
  });

  test.each([
    [60, 0],
    [36, -48],
    [1_000_000, -1_000_000],
  ])("%i, %i is strong enough", (vx, vy) => {
    expect(refusedAt("flick", { kind: "flick", piece: "blue", vx, vy })).toBeUndefined();
  });

  test("−0 becomes 0", () => {
    const match = askedFor.flick();
    expect(codeFor(match, { kind: "flick", piece: "red", vx: -100, vy: -0 })).toBeUndefined();
    expect(match.answers.at(-1)?.answer).toStrictEqual({ kind: "flick", piece: "red", vx: -100, vy: 0 });
  });
});

describe("place", () => {
  const spot = { piece: "red", x: 20, y: 10 };

  test.each([
    ["too-few", []],
    ["too-many", [spot, { ...spot, piece: "blue" }]],
    ["too-many", million],
    ["unknown-piece", [{ ...spot, piece: "blue" }]],
    ["outside-zone", [{ ...spot, x: 100.002 }]],
    ["outside-zone", [{ ...spot, y: -1 }]],
    ["outside-zone", [{ ...spot, y: 1e300 }]],
    ["not-finite", [{ ...spot, x: Number.NaN }]],
    ["not-finite", [{ ...spot, y: Number.POSITIVE_INFINITY }]],
    ["not-finite", [{ piece: "red", x: 20 }]],
    ["malformed", [null]],
    ["malformed", [[spot]]],
    ["malformed", [{ x: 20, y: 10 }]],
    ["malformed", spot],
    ["malformed", undefined],
    ["too-close", [{ ...spot, x: 90 }]],
  ])("%s", (code, spots) => {
    expect(refusedAt("place", { kind: "place", spots })).toBe(code);
  });

  test.each([
    [0, 0],
    [-0.0005, 20.0005],
  ])("%f, %f is on the strip, give or take a thousandth", (x, y) => {
    expect(refusedAt("place", { kind: "place", spots: [{ piece: "red", x, y }] })).toBeUndefined();
  });

  const ring: Area = { shape: "ring", x: 50, y: 50, inner: 10, outer: 20 };
  const corner: Area = { shape: "rectangle", x: 0, y: 0, width: 5, height: 5 };
  const inRing = () =>
    played(function* () {
      const pieces = [
        { piece: "orc", zone: [ring, corner] },
        { piece: "elf", zone: [ring] },
      ];
      return yield* place({ seats: "red", prompt: "p", rule: "TST-WALK-01", suggestion: [] }, pieces);
    });
  const elf = { piece: "elf", x: 35, y: 50 };

  test.each([
    [65, 50, undefined],
    [50, 30, undefined],
    [59, 50, "outside-zone"],
    [50, 71, "outside-zone"],
    [3, 3, undefined],
  ])("%i, %i in a ring or a corner: %s", (x, y, code) => {
    expect(codeFor(inRing(), { kind: "place", spots: [elf, { piece: "orc", x, y }] })).toBe(code);
  });

  test("the same piece twice is refused, and spots come in the order of the pieces", () => {
    expect(codeFor(inRing(), { kind: "place", spots: [elf, elf] })).toBe("chosen-twice");
    const match = inRing();
    const orc = { piece: "orc", x: -0, y: 0 };
    expect(codeFor(match, { kind: "place", spots: [elf, orc] })).toBeUndefined();
    expect(match.state.result).toStrictEqual([{ piece: "orc", x: 0, y: 0 }, elf]);
  });
});

test("checking plays nothing", () => {
  const match = askedFor.amount();
  const before = hashOf(match.state);
  expect(match.check("red", { kind: "amount", amount: 2 })).toBeUndefined();
  expect([match.page.number, hashOf(match.state)]).toEqual([1, before]);
});
