import { describe, expect, test } from "vitest";
import type { Language } from "../words/language.ts";
import type { Block, Catalogue } from "./catalogue.ts";
import { type CatalogueId, catalogueOf, catalogues, coverOf } from "./catalogues.ts";
import { openVolume } from "./load.ts";
import { type Span, spansOf } from "./spans.ts";
import { chaptersOf, chapterWith } from "./volume.ts";

const openCatalogue = async (id: CatalogueId, language: Language): Promise<Catalogue> =>
  (await openVolume(id, language)).catalogue;

describe.each(catalogues)("the book %s", (id) => {
  test("has the same rules, marks and addresses in both languages", async () => {
    const [english, french] = await Promise.all([openCatalogue(id, "en"), openCatalogue(id, "fr")]);
    expect(english.rules.length).toBeGreaterThan(50);
    expect(french.rules.map(({ id, mark }) => `${id} ${mark}`)).toEqual(
      english.rules.map(({ id, mark }) => `${id} ${mark}`),
    );
    expect(headings(french)).toEqual(headings(english));
  });

  test.each(["en", "fr"] as const)("is read without a rest in %s", async (language) => {
    const book = await openCatalogue(id, language);
    for (const text of textsOf(book)) {
      for (const span of flat(spansOf(text, book))) {
        if (span.kind === "text") expect(span.text).not.toMatch(/\*\*|`|^\s*\|/);
      }
    }
  });

  test.each(["en", "fr"] as const)("refers only to rules that exist, in %s", async (language) => {
    const book = await openCatalogue(id, language);
    for (const reference of textsOf(book).flatMap((text) => flat(spansOf(text, book)))) {
      if (reference.kind !== "reference") continue;
      const target = catalogueOf(reference.id);
      const other = target === undefined ? undefined : await openCatalogue(target, language);
      expect(other?.anchors.has(reference.id), reference.id).toBe(true);
    }
  });

  test("keeps no rule line as prose", async () => {
    for (const language of ["en", "fr"] as const) {
      const book = await openCatalogue(id, language);
      for (const text of textsOf(book)) expect(text).not.toMatch(/^(- )?\*\*[A-Z]{3}-[A-Z]+-\d/);
      for (const rule of book.rules) expect(rule.id.startsWith(`${coverOf(id).prefix}-`)).toBe(true);
    }
  });
});

test("French rules carry no source note, English ones do not keep it in the text", async () => {
  const book = await openCatalogue("conquest", "en");
  expect(book.rules.filter(({ source }) => source !== undefined).length).toBeGreaterThan(150);
  for (const { text } of book.rules) expect(text).not.toMatch(/ — §/);
});

test.each(catalogues)("%s: what players read carries no note of the workshop", async (id) => {
  for (const language of ["en", "fr"] as const) {
    const { rules } = await openCatalogue(id, language);
    for (const { id: rule, text } of rules)
      expect(`${rule} ${text}`).not.toMatch(
        /\(fr: |\([^)*`]*→|Provenance|, l\. \d|\(R\d\d\)|\((?:supplied|fourni)\)/,
      );
  }
});

describe.each(catalogues)("the chapters of %s", (id) => {
  test("hold every rule of the book exactly once, and every address leads to one", async () => {
    const volume = await openVolume(id, "en");
    const standing = chaptersOf(volume).flatMap(({ sections, examples }) =>
      [...sections.flatMap(({ rules }) => rules), ...examples].map((rule) => rule.id),
    );
    expect(standing.toSorted()).toEqual(volume.catalogue.rules.map((rule) => rule.id).toSorted());
    for (const anchor of volume.catalogue.anchors) expect(chapterWith(volume, anchor)).toBeDefined();
  });

  test("cite only rules that exist, and say something in both languages", async () => {
    const { book, catalogue } = await openVolume(id, "fr");
    for (const { points, title, lead, pictures = [] } of book?.chapters ?? []) {
      for (const { fr, en } of [title, lead, ...points.flatMap(({ name, text }) => [name, text])])
        expect(fr.length * en.length).toBeGreaterThan(0);
      for (const rule of points.flatMap(({ rules }) => rules))
        expect(catalogue.anchors.has(rule), rule).toBe(true);
      for (const { alt } of pictures) expect(alt.fr.length * alt.en.length).toBeGreaterThan(100);
    }
  });
});

test("French is set as French is: no straight apostrophe, no loose space before a high sign", async () => {
  for (const id of catalogues)
    for (const { title, lead, points, pictures = [] } of (await openVolume(id, "fr")).book?.chapters ?? []) {
      const words = [title, lead, ...[...points, ...pictures].flatMap((one) => Object.values(one))];
      for (const text of words.flatMap((one) => (isWords(one) ? [one.fr] : [])))
        expect(text).not.toMatch(/'| [;!?:»]|« /);
    }
});

function isWords(value: unknown): value is { readonly fr: string } {
  return typeof value === "object" && value !== null && "fr" in value && typeof value.fr === "string";
}

function headings({ chapters }: Catalogue): readonly string[] {
  return chapters.flatMap(({ anchor, sections }) =>
    [anchor, ...sections.map((section) => section.anchor)].filter((known) => known !== undefined),
  );
}

function textsOf({ preface, chapters }: Catalogue): readonly string[] {
  const blocks = [
    ...preface,
    ...chapters.flatMap((chapter) => [chapter, ...chapter.sections].flatMap((s) => s.blocks)),
  ];
  return blocks.flatMap(textOf);
}

function textOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "rule":
      return [block.rule.text];
    case "prose":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
  }
}

function flat(spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) => ("spans" in span ? flat(span.spans) : [span]));
}
