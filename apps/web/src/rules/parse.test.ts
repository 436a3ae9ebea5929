import { describe, expect, test } from "vitest";
import { parseCatalogue, rulesOf } from "./parse.ts";

const book = parseCatalogue(
  `# A book (prefix CON)

**Words.** *Disc*: any round piece.

- [engine] the program must enforce it.
- [table] only at a table.

## Arena and walls (WALL)

- **CON-WALL-01** [physics] Discs rebound — always — from walls. (fr: murs) — §Walls, §T1.
- **CON-WALL-02** [table] Walls are built. Digital: nothing to build.

## Decks

Two decks.

### Sword deck (SWORD) — 28 cards

| card | copies |
| --- | --- |
| Queen | 1 |
| Captain | 1 |

- **CON-SWORD-01** [content] The Queen. — needed by every game.

### More of them

- **CON-SWORD-02** [content] The Captain.

## Traceability

Nothing to play.
`,
  "CON",
);

describe("a book of rules", () => {
  test("keeps what stands before the first chapter", () => {
    expect(book.preface).toEqual([
      { kind: "prose", text: "**Words.** *Disc*: any round piece." },
      { kind: "list", items: ["[engine] the program must enforce it.", "[table] only at a table."] },
    ]);
  });

  test("has its chapters and sections, without their codes", () => {
    const titles = book.chapters.map(({ title, sections }) => [
      title,
      ...sections.map((section) => section.title),
    ]);
    expect(titles).toEqual([
      ["Arena and walls"],
      ["Decks", "Sword deck — 28 cards", "More of them"],
      ["Traceability"],
    ]);
  });

  test("gives each heading an address that does not depend on the language", () => {
    const anchors = book.chapters.map(({ anchor, sections }) => [
      anchor,
      ...sections.map((section) => section.anchor),
    ]);
    expect(anchors).toEqual([["CON-WALL"], ["CON-SWORD", "CON-SWORD-01", "CON-SWORD-02"], [undefined]]);
  });

  test("splits a rule into number, mark, text and source", () => {
    expect(book.rules[0]).toEqual({
      id: "CON-WALL-01",
      mark: "physics",
      text: "Discs rebound — always — from walls.",
      notes: ["fr: murs"],
      isOurs: false,
      source: "§Walls, §T1",
    });
    expect(book.rules.map(({ source }) => source)).toEqual([
      "§Walls, §T1",
      undefined,
      "needed by every game",
      undefined,
    ]);
  });

  test("keeps the notes of the workshop apart from what is read", () => {
    const line = (text: string) =>
      parseCatalogue(`# B\n\n## C\n\n- **CON-X-01** [engine] ${text}\n`, "CON").rules[0];
    expect(line("It moves (→ R-27, R-31). (fr: arc)")).toMatchObject({
      text: "It moves.",
      notes: ["→ R-27, R-31", "fr: arc"],
    });
    expect(line("A card stays (ARMOUR-01), always (by hand).")).toMatchObject({
      text: "A card stays, always (by hand).",
      notes: ["ARMOUR-01"],
    });
    expect(line("Heal 2. Provenance: rulebook for name (CON-KNOWN-07), house for the rest.")).toMatchObject({
      text: "Heal 2.",
      notes: ["Provenance: rulebook for name (CON-KNOWN-07), house for the rest."],
    });
  });

  test("counts the rules of a chapter with those of its sections", () => {
    expect(book.chapters.map((chapter) => rulesOf(chapter).length)).toEqual([2, 2, 0]);
  });

  test("reads tables", () => {
    expect(book.chapters[1]?.sections[0]?.blocks[0]).toEqual({
      kind: "table",
      head: ["card", "copies"],
      rows: [
        ["Queen", "1"],
        ["Captain", "1"],
      ],
    });
  });
});
