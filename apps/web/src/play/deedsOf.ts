import type { Decision } from "@ossuaire/kernel";
import type { RingDeed } from "../board/ring/ring.ts";
import type { Look } from "../games/look.ts";
import type { Language } from "../words/language.ts";

/** What the picked piece can do, for the ring beside its disc. */
export function deedsOf(
  look: Look,
  decision: Decision | undefined,
  picked: string | undefined,
  language: Language,
): readonly RingDeed[] | undefined {
  if (decision?.kind !== "choose" || picked === undefined) return undefined;
  return look
    .deeds?.(picked, decision)
    .map(({ option, words, figure }) => ({ id: option, name: words[language], figure }));
}
