import type { Pile, PrintedCard } from "@ossuaire/kernel";
import { type Language, readLanguage } from "./language.ts";
import { print } from "./print.ts";
import { type House, takeDown } from "./shelf.ts";
import { readArguments } from "./usage.ts";

/** ossuaire cards GAME: all that is printed, pile by pile. */
export function cards(args: readonly string[], { shelf }: House): void {
  const { values, positionals } = readArguments(args, { lang: { type: "string" } });
  const { box } = takeDown(shelf, positionals.join(" "));
  const language = readLanguage(values.lang);
  for (const pile of box((opened) => opened.cards())) print(pileLines(pile, language));
}

/** Name and facts in columns, sentences below them. */
function pileLines({ name, cards: all }: Pile, language: Language): readonly string[] {
  const rows = all.map((card) => [card.name, ...card.facts].map((words) => words[language]));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  const lines = all.flatMap(({ text }: PrintedCard, i) => [
    `  ${line(rows[i] ?? [])}`,
    ...text.map((words) => `      ${words[language]}`),
  ]);
  return ["", name[language], ...lines];
}
