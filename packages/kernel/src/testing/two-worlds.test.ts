// @module-tag long
import { describe, expect, test } from "vitest";
import { type Answer, type Game, Match, mayBranch, sightOf, type Table } from "../index.ts";
import { type Disguise, findLeaks, testRng } from "./index.ts";
import { choose } from "./situations.ts";
import { type Skirmish, skirmish } from "./skirmish.ts";

/** All cards that the viewer does not hold change places with each other. */
const disguise: Disguise<Skirmish> = (state, viewer, rng) => {
  const hands = [state.sides.red, state.sides.blue].filter((_, i) => viewer !== ["red", "blue"][i]);
  const hidden = rng.shuffled([...hands.flatMap(({ hand }) => hand), ...state.pile]);
  for (const side of hands) side.hand = hidden.splice(0, side.hand.length);
  state.pile = hidden;
  return state;
};

function leaksOf(game: Game<Skirmish>, games = 10) {
  return Array.from({ length: games }, (_, i) => {
    const match = Match.start(game, { options: { cards: 20 }, seed: `${i}`, undo: "free" });
    return findLeaks(match, disguise, testRng(`player ${i}`));
  }).flat();
}

/** Who learns too much, and by what. */
const summary = (game: Game<Skirmish>) =>
  [...new Set(leaksOf(game).map(({ viewer, what }) => `${viewer}: ${what}`))].sort();

test("an honest game has no leaks", () => {
  expect(leaksOf(skirmish, 30)).toEqual([]);
});

/** All that whoever plays on from here gets to see, where it is offered: any seat may be taken. */
const playedOn = (isOffered: (world: Match<Skirmish>) => boolean) => (world: Match<Skirmish>) =>
  isOffered(world) ? world.seats.map((seat) => sightOf(world, seat)) : undefined;

test("playing on from a match that is not over would tell what is hidden: it is offered where nobody learns anything", () => {
  const newMatch = () => Match.start(skirmish, { options: { cards: 20 }, seed: "s", undo: "free" });
  const leaksOf = (match: Match<Skirmish>, received: (world: Match<Skirmish>) => unknown) =>
    findLeaks(match, disguise, testRng("s"), { received, most: whole.answers.length - 1 });
  const whole = newMatch();
  findLeaks(whole, disguise, testRng("s"));
  expect(mayBranch(whole)).toBe(true);
  const match = newMatch();
  expect(leaksOf(match, playedOn(mayBranch))).toEqual([]);
  expect(mayBranch(match)).toBe(false);
  const everybody = leaksOf(
    newMatch(),
    playedOn(() => true),
  ).map(({ viewer }) => viewer);
  expect(new Set(everybody)).toEqual(new Set(["red", "blue", "audience"]));
});

test("the match is played to its end", () => {
  const match = Match.start(skirmish, { options: { cards: 20 }, seed: "s", undo: "free" });
  findLeaks(match, disguise, testRng("s"));
  expect(match.outcome).toBeDefined();
});

test("no more is played than asked for, and nobody looks on but who is named", () => {
  const match = Match.start(leakyView, { options: { cards: 20 }, seed: "s", undo: "free" });
  const leaks = findLeaks(match, disguise, testRng("s"), { viewers: ["blue"], most: 7 });
  expect(match.page.number).toBe(7);
  expect(new Set(leaks.map(({ viewer }) => viewer))).toEqual(new Set(["blue"]));
});

const leakyView: Game<Skirmish> = {
  ...skirmish,
  view: (state, viewer) => ({ ...skirmish.view(state, viewer), discard: state.sides.red.hand }),
};

describe("a leak is found", () => {
  test("in a view that shows a hand, and says what told the worlds apart", () => {
    expect(summary(leakyView)).toEqual(["audience: sight", "blue: sight"]);
    const [leak] = leaksOf(leakyView);
    expect(leak).toMatchObject({ page: 0, what: "sight" });
    expect(leak?.world).toContain('"discard":["card-');
    expect(leak?.twin).not.toBe(leak?.world);
  });

  test("in a view that shows no more than the next card of the pile", () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      view: (state, viewer) => ({
        ...skirmish.view(state, viewer),
        pile: viewer === "red" ? Number(state.pile[0]?.slice(5)) : 0,
      }),
    };
    expect(summary(game)).toEqual(["red: sight"]);
  });

  test("in an event that is told to all instead of whispered", () => {
    const game = withTable((table) => ({
      ...table,
      whisper: (_, event) => table.tell(event),
    }));
    expect(summary(game)).toEqual(["audience: events", "blue: events", "red: events"]);
  });

  test("in a whisper that tells the others too much", () => {
    const game = withTable((table) => ({
      ...table,
      whisper: (to, event) => table.whisper(to, event, event),
    }));
    expect(summary(game)).toEqual(["audience: events", "blue: events", "red: events"]);
  });

  test("in a question that is only asked of who holds a card, right after a roll for all to see", () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      *step(table) {
        yield* skirmish.step(table);
        table.reveal({ type: "rolled", rule: "TST-LEAK-01", pips: table.rng.int(1, 6) });
        const { hand } = table.state.sides.blue;
        if (!hand.includes("card-7")) return;
        yield* choose({ seats: "blue", prompt: "play-card-7", rule: "TST-LEAK-01" }, ["yes", "no"]);
      },
    };
    expect(summary(game)).toEqual(["audience: sight", "red: sight"]);
  });

  test("in the number of options, for who is asked", () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      *step(table) {
        const known = table.state.sides.red.hand.includes("card-7");
        const asking = { seats: "blue", prompt: "guess", rule: "TST-LEAK-01" } as const;
        yield* choose(asking, known ? ["guess", "he-has-it"] : ["guess"]);
        yield* skirmish.step(table);
      },
    };
    expect(summary(game)).toEqual(["blue: sight"]);
  });

  test("in a refusal that comes only where something is hidden", () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      *step(table) {
        const { pile } = table.state;
        const trap = {
          code: "trap",
          rule: "TST-WALK-02",
          words: { fr: "Un piège.", en: "A trap." },
        } as const;
        const step = skirmish.step(table);
        for (let asked = step.next(); !asked.done; ) {
          const objection = (answer: Answer) =>
            answer.kind === "flick" && answer.vx < 0 && pile[0]?.endsWith("1") ? trap : undefined;
          asked = step.next(yield { ...asked.value, objection });
        }
      },
    };
    expect(summary(game)).toEqual(["blue: refusal", "red: refusal"]);
  });

  test("in the end of the game", () => {
    const game: Game<Skirmish> = {
      ...skirmish,
      outcome: (state) =>
        state.turn > 3 && state.sides.red.hand.includes("card-7")
          ? { winners: ["red"], rule: "TST-LEAK-01" }
          : skirmish.outcome(state),
    };
    expect(summary(game)).toContain("blue: sight");
  });
});

/** The game, played at a table of another make. */
function withTable(make: (table: Table<Skirmish>) => Table<Skirmish>): Game<Skirmish> {
  return { ...skirmish, step: (table) => skirmish.step(make(table)) };
}
