// @module-tag long
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText, type Match, randomAnswer } from "./index.ts";
import { malformedAnswer, testRng } from "./testing/index.ts";
import { askedFor } from "./testing/situations.ts";

const kinds = Object.entries(askedFor);

/** Fails unless the answer is refused in good order and the match stands as it stood. */
function expectRefused(match: Match, before: string, seat: string, answer: unknown): void {
  const refused = match.submit(seat, answer);
  if (refused === undefined) throw new Error(`taken: ${String(canonicalText(answer)).slice(0, 200)}`);
  const { code, words, rule } = refused;
  if (!code || !words.fr || !words.en || !(rule ?? "TST").startsWith("TST")) {
    throw new Error(`a poor refusal: ${canonicalText(refused)}`);
  }
  if (standing(match) !== before) throw new Error(`${code}, and yet something changed`);
}

function standing(match: Match): string {
  return canonicalText([match.page.number, match.state, match.decision, match.standing().checkpoint]);
}

test.each(kinds)("%s: 20,000 malformed answers are refused and change nothing", (kind, asked) => {
  const rng = testRng(`malformed ${kind}`);
  const match = asked();
  const { decision } = match;
  if (decision === undefined) throw new Error("nothing is asked");
  const [before, hash] = [standing(match), match.hash()];
  for (let i = 0; i < 20_000; i++) expectRefused(match, before, "red", malformedAnswer(decision, rng));
  expect(match.hash()).toBe(hash);
  expect(match.submit("red", randomAnswer(decision, rng))).toBeUndefined();
});

const revoked = Proxy.revocable<unknown[]>([], {});
revoked.revoke();

function throws(): never {
  throw new Error("hands off");
}

/** A list that says of itself what is not so. */
function lying(list: unknown[], length: unknown): unknown {
  return new Proxy(list, {
    get: (target, name) => (name === "length" ? length : Reflect.get(target, name)),
  });
}

/** What another program at the same table could put in the place of this value of a legal answer. */
function hostile(value: unknown): readonly unknown[] {
  const common = [
    revoked.proxy,
    new Proxy({}, { get: throws, has: throws, ownKeys: throws, getOwnPropertyDescriptor: throws }),
    { [Symbol.toPrimitive]: () => value, valueOf: () => value, toString: throws },
    Object.create(Object(value)),
    Symbol("junk"),
    () => value,
  ];
  if (!Array.isArray(value)) return common;
  const twice = [...value, ...value];
  return [
    ...common,
    Object.assign([...twice], { [Symbol.iterator]: () => value[Symbol.iterator]() }),
    Object.defineProperty([...twice], Symbol.iterator, { get: throws }),
    ...(value.length === 0
      ? []
      : [Object.defineProperty([...value], "0", { get: throws, enumerable: true })]),
    ...[-1, 0.5, Number.NaN, "2", 2n, {}, undefined].map((length) => lying([...value], length)),
    lying(twice, 4_294_967_295),
    new Array(4_294_967_295),
    Object.setPrototypeOf({ ...value, length: value.length }, Array.prototype),
    Object.setPrototypeOf(new Array(value.length + 1), value),
  ];
}

test.each(kinds)("%s: hostile objects of the same process are refused and change nothing", (kind, asked) => {
  const match = asked();
  const { decision } = match;
  if (decision === undefined) throw new Error("nothing is asked");
  const before = standing(match);
  const answer: object = randomAnswer(decision, testRng(`hostile ${kind}`));
  for (const [name, value] of Object.entries(answer)) {
    for (const wrong of hostile(value)) expectRefused(match, before, "red", { ...answer, [name]: wrong });
    const trap = Object.defineProperty({ ...answer }, name, { get: throws, enumerable: true });
    expectRefused(match, before, "red", trap);
  }
  for (const wrong of [...hostile(answer), Object.create(answer)]) expectRefused(match, before, "red", wrong);
});

test("pick: a list with an iterator of its own is read by its entries alone", () => {
  const match = askedFor.pick();
  const { decision } = match;
  if (decision?.kind !== "pick") throw new Error("no pick");
  const ids = decision.options.map(({ id }) => id);
  const all = (function* () {
    yield* ids;
  })();
  const list = Object.assign(ids.slice(0, decision.min), { [Symbol.iterator]: () => all });
  expect(match.submit("red", { kind: "pick", options: list })).toBeUndefined();
  expect(match.answers.at(-1)?.answer).toEqual({ kind: "pick", options: [...list.slice(0, decision.min)] });
});

test("choose: an object that answers while it is read does not answer twice", () => {
  const match = askedFor.choose();
  const sly = {
    kind: "choose",
    get option() {
      match.submit("red", { kind: "choose", option: "walk" });
      return "walk";
    },
  };
  expect(match.submit("red", sly)?.code).toBe("out-of-date");
  expect(match.page.number).toBe(1);
});

test.each(kinds)("%s: nothing that a program can hold is taken or makes the table fall", (_, asked) => {
  const match = asked();
  const [before, hash] = [standing(match), match.hash()];
  const names = fc.constantFrom(
    "kind",
    "option",
    "options",
    "amount",
    "piece",
    "vx",
    "vy",
    "spots",
    "x",
    "y",
  );
  const nearly = fc.dictionary(names, fc.anything());
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), nearly),
      fc.constantFrom("red", "blue", "audience", "__proto__", ""),
      (answer, seat) => expectRefused(match, before, seat, answer),
    ),
    { numRuns: 1000 },
  );
  expect(match.hash()).toBe(hash);
});
