import { audience, type GameEvent, heardBy, linesOf, type Words } from "@ossuaire/kernel";
import type { Look } from "../../games/look.ts";
import type { Wound } from "../../replay/reel.ts";
import type { Language } from "../../words/language.ts";
import type { Say } from "./words/words.ts";

/** What came of the answers of a match, each as the log says it. */
export class Said {
  readonly #told: Wound["told"];
  readonly #lines: ReadonlyMap<GameEvent, Words>;

  constructor({ told }: Pick<Wound, "told">, { words }: Pick<Look, "words">) {
    this.#told = told;
    this.#lines = linesOf(
      words,
      told.flatMap((page) => heardBy(audience, page)),
    );
  }

  /** What the answer to this page came to. */
  after(at: number, language: Language): string {
    const events = heardBy(audience, this.#told[at + 1] ?? []);
    const lines = events.flatMap((event) => this.#lines.get(event)?.[language] ?? []);
    return [...new Set(lines)].join(" · ");
  }
}

export function percent(say: Say, chance: number): string {
  return say("percent", { percent: Math.round(100 * chance) });
}

/** So many times out of ten. */
export function inTen(share: number): number {
  return Math.min(10, Math.max(0, Math.round(10 * share)));
}

/** Worth in life points: one digit behind the point, and a sign where it is wanted. */
export function worthText(worth: number, language: Language, signed = false): string {
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return text.format(worth);
}
