import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type Answer,
  type Choose,
  type Flick,
  type Match,
  type Option,
  type Pick,
  playRandomly,
  type Reply,
  type Script,
  type Spot,
  sightOf,
  verbs,
  xoroshiro,
} from "./index.ts";
import {
  amount,
  choose,
  chooseAmong,
  chooseOwn,
  eachOnce,
  flick,
  pick,
  place,
  played,
} from "./testing/situations.ts";

const asking = { seats: "red", prompt: "a-question", rule: "TST-ASK-01" } as const;
const orc = { id: "orc", strength: 3 } as const;
const elf = { id: "elf", songs: ["one"] } as const;
const zone = [{ shape: "rectangle", x: 0, y: 0, width: 10, height: 10 }] as const;

/** What the script makes of this answer. */
function resultOf(script: () => Script<unknown>, answer: Answer): unknown {
  const match = played(script);
  expect(match.submit("red", answer)).toBeUndefined();
  return match.state.result;
}

describe("a script gets back what it offered, under its own type", () => {
  test("choose: a name", () => {
    function* script() {
      const reply = yield* choose(asking, ["yes", "no"]);
      expectTypeOf(reply).toEqualTypeOf<"yes" | "no">();
      return reply;
    }
    expect(resultOf(script, { kind: "choose", option: "no" })).toBe("no");
  });

  test("choose: the thing itself, not a copy", () => {
    const own = { id: "own", play: (): number => 7 };
    function* script() {
      const chosen = yield* choose(asking, [{ id: "other", play: (): number => 0 }, own]);
      expectTypeOf(chosen.play).returns.toEqualTypeOf<number>();
      return chosen === own && chosen.play();
    }
    expect(resultOf(script, { kind: "choose", option: "own" })).toBe(7);
  });

  test("choose: things of several types, told apart by their ids", () => {
    function* script() {
      const chosen = yield* choose(asking, [orc, elf]);
      expectTypeOf(chosen).toEqualTypeOf<typeof orc | typeof elf>();
      return chosen.id === "orc" ? chosen.strength : chosen.songs.length;
    }
    expect(resultOf(script, { kind: "choose", option: "orc" })).toBe(3);
    expect(resultOf(script, { kind: "choose", option: "elf" })).toBe(1);
  });

  test("chooseAmong: also who answered", () => {
    const match = played(function* () {
      const reply = yield* chooseAmong({ ...asking, seats: ["red", "blue"] }, ["yes", "no"]);
      expectTypeOf(reply.choice).toEqualTypeOf<"yes" | "no">();
      return reply;
    });
    match.submit("blue", { kind: "choose", option: "yes" });
    expect(match.state.result).toEqual({ seat: "blue", choice: "yes" });
  });

  describe("chooseOwn: each seat from its own", () => {
    const tag = (id: string, order: number) => ({ id, order });
    const ordersOf = () =>
      played(() =>
        chooseOwn(
          { prompt: "order", rule: "TST-ASK-02" },
          { red: [tag("orc", 1)], blue: [tag("elf", 2), tag("orc", 3)], green: [] },
        ),
      );

    test("the thing itself, and whose it was", () => {
      const match = ordersOf();
      expect(match.submit("blue", { kind: "choose", option: "elf" })).toBeUndefined();
      expect(match.state.result).toEqual({ seat: "blue", choice: tag("elf", 2) });
      const other = ordersOf();
      other.submit("blue", { kind: "choose", option: "orc" });
      expect(other.state.result).toEqual({ seat: "blue", choice: tag("orc", 3) });
    });

    test("nobody may choose what belongs to another", () => {
      const match = ordersOf();
      expect(match.submit("red", { kind: "choose", option: "elf" })?.code).toBe("unknown-option");
      expect(match.decision?.seats).toEqual(["red", "blue"]);
    });

    test("each sees its own options alone", () => {
      const optionsOf = (seat: string) => {
        const { decision } = sightOf(ordersOf(), seat);
        return decision?.kind === "choose" && [decision.options, decision.own];
      };
      expect(optionsOf("red")).toEqual([[tag("orc", 1)], undefined]);
      expect(optionsOf("blue")).toEqual([[tag("elf", 2), tag("orc", 3)], undefined]);
    });

    test("the random player chooses what is its own", () => {
      for (const seed of ["a", "b", "c", "d", "e", "f"]) {
        const match = ordersOf();
        playRandomly(match, xoroshiro.fromSeed(seed));
        expect(match.outcome).toBeDefined();
      }
    });
  });

  test("pick: what the game objects to is refused with its reason", () => {
    const match = played(() =>
      pick({ ...asking, min: 1, max: 2 }, [orc, elf], (picked) =>
        picked.length > 1
          ? { code: "too-dear", rule: "TST-WALK-02", words: { fr: "Trop cher.", en: "Too dear." } }
          : undefined,
      ),
    );
    expect(match.submit("red", { kind: "pick", options: ["elf", "orc"] })?.code).toBe("too-dear");
    expect(match.submit("red", { kind: "pick", options: ["orc"] })).toBeUndefined();
  });

  test("pick: the things, in the order in which they were picked", () => {
    function* script() {
      const picked = yield* pick({ ...asking, min: 0, max: 2 }, [orc, elf]);
      expectTypeOf(picked).toEqualTypeOf<readonly (typeof orc | typeof elf)[]>();
      return picked;
    }
    expect(resultOf(script, { kind: "pick", options: ["elf", "orc"] })).toEqual([elf, orc]);
    expect(resultOf(script, { kind: "pick", options: [] })).toEqual([]);
  });

  test("amount: a number", () => {
    function* script() {
      const count = yield* amount({ ...asking, min: -2, max: 2 });
      expectTypeOf(count).toEqualTypeOf<number>();
      return count;
    }
    expect(resultOf(script, { kind: "amount", amount: -2 })).toBe(-2);
    expect(resultOf(script, { kind: "amount", amount: -0 })).toBe(0);
  });

  test("flick: the piece and its velocity", () => {
    function* script() {
      const shot = yield* flick({ ...asking, weakest: 60, strongest: 600 }, ["orc", "elf"]);
      expectTypeOf(shot.piece).toEqualTypeOf<string>();
      expectTypeOf(shot.vx).toEqualTypeOf<number>();
      return shot;
    }
    const result = resultOf(script, { kind: "flick", piece: "elf", vx: 90, vy: -7 });
    expect(result).toEqual({ piece: "elf", vx: 90, vy: -7 });
  });

  test("place: the spots", () => {
    const spots = [{ piece: "orc", x: 1, y: 2.5 }];
    function* script() {
      const placed = yield* place({ ...asking, suggestion: spots }, [{ piece: "orc", zone }]);
      expectTypeOf(placed).toEqualTypeOf<readonly Spot[]>();
      return placed;
    }
    expect(resultOf(script, { kind: "place", spots })).toEqual(spots);
  });
});

