import type { Book, PlayedBook, Point, Chapter as Written } from "@ossuaire/kernel";
import type { Catalogue, Chapter, Rule, Section } from "./catalogue.ts";
import { rulesIn } from "./parse.ts";

/** A book on the shelf of the reading room: the catalogue of a game and, where it is written, what its players read. */
export interface Volume {
  readonly catalogue: Catalogue;
  readonly book: Book | undefined;
}

/** A chapter as it lies open: what players read, and beneath it the sections of the catalogue. */
export interface Opened {
  /** Its address in the book. */
  readonly id: string;
  readonly written: Written | undefined;
  readonly sections: readonly (Section & { readonly rules: readonly Rule[] })[];
  /** The examples that can be tried, as the catalogue tells them. */
  readonly examples: readonly Rule[];
}

const opened = new WeakMap<Volume, readonly Opened[]>();

/** All chapters; a book without players' chapters has those of its catalogue. */
export function chaptersOf(volume: Volume): readonly Opened[] {
  const known = opened.get(volume);
  if (known !== undefined) return known;
  const { catalogue, book } = volume;
  const chapters =
    book === undefined
      ? catalogue.chapters.map((chapter) => plain(chapter))
      : book.chapters.map((chapter) => joined(chapter, catalogue));
  opened.set(volume, chapters);
  return chapters;
}

/** The chapter in which a rule (`CON-SHOT-01`) or a code (`CON-SHOT`) stands. */
export function chapterWith(volume: Volume, anchor: string): Opened | undefined {
  const isIn = ({ id }: Rule): boolean => id === anchor || id.startsWith(`${anchor}-`);
  return chaptersOf(volume).find(
    ({ sections, examples }) => sections.some(({ rules }) => rules.some(isIn)) || examples.some(isIn),
  );
}

/** Whether it has a game for its pictures and examples. */
export function isPlayed(book: Book): book is PlayedBook {
  return book.game !== undefined;
}

/** What players are told of a rule: the point that is about it before all else, else those that sum it up. */
export function pointsOn({ book }: Volume, rule: string): readonly Point[] {
  const points = (book?.chapters ?? []).flatMap((chapter) => chapter.points);
  const own = points.filter(({ rules }) => rules[0] === rule);
  return own.length > 0 ? own : points.filter(({ rules }) => rules.some((one) => one === rule)).slice(0, 1);
}

function plain(chapter: Chapter): Opened {
  const sections = [chapter, ...chapter.sections].map((section) => withRules(section));
  return { id: chapter.anchor ?? chapter.title, written: undefined, sections, examples: [] };
}

function joined(written: Written, catalogue: Catalogue): Opened {
  const all = catalogue.chapters.flatMap((chapter) => [chapter, ...chapter.sections]).map(withRules);
  const tried = (written.examples ?? []).map(({ rule }) => rule);
  const sections = written.sections.map((anchor) => {
    // A chapter that opens with a section shares its address: what has the rules is meant.
    const found = all.find((section) => section.anchor === anchor && section.rules.length > 0);
    if (found === undefined) throw new Error(`the catalogue has no section ${anchor}`);
    return without(found, tried);
  });
  const examples = tried.flatMap((rule) => catalogue.rules.filter(({ id }) => id === rule));
  return { id: written.id, written, sections, examples };
}

/** An example that can be tried stands by itself, also where the catalogue tells it among the rules. */
function without(section: ReturnType<typeof withRules>, examples: readonly string[]): typeof section {
  const blocks = section.blocks.filter((one) => one.kind !== "rule" || !examples.includes(one.rule.id));
  return withRules({ ...section, blocks });
}

function withRules(section: Section): Section & { readonly rules: readonly Rule[] } {
  const { title, anchor, blocks } = section;
  return { title, anchor, blocks, rules: rulesIn(blocks) };
}
