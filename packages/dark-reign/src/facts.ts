import type { DarkReignOptions } from "./options.ts";
import { packsOf } from "./shelf.ts";

/** The facts of all cards of a match, without what they do and how they are called: two tables with the same facts can play the same match. */
export function factsOf(options: DarkReignOptions): unknown {
  return packsOf(options).map(({ deeds = [], hindrances: _, errands: __, ...pack }) =>
    plain({ ...pack, deeds: deeds.map(({ id }) => id) }),
  );
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([, one]) => typeof one !== "function" && one !== undefined && !isSaid(one),
  );
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one)]));
}

/** A name or a text: a word that is put better makes no other game. */
function isSaid(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).toSorted().join() === "en,fr";
}
