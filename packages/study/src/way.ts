import type { Entry, Side } from "@ossuaire/flick";

/** How a flick comes to those for whom it is meant. */
export interface Way {
  /** The walls that the flicked disc touches before, in their order. */
  readonly banks: readonly Side[];
  /** The discs that it touches before. */
  readonly over: readonly string[];
  /** It does not come there itself: another disc is driven into them. */
  readonly driven: boolean;
}

/** Up to the first of `goals` that anything meets; the whole way, if none is met. */
export function wayTo(entries: readonly Entry[], disc: string, goals: readonly string[]): Way {
  const banks: Side[] = [];
  const over: string[] = [];
  for (const entry of entries) {
    if (entry.kind === "wall" && entry.disc === disc) banks.push(entry.side);
    if (entry.kind !== "contact") continue;
    const isOwn = entry.discs.includes(disc);
    if (entry.discs.some((id) => goals.includes(id))) return { banks, over, driven: !isOwn };
    if (isOwn) over.push(...entry.discs.filter((id) => id !== disc && !over.includes(id)));
  }
  return { banks, over, driven: false };
}
