import { describe, expect, test } from "vitest";
import {
  type Expansion,
  fileOf,
  finishRandomly,
  type Game,
  linkOf,
  Match,
  matchFromFile,
  matchFromLink,
  matchFromSnapshot,
  snapshotOf,
  w,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { skirmish } from "./testing/skirmish.ts";

const moat = { id: "moat", name: w("Les Douves", "The Moat") };
const tower = { id: "tower", name: w("La Tour", "The Tower") };

/** A skirmish with these boxes on the table; its cards differ wherever a box does. */
function skirmishWith(...boxes: readonly Expansion[]): typeof skirmish {
  return { ...skirmish, content: () => JSON.stringify(boxes), expansions: () => boxes };
}

const here = skirmishWith({ ...moat, content: "first" }, { ...tower, content: "first" });
const match = Match.start(here, { options: { cards: 20 }, seed: "a test", undo: "free" });
finishRandomly(match, testRng("a test"));

/** Boxes elsewhere, where a match is over before it begins, so that its answers do not lead to its end. */
function elsewhere(...boxes: readonly Expansion[]): readonly Game[] {
  return [
    {
      ...skirmishWith(...boxes),
      outcome: () => ({ winners: [], rule: "TST-END-01" }),
    },
  ];
}

const forms = {
  file: (games: readonly Game[]) => matchFromFile(fileOf(match), games),
  link: (games: readonly Game[]) => matchFromLink(linkOf(match), games),
  snapshot: (games: readonly Game[]) => matchFromSnapshot(snapshotOf(match), games),
};

describe.each(Object.entries(forms))("a %s", (_, open) => {
  test("with the same boxes opens", () => {
    expect(open([here])).toMatchObject({ ok: true });
  });

  test("with another edition of a box names it", () => {
    const opened = open(elsewhere({ ...moat, content: "second" }, { ...tower, content: "first" }));
    expect(opened).toMatchObject({
      ok: false,
      fault: {
        code: "other-content",
        words: {
          fr: "Cette partie a été jouée avec une autre édition de la boîte Les Douves.",
          en: "This match was played with another edition of the box The Moat.",
        },
      },
    });
  });

  test("with other editions of two boxes names both", () => {
    const opened = open(elsewhere({ ...moat, content: "second" }, { ...tower, content: "second" }));
    expect(opened).toHaveProperty(
      "fault.words.en",
      "This match was played with other editions of the boxes The Moat, The Tower.",
    );
  });

  test("with equal boxes and another game in the first says what it always said", () => {
    const [game] = elsewhere({ ...moat, content: "first" }, { ...tower, content: "first" });
    expect(game && open([{ ...game, content: () => "other" }])).toHaveProperty(
      "fault.words.en",
      expect.stringMatching(/^This match was played with other cards and pieces \(.+, here other\)\.$/),
    );
  });
});

test("a file from before boxes were written down is refused in the words of that time", () => {
  const { expansions, ...older } = fileOf(match);
  expect(expansions).toEqual({ moat: "first", tower: "first" });
  const opened = matchFromFile(older, elsewhere({ ...moat, content: "second" }));
  expect(opened).toHaveProperty("fault.words.en", expect.stringContaining("other cards and pieces"));
});
