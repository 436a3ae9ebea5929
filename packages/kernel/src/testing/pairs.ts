/** What can be agreed on before a match, factor by factor, each with all its values. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value of each factor: a match that can be played. */
export type Row = Readonly<Record<string, string>>;

/** Whether two values cannot be played together, whatever the others are. */
export type Excludes = (one: Value, other: Value) => boolean;

export interface Value {
  readonly factor: string;
  readonly value: string;
}

/**
 * As few rows as it finds in which every two values of different factors that go together are played together at least
 * once. The same rows every time: each begins with a pair that is still missing, and takes for every other factor the
 * value that brings most missing pairs, as long as the factors that are left still have one that fits.
 */
export function coveringRows(factors: Factors, excludes: Excludes): readonly Row[] {
  const names = Object.keys(factors);
  const valuesOf = (factor: string) => (factors[factor] ?? []).map((value) => ({ factor, value }));
  const all = names.flatMap(valuesOf);
  const fits = (value: Value, chosen: readonly Value[]) =>
    chosen.every((one) => one.factor !== value.factor && !excludes(one, value) && !excludes(value, one));
  /** Whether each factor that is left has a value that goes with what is chosen. */
  const isOpen = (chosen: readonly Value[]) =>
    names.every(
      (name) =>
        chosen.some(({ factor }) => factor === name) || valuesOf(name).some((value) => fits(value, chosen)),
    );
  const missing = new Map(
    all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .filter((other) => fits(other, [one]) && isOpen([one, other]))
        .map((other) => [pairId(one, other), [one, other] as const] as const),
    ),
  );
  const gain = (value: Value, chosen: readonly Value[]) =>
    chosen.filter((one) => missing.has(pairId(one, value))).length;
  const rows: Row[] = [];
  for (let [seed] = missing.values(); seed !== undefined; [seed] = missing.values()) {
    const chosen: Value[] = [...seed];
    // Those with many values first: they have most pairs to bring in.
    const left = names
      .filter((name) => !chosen.some(({ factor }) => factor === name))
      .toSorted((a, b) => valuesOf(b).length - valuesOf(a).length);
    for (const name of left) {
      const able = valuesOf(name).filter((value) => fits(value, chosen) && isOpen([...chosen, value]));
      const [first, ...others] = able;
      if (first === undefined) throw new Error(`nothing of ${name} goes with the rest`);
      chosen.push(
        others.reduce((best, value) => (gain(value, chosen) > gain(best, chosen) ? value : best), first),
      );
    }
    for (const [i, one] of chosen.entries())
      for (const other of chosen.slice(i + 1)) missing.delete(pairId(one, other));
    rows.push(Object.fromEntries(names.map((name) => [name, chosenOf(chosen, name)])));
  }
  return rows;
}

/** Which row is the first to play two values together, as a table to be read: a line and a column for each value. */
export function pairTable(factors: Factors, rows: readonly Row[]): string {
  const all = Object.entries(factors).flatMap(([factor, values]) =>
    values.map((value) => ({ factor, value })),
  );
  const has = (row: Row, { factor, value }: Value) => row[factor] === value;
  const cell = (one: Value, other: Value): string => {
    if (one.factor === other.factor) return "";
    const found = rows.findIndex((row) => has(row, one) && has(row, other));
    return found < 0 ? "–" : `${found + 1}`;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["", ...all.map(({ factor, value }) => `${factor} ${value}`)]),
    line(["---", ...all.map(() => "---")]),
    ...all.map((one) => line([`**${one.factor} ${one.value}**`, ...all.map((other) => cell(one, other))])),
    "",
  ].join("\n");
}

/** Both ways round the same. */
function pairId(one: Value, other: Value): string {
  return [one, other]
    .map(({ factor, value }) => `${factor}=${value}`)
    .toSorted()
    .join("&");
}

function chosenOf(chosen: readonly Value[], name: string): string {
  const found = chosen.find(({ factor }) => factor === name);
  if (found === undefined) throw new Error(`${name} has no value`);
  return found.value;
}
