import type { Entry } from "@ossuaire/flick";

/** How a knock sounds. */
export interface Knock {
  readonly against: "disc" | "wall";
  /** 0, not heard, to 1. */
  readonly loudness: number;
  /** Of the tone, in Hz: small discs are brighter. */
  readonly pitch: number;
  /** Where it is heard, -1 left to 1 right. */
  readonly side: number;
}

/** Impulse is mass times speed with mass the square of the radius: a medium disc that hits one like it at full speed. */
const strongBlow = 12.5 * 12.5 * 1700;

/** Ears hear ratios: a blow of a tenth of the force is still well heard. */
export function loudnessOf(impulse: number): number {
  const force = Math.min(1, Math.max(0, impulse / strongBlow));
  return force < 0.0015 ? 0 : force ** 0.55;
}

/** The knock of an entry; leaving and falling make none. `radius` is of the smaller disc that takes part. */
export function knockOf(entry: Entry, radius: number, side: number): Knock | undefined {
  if (entry.kind !== "contact" && entry.kind !== "wall") return undefined;
  const loudness = loudnessOf(entry.impulse);
  if (loudness === 0) return undefined;
  const against = entry.kind === "wall" ? "wall" : "disc";
  // A block of wood rings lower the larger it is; a wall hardly rings at all.
  const pitch = (against === "disc" ? 1450 : 520) * Math.sqrt(12.5 / radius);
  return { against, loudness, pitch, side: Math.min(1, Math.max(-1, side)) };
}
