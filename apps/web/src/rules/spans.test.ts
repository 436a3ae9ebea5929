import { describe, expect, test } from "vitest";
import { spansOf } from "./spans.ts";

const book = { prefix: "CON", anchors: new Set(["CON-RULING-19", "CON-ARMOUR-01", "CON-SWORD"]) };

describe("running text", () => {
  test("links full and short numbers to the rule they name", () => {
    const ids = spansOf(
      "See R-19, R19, ARMOUR-01, CON-SWORD and FLK-DISC-01, not S-99 or CON-NONE-01.",
      book,
    ).flatMap((span) => (span.kind === "reference" ? [span.id] : []));
    expect(ids).toEqual(["CON-RULING-19", "CON-RULING-19", "CON-ARMOUR-01", "CON-SWORD", "FLK-DISC-01"]);
  });

  test("reads marks, and numbers inside them", () => {
    expect(spansOf("**Decision.** *as in R-19*, `R-19`", book)).toEqual([
      { kind: "strong", spans: [{ kind: "text", text: "Decision." }] },
      { kind: "text", text: " " },
      {
        kind: "emphasis",
        spans: [
          { kind: "text", text: "as in " },
          { kind: "reference", text: "R-19", id: "CON-RULING-19" },
        ],
      },
      { kind: "text", text: ", " },
      { kind: "code", text: "R-19" },
    ]);
  });

  test("sets the French word of the source apart", () => {
    expect(spansOf("A wall. (fr: mur)", book)[1]).toEqual({
      kind: "gloss",
      spans: [{ kind: "text", text: "(fr: mur)" }],
    });
  });

  test("has curved apostrophes and quotes", () => {
    expect(spansOf("l'équipe's \"room\"", book)).toEqual([{ kind: "text", text: "l’équipe’s “room”" }]);
  });
});
