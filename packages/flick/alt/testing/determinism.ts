import { flick } from "../index.ts";
import { drawing } from "./draw.ts";
import { FIXTURE } from "./fixture.ts";
import { drawFlick, drawTable, FAMILIES } from "./tables.ts";

/**
 * FLK-DET-02: the flicks of the fixture that come out differently here than where the fixture was made, by number.
 * It needs nothing but the language, so it runs in every engine: in a page, in Node, in QuickJS.
 */
export function strayFlicks(): number[] {
  return FIXTURE.flatMap((hash, n) => (hashOfFlick(n) === hash ? [] : [n]));
}

/** A hash of everything in the report of flick n: the bits of all numbers, all names, all words, in order. */
export function hashOfFlick(n: number): string {
  const draw = drawing(0x0551 + n);
  const table = drawTable(draw, FAMILIES[n % FAMILIES.length] ?? "scattered", n % 5 === 0 ? 64 : 22);
  const shot = drawFlick(draw, table);
  const carrier = table.discs.find((disc) => disc.id !== shot.disc)?.id ?? "";
  const riders = table.discs.length < 60 ? [{ id: "rider", radius: 9, carrier }] : [];
  const hash = newHash();
  stir(hash, flick({ ...table, riders }, shot));
  return hash.words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

interface Hash {
  readonly words: [number, number];
  readonly view: DataView;
}

const newHash = (): Hash => ({ words: [0x811c9dc5, 0x01000193], view: new DataView(new ArrayBuffer(8)) });

function stir(hash: Hash, value: unknown): void {
  if (typeof value === "number") {
    hash.view.setFloat64(0, value);
    for (let byte = 0; byte < 8; byte++) mix(hash, hash.view.getUint8(byte));
  } else if (typeof value === "string") {
    for (let k = 0; k < value.length; k++) mix(hash, value.charCodeAt(k));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      stir(hash, key);
      stir(hash, part);
    }
  } else {
    stir(hash, String(value));
  }
}

/** FNV-1a, twice with different multipliers. */
function mix({ words }: Hash, byte: number): void {
  words[0] = Math.imul(words[0] ^ byte, 0x01000193);
  words[1] = Math.imul(words[1] ^ byte, 0x85ebca6b) ^ (words[1] >>> 13);
}
