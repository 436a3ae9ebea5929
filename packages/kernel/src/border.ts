/** More values than any match has. */
const most = 20_000_000;

/**
 * The border for whole objects of unknown origin: a copy of them as plain data. Undefined if they are none: what throws
 * when it is looked at, has no end, or leads back into itself.
 */
export function plainFrom(input: unknown): unknown {
  let left = most;
  const taken = (value: unknown): unknown => {
    if (--left < 0) throw new RangeError("no end");
    if (typeof value === "bigint" || typeof value === "symbol" || typeof value === "function")
      throw new TypeError("no plain data");
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value))
      return Array.from({ length: spare(value.length) }, (_, i) => taken(own(value, i)));
    // Defined, not assigned: one of all names would set the prototype instead.
    return Object.fromEntries(Object.keys(value).map((key) => [key, taken(own(value, key))]));
  };
  const spare = (length: number): number => {
    if (!(length <= left)) throw new RangeError("no end");
    return length;
  };
  return guarded(() => taken(input));
}

/** An own field only: nothing that a prototype carries is ever taken for a part of it. */
export function own(input: object, name: string | number): unknown {
  return Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined;
}

/** Whatever a stranger's object does when it is looked at: if it throws, there is nothing to be seen. */
export function guarded<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
