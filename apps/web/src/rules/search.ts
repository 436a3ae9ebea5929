import type { Catalogue, Rule } from "./catalogue.ts";
import { fold, patternsOf, wordsOf } from "./fold.ts";

/** The rules that hold every word of the query, in the book's order; a rule whose number is the query comes first. */
export function searchRules(catalogue: Catalogue, query: string): readonly Rule[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const patterns = patternsOf(words).map((pattern) => new RegExp(pattern, "u"));
  const found = entriesOf(catalogue).filter(({ id, text }) =>
    words.every((word, place) => id.includes(word) || patterns[place]?.test(text)),
  );
  const whole = fold(query.trim());
  const rules = found.map(({ rule }) => rule);
  const exact = rules.filter(({ id }) => fold(id) === whole);
  return [...exact, ...rules.filter((rule) => !exact.includes(rule))];
}

type Entry = { readonly rule: Rule; readonly id: string; readonly text: string };

const indexes = new WeakMap<Catalogue, readonly Entry[]>();

/** Folding a whole book takes some milliseconds: done once a book, not once a letter. */
function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const entries = catalogue.rules.map((rule) => ({
    rule,
    id: fold(rule.id),
    text: fold(rule.text.replace(/[*`]/g, "")),
  }));
  indexes.set(catalogue, entries);
  return entries;
}
