import { say, w } from "@ossuaire/kernel";
import { quoted, readChoice, UsageError } from "../../usage.ts";
import type { Values } from "../simulation.ts";

/** Each name is a variant. */
const variants = {
  branching: { layout: "branching" },
  labyrinth: { layout: "labyrinth" },
  longer: { more: [0, 1, 0] },
  shorter: { more: [0, -1, 0] },
  "heroes-last": { heroesLast: true },
  fair: { fairPlacement: true },
  wanderers: { wanderers: true },
  camping: { camping: true },
  "without-map": { withoutMap: true },
} as const;

type Variant = keyof typeof variants;

interface Chosen {
  readonly name: string;
  readonly options: object;
}

const basic: Chosen = { name: "basic", options: {} };

/** All that are named hold together; “each” plays them in turn, one by one, beside the basic game. */
export function variantsIn(given: Values[string]): readonly Chosen[] {
  if (!Array.isArray(given) || given.length === 0) return [basic];
  const known = Object.keys(variants) as Variant[];
  const asked = [...new Set(given)].map((name) => readChoice("variant", String(name), [...known, "each"]));
  if (asked.length === 1 && asked[0] === "each")
    return [basic, ...known.map((name) => ({ name, options: variants[name] }))];
  const names = asked.filter((name) => name !== "each");
  if (names.length < asked.length) throw new UsageError(notWithEach);
  return [{ name: names.join(" + "), options: together(names) }];
}

const notWithEach = w(
  "--variant : « each » joue toutes les variantes tour à tour ; aucune autre ne se donne avec lui.",
  "--variant: “each” plays every variant in turn; no other goes with it.",
);

/** Two that settle the same thing differently cannot both hold. */
function together(names: readonly Variant[]): object {
  for (const [i, one] of names.entries()) {
    const rival = names
      .slice(i + 1)
      .find((other) => Object.keys(variants[other]).some((key) => key in variants[one]));
    if (rival !== undefined)
      throw new UsageError(
        say`${w("--variant :", "--variant:")} ${quoted(one)} ${w("et", "and")} ${quoted(rival)} ${w("s’excluent.", "exclude each other.")}`,
      );
  }
  return Object.assign({}, ...names.map((name) => variants[name]));
}
