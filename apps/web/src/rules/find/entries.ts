import type { Chapter, Point } from "@ossuaire/kernel";
import type { Language } from "../../words/language.ts";
import type { Rule } from "../catalogue.ts";
import { chaptersOf, type Volume } from "../volume.ts";

/** One thing that can be found: what a chapter says to players, or a rule of the catalogue. */
export interface Entry {
  readonly key: string;
  /** The rules it stands for; the first one is its address. */
  readonly rules: readonly string[];
  /** The heading it stands under. */
  readonly title: string;
  /** What it is about, in a word or two; rules have none. */
  readonly name: string;
  readonly text: string;
  readonly isException: boolean;
  /** Of a point: its chapter, and its place there. */
  readonly point: { readonly chapter: string; readonly place: number } | undefined;
  /** It gives the game away: only who types its number wants it. */
  readonly isSecret: boolean;
  /** What players are told comes first; decisions of detail, cards and examples come last. */
  readonly weight: number;
}

export function entriesOf(volume: Volume, language: Language): readonly Entry[] {
  return chaptersOf(volume).flatMap((chapter) => [
    ...(chapter.written?.points ?? []).map((point, place) =>
      ofPoint(point, { chapter: chapter.id, place }, chapter.written?.title[language] ?? "", language),
    ),
    ...chapter.sections.flatMap(({ title, rules }) =>
      rules.map((rule) => ofRule(rule, title, chapter.written, language)),
    ),
  ]);
}

function ofPoint(
  { name, text, rules, exception }: Point,
  point: NonNullable<Entry["point"]>,
  title: string,
  language: Language,
): Entry {
  return {
    key: `${point.chapter}/${point.place}`,
    rules,
    title,
    name: name[language],
    text: text[language],
    isException: exception === true,
    point,
    isSecret: false,
    // A chapter says first what matters most, and an exception is no answer by itself.
    weight: 1.9 * (1 - Math.min(0.3, 0.045 * point.place)) * (exception ? 0.65 : 1),
  };
}

function ofRule(
  { id, text }: Rule,
  section: string,
  chapter: Chapter | undefined,
  language: Language,
): Entry {
  return {
    key: id,
    rules: [id],
    title: section === "" ? (chapter?.title[language] ?? "") : section,
    name: "",
    text: text.replace(/[*`]/g, ""),
    isException: exceptional.test(text),
    point: undefined,
    isSecret: chapter?.isSecret === true,
    weight: asides.test(id) ? 0.55 : 1,
  };
}

const exceptional = /\b(?:except|unless|only if|sauf|à moins|excepté|seulement si)\b/i;

const asides = /-(?:RULING|VERDICT|GAP|EX|TUTO|SWORD|SKULL|TOTAL|KNOWN)-/;
