import { say, w } from "@ossuaire/kernel";
import { quoted, readChoice, UsageError } from "../../usage.ts";
import type { Values } from "../simulation.ts";

interface Variant {
  readonly options: object;
  /** The box that it belongs to, if not to the base game. */
  readonly box?: string;
}

/** Each name is a variant. */
const variants = {
  branching: { options: { layout: "branching" } },
  labyrinth: { options: { layout: "labyrinth" } },
  longer: { options: { more: [0, 1, 0] } },
  shorter: { options: { more: [0, -1, 0] } },
  "heroes-last": { options: { heroesLast: true } },
  fair: { options: { fairPlacement: true } },
  wanderers: { options: { wanderers: true } },
  camping: { options: { camping: true } },
  "without-map": { options: { withoutMap: true } },
  "soloth-rooms": { options: { rooms: ["soloth"] }, box: "soloth" },
  altar: { options: { altar: true }, box: "soloth" },
  "drops-2": { options: { drops: 2 }, box: "soloth" },
  "drops-4": { options: { drops: 4 }, box: "soloth" },
  passages: { options: { passages: true }, box: "vermin" },
} as const satisfies Readonly<Record<string, Variant>>;

type VariantName = keyof typeof variants;

const known = Object.keys(variants) as VariantName[];

export const variantNames: readonly string[] = known;

interface Chosen {
  readonly name: string;
  readonly options: object;
}

const basic: Chosen = { name: "basic", options: {} };

/** All that are named hold together; “each” plays them in turn, one by one, beside the basic game. */
export function variantsIn(given: Values[string], boxes: readonly string[]): readonly Chosen[] {
  if (!Array.isArray(given) || given.length === 0) return [basic];
  const asked = [...new Set(given)].map((name) => readChoice("variant", String(name), [...known, "each"]));
  if (isEach(asked)) return [basic, ...everyOne(boxes)];
  const names = asked.filter((name) => name !== "each");
  if (names.length < asked.length) throw new UsageError(notWithEach);
  return [{ name: names.join(" + "), options: together(names) }];
}

/** Whether every variant is to be played. */
export function isEach(given: Values[string]): boolean {
  return Array.isArray(given) && given.length === 1 && given[0] === "each";
}

function everyOne(boxes: readonly string[]): readonly Chosen[] {
  const isHere = ({ box }: Variant) => box === undefined || boxes.includes(box);
  return known
    .filter((name) => isHere(variants[name]))
    .map((name) => ({ name, options: variants[name].options }));
}

const notWithEach = w(
  "--variant : « each » joue toutes les variantes tour à tour ; aucune autre ne se donne avec lui.",
  "--variant: “each” plays every variant in turn; no other goes with it.",
);

/** Two that settle the same thing differently cannot both hold. */
function together(names: readonly VariantName[]): object {
  for (const [i, one] of names.entries()) {
    const rival = names
      .slice(i + 1)
      .find((other) => Object.keys(variants[other].options).some((key) => key in variants[one].options));
    if (rival !== undefined)
      throw new UsageError(
        say`${w("--variant :", "--variant:")} ${quoted(one)} ${w("et", "and")} ${quoted(rival)} ${w("s’excluent.", "exclude each other.")}`,
      );
  }
  return Object.assign({}, ...names.map((name) => variants[name].options));
}
