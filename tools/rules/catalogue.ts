// The rules catalogue as data: which rules there are, and which of them a passing test vouches for.

export interface Catalogue {
  /** The three letters that all its ids begin with. */
  readonly prefix: string;
  readonly ids: readonly string[];
  /** Those that speak of what somebody sees or does at the table. */
  readonly met: readonly string[];
}

export interface TestResult {
  readonly title: string;
  /** Whether it looks where a person meets the game: at the page or in the terminal, not in a package. */
  readonly isMet?: boolean;
  readonly outcome: "passed" | "failed" | "skipped";
  /** It failed once, and passed when it was tried again. */
  readonly isSecondTry?: boolean;
}

export interface Coverage {
  readonly prefix: string;
  readonly rules: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** Reads the text of one catalogue: a rule is a list entry that begins with its id in bold. */
export function readCatalogue(markdown: string): Catalogue {
  const rules = [...markdown.matchAll(/^- \*\*([A-Z]{3}-[A-Z]+-\d{2})\*\*(?: \[(\w+)\])?/gm)];
  const ids = rules.map(([, id = ""]) => id);
  const met = rules.flatMap(([, id = "", mark]) => (mark === "ui" || mark === "table" ? [id] : []));
  const [prefix, ...others] = new Set(ids.map((id) => id.slice(0, 3)));
  if (prefix === undefined) throw new Error("a catalogue without rules");
  if (others.length > 0)
    throw new Error(`one catalogue, several prefixes: ${[prefix, ...others].join(", ")}`);
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (doubled.length > 0) throw new Error(`rules that stand twice: ${doubled.join(", ")}`);
  return { prefix, ids, met };
}

/**
 * A rule is tested when a test that passed has a title that starts with its id, or with several and this one among them,
 * and none with that id failed. What has to be shown to somebody is tested where it is shown: data that no screen draws
 * is no proof.
 */
export function coverageOf({ prefix, ids, met }: Catalogue, results: readonly TestResult[]): Coverage {
  const titled = results.flatMap(({ title, ...result }) => idsOf(title).map((id) => ({ id, ...result })));
  const passed = new Set(
    titled
      .filter(({ id, outcome, isMet = false }) => outcome === "passed" && (isMet || !met.includes(id)))
      .map(({ id }) => id),
  );
  for (const { id, outcome } of titled) if (outcome === "failed") passed.delete(id);
  const missing = ids.filter((id) => !passed.has(id));
  return { prefix, rules: ids.length, tested: ids.length - missing.length, missing };
}

function idsOf(title: string): readonly string[] {
  const [begin = ""] = /^(?:[A-Z]{3}-[A-Z]+-\d{2}\b,? ?)+/.exec(title) ?? [];
  return begin.match(/[A-Z]{3}-[A-Z]+-\d{2}/g) ?? [];
}
