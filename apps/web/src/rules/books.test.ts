import { describe, expect, test } from "vitest";
import type { Block, Catalogue } from "./catalogue.ts";
import { catalogueOf, catalogues, coverOf } from "./catalogues.ts";
import { openCatalogue } from "./load.ts";
import { type Span, spansOf } from "./spans.ts";

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
