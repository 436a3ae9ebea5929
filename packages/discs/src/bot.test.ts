import {
  type Choose,
  type Flick,
  type Kind,
  type Option,
  type Place,
  type Sight,
  xoroshiro,
} from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { botBy, type Mind } from "./index.ts";

type Question = Choose<"card", Option> | Flick<"melee"> | Place<"shot">;
type Tiny = Kind & { readonly question: Question };

const asked = { seats: ["red"], rule: "FLK-FLICK-02", about: undefined } as const;
const flick: Question = {
  ...asked,
  kind: "flick",
  prompt: "melee",
  pieces: ["rat"],
  weakest: 60,
  strongest: 900,
};

const mind: Mind<Question> = {
  hand: { aim: 0, strength: 0 },
  choose: ({ options }) => options[1]?.id ?? "",
  flick: ({ pieces }) => ({ disc: pieces[0] ?? "", vx: 300, vy: -400 }),
  place: () => undefined,
};

function answerTo(decision: Question | undefined, changed: Partial<Mind<Question>> = {}) {
  const sight: Sight<Tiny> = {
    viewer: "red",
    page: 0,
    view: {},
    decision,
    waiting: undefined,
    outcome: undefined,
    events: [],
    anew: false,
    undoable: 0,
  };
  return botBy<Tiny>(() => ({ ...mind, ...changed }))(sight, xoroshiro.fromSeed("bot"));
}

test("a bot answers each kind of question in its own way", () => {
  const options = [{ id: "rat" }, { id: "zombie" }];
  expect(answerTo({ ...asked, kind: "choose", prompt: "card", options })).toEqual({
    kind: "choose",
    option: "zombie",
  });
  expect(answerTo(flick)).toEqual({ kind: "flick", piece: "rat", vx: 300, vy: -400 });
});

test("its hand makes of a flick what it can", () => {
  expect(answerTo(flick, { hand: { aim: 0.3, strength: 0.3 } })).not.toEqual(answerTo(flick));
});

test("it takes the spots that are suggested when it has no wish", () => {
  const suggestion = [{ piece: "arrow", x: 10, y: 20 }];
  const place: Question = { ...asked, kind: "place", prompt: "shot", pieces: [], suggestion };
  expect(answerTo(place)).toEqual({ kind: "place", spots: suggestion });
  const wish = [{ piece: "arrow", x: 30, y: 40 }];
  expect(answerTo(place, { place: () => wish })).toEqual({ kind: "place", spots: wish });
});

test("it is not to be asked when it is not asked, nor for a flick that it does not know", () => {
  expect(() => answerTo(undefined)).toThrow("the bot is not asked");
  expect(() => answerTo(flick, { flick: () => undefined })).toThrow("nothing to flick for “melee”");
});
