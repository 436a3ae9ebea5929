import type { GameWords, Kind, Label, Sight } from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { ruled } from "../print.ts";

/** The question and its options, sorted where they are of several sorts; each keeps the number of its place in the list. */
export function questionOf<K extends Kind>(
  words: GameWords<K>,
  sight: Sight<K>,
  question: K["question"],
  language: Language,
): readonly string[] {
  const named = (pieces: readonly string[]) => pieces.map((piece) => words.piece(piece, sight)[language]);
  const title = words.title(sight.view, question)[language];
  const detail = words.detail?.(question, sight.view);
  return [
    `${title}. ${words.prompt(question.prompt, question)[language]} [${question.rule}]`,
    ...(detail === undefined ? [] : [`  ${detail[language]}`]),
    ...optionLines(words.labels(question, sight.view), language),
    ...waysToAnswer(question, named, language),
  ];
}

/** What cannot be done now, one line for each thing that stands against it. */
export function barredLines<K extends Kind>(
  words: GameWords<K>,
  view: K["view"],
  question: K["question"],
  language: Language,
): readonly string[] {
  const barred = words.barred?.(question, view) ?? [];
  if (barred.length === 0)
    return [{ fr: "  Rien n’est empêché.", en: "  Nothing stands in the way." }[language]];
  return barred.map(({ words: what, reason }) => {
    const why = ruled(reason.words[language], reason.rule);
    return { fr: `  ${what.fr} : ${why}`, en: `  ${what.en}: ${why}` }[language];
  });
}

function optionLines(labels: readonly Label[], language: Language): readonly string[] {
  const lines = labels.map(({ words, under, hint, declines = false }, i) => ({
    line: numbered(i, hint === undefined ? words[language] : `${words[language]} — ${hint[language]}`),
    under: under?.[language],
    declines,
  }));
  // What leaves things as they are comes last, with its like.
  const isLast = (sort: string | undefined) =>
    lines.some(({ under, declines }) => declines && under === sort);
  const sorts = [...new Set(lines.map(({ under }) => under))].toSorted(
    (a, b) => Number(isLast(a)) - Number(isLast(b)),
  );
  return sorts.flatMap((sort) => [
    ...(sort === undefined ? [] : [`  ${sort}`]),
    ...lines.filter(({ under }) => under === sort).map(({ line }) => line),
  ]);
}

function waysToAnswer(
  question: Kind["question"],
  named: (pieces: readonly string[]) => readonly string[],
  language: Language,
): readonly string[] {
  switch (question.kind) {
    case "choose":
      return [];
    case "pick":
      return [`  (${question.min}–${question.max})`];
    case "amount":
      return [`  ${question.min}–${question.max}`];
    case "flick": {
      const [one = "", ...others] = named(question.pieces);
      if (others.length === 0) return [`  ${one}: angle 1–360, 1–100`];
      const which = { fr: "numéro, angle 1–360, force 1–100", en: "number, angle 1–360, strength 1–100" };
      return [...[one, ...others].map((line, i) => numbered(i, line)), `  ${which[language]}`];
    }
    case "place":
      return [`  ${named(question.pieces.map(({ piece }) => piece)).join(", ")}: x y`];
  }
}

function numbered(i: number, line: string): string {
  return `  ${String(i + 1).padStart(2)}. ${line}`;
}
