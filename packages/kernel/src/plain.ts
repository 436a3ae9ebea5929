import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * A deep copy of plain data: arrays, object literals, primitives. Written by hand because forks are made by the
 * thousand and `structuredClone` is several times slower. A list that is frozen, with all that is in it, can never change: it is
 * shared instead.
 */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (Object.isFrozen(value)) return value;
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = copyOf(value[i]);
    return copy;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    put(copy, key, copyOf(Reflect.get(value, key)));
  }
  return copy;
}

/** Assigning to one of all names would set the prototype instead. */
function put(copy: Record<string, unknown>, key: string, part: unknown): void {
  if (key === "__proto__") Object.defineProperty(copy, key, { value: part, ...ordinary });
  else copy[key] = part;
}

const ordinary = { configurable: true, enumerable: true, writable: true };

/** Equal data gives equal text, whatever the order in which its fields were written. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(ordered(value));
}

/** A copy whose fields stand in the order of their names. Much faster than to sort them while the text is written. */
function ordered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) put(copy, key, ordered(Reflect.get(value, key)));
  return copy;
}

/** A fingerprint of plain data, 32 hexadecimal digits. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalText(value)))).slice(0, 32);
}
