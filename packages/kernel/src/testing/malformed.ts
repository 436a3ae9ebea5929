import type { Decision } from "../decision.ts";
import { randomAnswer } from "../random-player.ts";
import type { Rng } from "../rng.ts";

/** A legal answer with one thing wrong with it. */
export function malformedAnswer(decision: Decision, rng: Rng): unknown {
  const answer: Record<string, unknown> = { ...randomAnswer(decision, rng) };
  const name = rng.one(Object.keys(answer));
  const value = answer[name];
  const wrong = Array.isArray(value) ? malformedList(value, rng) : rng.one(junk);
  if (rng.int(0, 9) > 0) return { ...answer, [name]: wrong };
  delete answer[name];
  return answer;
}

/** The same plain data with one thing wrong somewhere in it, however deep: another value, one too many, one too few. */
export function spoiled(value: unknown, rng: Rng): unknown {
  if (typeof value === "number" && rng.int(0, 1) === 0) return rng.one([-1, 99, value + 0.5, 2 ** 53]);
  if (typeof value === "string" && rng.int(0, 3) === 0) return `${value}?`;
  if (typeof value !== "object" || value === null || rng.int(0, 9) === 0) return rng.one(junk);
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.int(0, 4) === 0) return malformedList(value, rng);
    const at = rng.int(0, value.length - 1);
    return value.with(at, spoiled(value[at], rng));
  }
  const entries = Object.entries(value);
  const [name, part] = rng.one(entries);
  if (rng.int(0, 9) === 0) return Object.fromEntries(entries.filter(([other]) => other !== name));
  if (rng.int(0, 9) === 0) return { ...value, [rng.one(["__proto__", "constructor", `${name}?`])]: part };
  return { ...value, [name]: spoiled(part, rng) };
}

function malformedList(list: readonly unknown[], rng: Rng): unknown {
  // Nothing was chosen: then only something can be wrong.
  if (list.length === 0) return [rng.one(junk)];
  const at = rng.int(0, list.length - 1);
  const entry = list[at];
  switch (rng.int(0, 4)) {
    case 0:
      return [...list, entry];
    case 1:
      return list.with(at, rng.one(junk));
    case 2:
      return Array.from({ length: rng.int(50, 60) }, () => entry);
    case 3:
      return typeof entry === "object" && entry !== null
        ? list.with(at, {
            ...entry,
            [rng.one(Object.keys(entry))]: rng.one(junk.filter((one) => one !== 0.5)),
          })
        : list.with(at, `${String(entry)}?`);
    default:
      return rng.one(junk);
  }
}

const tenMegabytes = "x".repeat(10_000_000);
const million = Array.from({ length: 1_000_000 }, (_, i) => i);

/** Values that no field of any answer may have. */
const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  "",
  " ",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "\u0000",
  "\ud800",
  "1",
  tenMegabytes,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  -1e9,
  Number.MAX_VALUE,
  2n ** 70n,
  Symbol("junk"),
  () => 1,
  {},
  { length: 3 },
  Object.create(null),
  new Map([["kind", "choose"]]),
  [],
  [[[[]]]],
  million,
  new Array(7),
];