describe("eachOnce: each seat answers once, in any order", () => {
  const ballot = (heard?: (reply: Reply<string>) => boolean | undefined) =>
    played(() => eachOnce({ ...asking, seats: ["red", "blue"] }, ["yes", "no"], heard));

  test("and is then asked no more", () => {
    const match = ballot();
    expect(match.submit("blue", { kind: "choose", option: "no" })).toBeUndefined();
    expect(match.submit("blue", { kind: "choose", option: "no" })?.code).toBe("wrong-seat");
    match.submit("red", { kind: "choose", option: "yes" });
    expect(match.state.result).toEqual([
      { seat: "blue", choice: "no" },
      { seat: "red", choice: "yes" },
    ]);
  });

  test("until somebody has said enough", () => {
    const match = ballot(({ choice }) => choice === "no");
    match.submit("red", { kind: "choose", option: "no" });
    expect(match.state.result).toEqual([{ seat: "red", choice: "no" }]);
  });
});

describe("the decision is plain data", () => {
  const decisionOf = (script: () => Script<unknown>): Match["decision"] => played(script).decision;

  test("with what is offered and its facts, and all seats that may answer", () => {
    const one = decisionOf(() => choose(asking, [orc, elf]));
    expect(one).toEqual({ ...asking, kind: "choose", seats: ["red"], options: [orc, elf] });
    const names = decisionOf(() => choose(asking, ["yes", "no"]));
    expect(names).toMatchObject({ options: [{ id: "yes" }, { id: "no" }] });
    const both = decisionOf(() => amount({ ...asking, seats: ["red", "blue"], min: 1, max: 6 }));
    expect(both).toEqual({ ...asking, kind: "amount", seats: ["red", "blue"], min: 1, max: 6 });
  });

  test("with facts for the words of the prompt, if there are any", () => {
    const about = { hero: "elf", wounds: 2 };
    const decision = decisionOf(() => pick({ ...asking, about, min: 1, max: 1 }, ["a"]));
    expect(decision).toStrictEqual({
      ...asking,
      kind: "pick",
      seats: ["red"],
      options: [{ id: "a" }],
      min: 1,
      max: 1,
      about,
    });
  });

  test("with the bounds of a flick", () => {
    const decision = decisionOf(() => flick({ ...asking, weakest: 60, strongest: 600 }, ["orc"]));
    expect(decision).toMatchObject({ kind: "flick", pieces: ["orc"], weakest: 60, strongest: 600 });
  });
});

