import MiniSearch from "minisearch";
import type { Language } from "../../words/language.ts";
import { fold } from "../fold.ts";
import type { Volume } from "../volume.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { tongues } from "./languages.ts";
import { classTerm, isAsking, isClass, meantIn, termsOf } from "./terms.ts";

/** How a result answers: fully, in a part of it, only near it, or by saying when it does not hold. */
type Label = "answer" | "precise" | "also" | "exception";

interface Result {
  readonly entry: Entry;
  readonly label: Label;
}

export interface Found {
  readonly results: readonly Result[];
  /** Like words that were looked for as well. */
  readonly also: readonly string[];
  /** How well the first one answers, to be compared between books. */
  readonly score: number;
  /** Whether a word of a text is one of those that were found. */
  isSought(word: string): boolean;
}

/** As many as anybody reads. */
const most = 40;

export function searchIn(volume: Volume, language: Language, query: string): Found {
  const { index, entries } = indexOf(volume, language);
  const tongue = tongues[language];
  const sought = soughtIn(query, language);
  const numbered = byNumber([...entries.values()], query);
  const hits = index.search(query).flatMap(({ id, score, queryTerms, terms }) => {
    const entry = entries.get(String(id));
    const met = sought.filter((own) => own.some((term) => queryTerms.includes(term))).length;
    const cover = met / Math.max(1, sought.length);
    return entry === undefined ? [] : [{ entry, terms, cover, score: score * cover ** 2.5 }];
  });
  hits.sort((one, other) => other.score - one.score);
  const kept = hits.filter(({ score }) => score > (hits[0]?.score ?? 0) * 0.12).slice(0, most);
  const found = [...numbered.map((entry) => ({ entry, cover: 1 })), ...kept];
  const lit = new Set(kept.flatMap(({ terms }) => terms));
  return {
    results: labelled(withoutTwins(found)),
    also: alikeTo(sought, language),
    score: numbered.length > 0 ? Number.POSITIVE_INFINITY : (kept[0]?.score ?? 0),
    isSought: (word) => termsOf(fold(word), tongue, "found").some((term) => lit.has(term)),
  };
}

/** The words of the query that ask for something, each with what it is found by. */
function soughtIn(query: string, language: Language): readonly (readonly string[])[] {
  const tongue = tongues[language];
  return meantIn(query, tongue)
    .map((word) => termsOf(word, tongue, "sought"))
    .filter((terms) => terms.some((term) => !isAsking(term)));
}

/** `CON-WALL-04`, `wall-0`, `R27`: who types a number wants that rule, before those that speak of it. */
function byNumber(entries: readonly Entry[], query: string): readonly Entry[] {
  const number = fold(query.trim()).replace(/^r-?(?=\d{2}$)/, "ruling-");
  if (!/^[a-z]+-[a-z0-9-]*$/.test(number)) return [];
  return entries.filter(({ point, rules }) => point === undefined && fold(rules[0] ?? "").includes(number));
}

interface Ranked {
  readonly entry: Entry;
  readonly cover: number;
}

/** What a point says before all else need not be said once more by its rule. */
function withoutTwins(found: readonly Ranked[]): readonly Ranked[] {
  const told = new Set<string>();
  return found.filter(({ entry }) => {
    const [first = ""] = entry.rules;
    const known = told.has(entry.key) || (entry.point === undefined && told.has(first));
    told.add(entry.key);
    if (entry.point !== undefined) told.add(first);
    return !known;
  });
}

function labelled(found: readonly Ranked[]): readonly Result[] {
  return found.map(({ entry, cover }, place) => ({ entry, label: labelOf(entry, cover, place) }));
}

function labelOf({ isException }: Entry, cover: number, place: number): Label {
  if (place === 0) return "answer";
  if (isException) return "exception";
  return cover >= 1 && place < 8 ? "precise" : "also";
}

function alikeTo(sought: readonly (readonly string[])[], language: Language): readonly string[] {
  const { members, stem } = tongues[language];
  const own = new Set(sought.flat());
  const alike = [...members].flatMap(([name, words]) => (own.has(classTerm(name)) ? words : []));
  return [...new Set(alike.filter((word) => !own.has(stem(fold(word))) && !/^\d$/.test(word)))].slice(0, 5);
}

function isWord(term: string): boolean {
  return !isClass(term) && !isAsking(term);
}

interface Index {
  readonly index: MiniSearch<Entry>;
  readonly entries: ReadonlyMap<string, Entry>;
}

const indexes = new WeakMap<Volume, Index>();

/** Made once a book: some tens of milliseconds. */
function indexOf(volume: Volume, language: Language): Index {
  const known = indexes.get(volume);
  if (known !== undefined) return known;
  const tongue = tongues[language];
  const entries = entriesOf(volume, language);
  const index = new MiniSearch<Entry>({
    idField: "key",
    fields: ["name", "text", "title"],
    tokenize: (text) => [...meantIn(text, tongue)],
    // “Qui” stands in every other sentence; in the name of a point it is what somebody asks.
    processTerm: (word, field) =>
      termsOf(word, tongue, field === undefined ? "sought" : "found").filter(
        (term) => !isAsking(term) || field === undefined || field === "name",
      ),
    searchOptions: {
      boost: { name: 2, title: 1.3 },
      // Whole words before their beginnings, those before slips of the finger; a class of words is never misspelt.
      prefix: (term) => isWord(term) && term.length > 3,
      fuzzy: (term) => isWord(term) && term.length > 4 && 0.2,
      weights: { prefix: 0.35, fuzzy: 0.3 },
      // A word with others like it is found by their class; that it is that very word comes second.
      boostTerm: (term) => (tongue.sought.has(term) ? 0.15 : isAsking(term) ? 0.6 : 1),
      boostDocument: (_key, _term, stored) => Number(stored?.["weight"] ?? 1),
    },
    storeFields: ["weight"],
  });
  index.addAll(entries.filter(({ isSecret }) => !isSecret));
  const made = { index, entries: new Map(entries.map((entry) => [entry.key, entry])) };
  indexes.set(volume, made);
  return made;
}
