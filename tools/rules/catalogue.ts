// The rules catalogue as data: which rules there are, and which of them a passing test vouches for.

export interface Catalogue {
  /** The three letters that all its ids begin with. */
  readonly prefix: string;
  readonly ids: readonly string[];
}

export interface TestResult {
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
}

export interface Coverage {
  readonly prefix: string;
  readonly rules: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** Reads the text of one catalogue: a rule is a list entry that begins with its id in bold. */
export function readCatalogue(markdown: string): Catalogue {
  const ids = [...markdown.matchAll(/^- \*\*([A-Z]{3}-[A-Z]+-\d{2})\*\*/gm)].map(([, id = ""]) => id);
  const [prefix, ...others] = new Set(ids.map((id) => id.slice(0, 3)));
  if (prefix === undefined) throw new Error("a catalogue without rules");
  if (others.length > 0)
    throw new Error(`one catalogue, several prefixes: ${[prefix, ...others].join(", ")}`);
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (doubled.length > 0) throw new Error(`rules that stand twice: ${doubled.join(", ")}`);
  return { prefix, ids };
}

/** A rule is tested when a test that passed has a title that starts with its id, and none with that id failed. */
export function coverageOf({ prefix, ids }: Catalogue, results: readonly TestResult[]): Coverage {
  const titled = results.map(({ title, outcome }) => ({ id: idOf(title), outcome }));
  const passed = new Set(titled.filter(({ outcome }) => outcome === "passed").map(({ id }) => id));
  for (const { id, outcome } of titled) if (outcome === "failed") passed.delete(id);
  const missing = ids.filter((id) => !passed.has(id));
  return { prefix, rules: ids.length, tested: ids.length - missing.length, missing };
}

function idOf(title: string): string | undefined {
  return /^([A-Z]{3}-[A-Z]+-\d{2})\b/.exec(title)?.[1];
}