describe("a question that nobody could answer is a bug, and says so", () => {
  const bounds = { ...asking, weakest: 1, strongest: 2 };
  const suggestion: readonly Spot[] = [];

  test("nothing to place is asked all the same, so that a question tells nothing", () => {
    const { value } = place({ ...asking, suggestion: [] }, []).next();
    expect(value).toMatchObject({ decision: { kind: "place", pieces: [], suggestion: [] } });
  });

  test.each<[string, () => Script<unknown>, RegExp]>([
    ["nobody", () => choose({ ...asking, seats: [] }, ["a"]), /“a-question” \(TST-ASK-01\) asks nobody/],
    ["no options", () => choose(asking, []), /without options/],
    ["nothing to pick from", () => pick({ ...asking, min: 0, max: 1 }, []), /without options/],
    ["nothing to flick", () => flick(bounds, []), /without options/],
    [
      "one name twice",
      () => choose(asking, [orc, elf, { id: "orc" }]),
      /two options of one name: orc, elf, orc/,
    ],
    ["one pick twice", () => pick({ ...asking, min: 1, max: 1 }, ["a", "a"]), /two options of one name/],
    ["one piece twice", () => flick(bounds, ["orc", "orc"]), /two options of one name/],
    [
      "one piece in two places",
      () =>
        place({ ...asking, suggestion }, [
          { piece: "orc", zone },
          { piece: "orc", zone },
        ]),
      /two options of one name/,
    ],
    ["more than there is", () => pick({ ...asking, min: 2, max: 2 }, ["a"]), /asks for 2 to 2 of 1/],
    ["an empty range", () => amount({ ...asking, min: 3, max: 2 }), /asks for 3 to 2/],
    ["no whole number", () => amount({ ...asking, min: 0.2, max: 0.8 }), /asks for 0.2 to 0.8/],
    ["no number", () => amount({ ...asking, min: Number.NaN, max: 2 }), /asks for NaN/],
    ["what JSON cannot hold", () => pick({ ...asking, min: 0, max: Infinity }, ["a"]), /Infinity/],
  ])("%s", (_, script, message) => {
    expect(() => played(script)).toThrow(message);
  });
});

test("an objection of a flick sees the flick", () => {
  const words = { fr: "Pas vers la gauche.", en: "Not to the left." };
  const match = played(() =>
    flick({ ...asking, weakest: 1, strongest: 2 }, ["a"], ({ vx }) =>
      vx < 0 ? { code: "left", rule: "TST-WALK-02", words } : undefined,
    ),
  );
  const left = { kind: "flick", piece: "a", vx: -5, vy: 0 };
  expect(match.submit("red", left)).toEqual({ code: "left", rule: "TST-WALK-02", words });
  expect(match.submit("red", { ...left, vx: 5 })).toBeUndefined();
});

describe("the compiler knows the questions of a game", () => {
  interface Shop {
    readonly question:
      | Choose<"buy", { readonly id: string; readonly price: number }, { readonly purse: number }>
      | Choose<"leave", Option<"yes" | "no">>
      | Pick<"sell", Option>
      | Flick<"pay">;
  }
  const shop = verbs<Shop>();
  const rule = "TST-SHOP-01";
  const goods = [{ id: "rope", price: 3 }];

  test("and takes what they promise", () => {
    const scripts = () => [
      shop.choose({ seats: "red", prompt: "buy", rule, about: { purse: 5 } }, goods),
      shop.choose({ seats: "red", prompt: "leave", rule }, ["yes", "no"]),
      shop.pick({ seats: "red", prompt: "sell", rule, min: 0, max: 1 }, ["rope"]),
    ];
    expect(scripts).not.toThrow();
    type Bought = Extract<Shop["question"], { readonly prompt: "buy" }>["options"][number]["price"];
    expectTypeOf<Bought>().toEqualTypeOf<number>();
  });

  test("and refuses everything else", () => {
    const scripts = () => [
      // @ts-expect-error: no such prompt
      shop.choose({ seats: "red", prompt: "bye", rule }, ["yes"]),
      // @ts-expect-error: a prompt of another kind
      shop.choose({ seats: "red", prompt: "sell", rule }, ["rope"]),
      // @ts-expect-error: what it is about is missing
      shop.choose({ seats: "red", prompt: "buy", rule }, goods),
      // @ts-expect-error: a fact of the option is missing
      shop.choose({ seats: "red", prompt: "buy", rule, about: { purse: 5 } }, [{ id: "rope" }]),
      // @ts-expect-error: a name is not enough where facts are promised
      shop.choose({ seats: "red", prompt: "buy", rule, about: { purse: 5 } }, ["rope"]),
      // @ts-expect-error: no such option
      shop.choose({ seats: "red", prompt: "leave", rule }, ["perhaps"]),
    ];
    expect(scripts).not.toThrow();
  });
});
