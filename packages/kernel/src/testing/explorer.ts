/** Of each sort of things, what has been come across and what has not. */
export type Reach<Sort extends string> = Readonly<
  Record<Sort, { readonly reached: readonly string[]; readonly never: readonly string[] }>
>;

/** Keeps count of what random matches have come across, of all that there is. */
export interface Explorer<Sort extends string> {
  readonly has: (sort: Sort, name: string) => boolean;
  readonly add: (sort: Sort, name: string) => void;
  readonly reach: () => Reach<Sort>;
}

export function explorer<Sort extends string>(
  universe: Readonly<Record<Sort, readonly string[]>>,
): Explorer<Sort> {
  const seen = new Set<string>();
  const has = (sort: Sort, name: string): boolean => seen.has(`${sort} ${name}`);
  return {
    has,
    add: (sort, name) => void seen.add(`${sort} ${name}`),
    reach: () =>
      each(universe, (names, sort) => ({
        reached: names.filter((name) => has(sort, name)),
        never: names.filter((name) => !has(sort, name)),
      })),
  };
}

function each<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (from: From, key: Key) => To,
): Record<Key, To>;
function each(record: Readonly<Record<string, unknown>>, make: (from: unknown, key: string) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, from]) => [key, make(from, key)]));
}
