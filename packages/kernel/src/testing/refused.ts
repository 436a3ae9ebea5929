import type { Seat } from "../decision.ts";
import type { Kind } from "../game.ts";
import type { Match } from "../match.ts";
import { canonicalText } from "../plain.ts";
import type { Refusal } from "../refusal.ts";
import { sightOf } from "../sight.ts";

/**
 * What a seat is told that may not have this. Throws if it is taken, if anything has changed by it, or if the words are
 * no sentence in both languages; or if they name a rule, which stands beside them.
 */
export function refusedBy<K extends Kind>(match: Match<K>, seat: Seat, answer: unknown): Refusal {
  const before = whole(match);
  const refused = match.submit(seat, answer);
  if (refused === undefined) throw new Error(`taken: ${canonicalText(answer)}`);
  if (whole(match) !== before) throw new Error(`${refused.code}, and yet something has changed`);
  const { fr, en } = refused.words;
  for (const words of [fr, en]) {
    if (!/^[\p{Lu}\d].+\.$/u.test(words) || /[A-Z]{3}-[A-Z]+-\d|undefined|NaN| {2}/.test(words))
      throw new Error(`“${words}” is no sentence for a player`);
  }
  if (fr === en) throw new Error(`“${fr}” in both languages`);
  return refused;
}

/** What is said in which situation, to be read over by whoever speaks the language. */
export function asTable(tried: readonly { readonly situation: string; readonly refused: Refusal }[]): string {
  const rows = tried.map(({ situation, refused: { rule = "", words } }) => [
    situation,
    rule,
    words.fr,
    words.en,
  ]);
  const head = [
    ["tried", "rule", "French", "English"],
    ["---", "---", "---", "---"],
  ];
  return [...head, ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}

/** All there is to a match: its state, its log, and what everybody sees of it. */
function whole<K extends Kind>(match: Match<K>): string {
  const sights = [...match.seats, "audience"].map((viewer) => sightOf(match, viewer));
  return canonicalText([match.hash(), match.state, match.answers, match.page.serial, sights]);
}
