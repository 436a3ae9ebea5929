// @module-tag long
import { copyOf, type Game, Match, playRandomly } from "@ossuaire/kernel";
import { checkLaws, findLeaks, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "./characters.ts";
import { beggars } from "./content/magic/beggars.ts";
import { black } from "./content/magic/black.ts";
import { demonology } from "./content/magic/demonology.ts";
import { necromancy } from "./content/magic/necromancy.ts";
import { white } from "./content/magic/white.ts";
import type { DarkReign } from "./table.ts";
import { wrongWith } from "./testing/conservation.ts";
import { disguise, isOpen } from "./testing/disguise.ts";
import { rats, scene } from "./testing/index.ts";
import { gainedBy, wealthOf } from "./testing/ledger.ts";
import { makeThing } from "./things.ts";

const cast = {
  S: "svein",
  A: "aude",
  G: "liutgarde",
  I: "isengrin",
  v: "revenant",
  o: "ogre",
  r: rats(3),
  t: rats(2),
  s: "spider",
};

const drawing = `
  SA...v.
  GI.P..o
  ...r.t.
  .....s.`;

const purses = [
  "berserk-axe",
  "armour-of-hell",
  "ring-of-divination",
  "rune-of-life",
  "ice-amulet",
  "crossbow",
];
const scrolls = [
  "scroll-of-banishment",
  "scroll-of-time",
  "scroll-of-teleportation",
  "scroll-of-resurrection",
];

/** Two of them know every spell there is. */
const casters = { O: "ozanne", R: "richilde", S: "svein", v: "revenant", o: "ogre", r: rats(3), s: "spider" };

const hall = `
  OR...v.
  S..P..o
  L..r...
  LL...s.`;

function spellsOf(): Fight {
  const everything = [...beggars, ...white, ...black, ...necromancy, ...demonology].map(({ id }) => id);
  const prepare = (state: DarkReign["state"]) => {
    for (const id of ["ozanne", "richilde"]) {
      const { hero } = characterOf(state, id);
      if (hero) hero.spells = everything;
    }
    state.purse = 5000;
  };
  const { game, state } = scene(hall, casters, { prepare, isFrightening: true });
  return { game: { ...game, setup: () => copyOf(state) }, options: state.options };
}

interface Fight {
  readonly game: Game<DarkReign>;
  readonly options: DarkReign["options"];
}

function fightOf(): Fight {
  const { state } = scene(drawing, cast, {
    prepare(all) {
      makeThing(all, "care", { kind: "carried", by: "ogre-1" });
      makeThing(all, "dagger", { kind: "carried", by: "spider-1" });
      for (const card of ["amulet-of-courage", "ring-of-teleportation", "scroll-of-cure"])
        makeThing(all, card, { kind: "carried", by: "revenant-1" });
      for (const card of purses) makeThing(all, card, { kind: "carried", by: "aude" });
      for (const card of scrolls) makeThing(all, card, { kind: "carried", by: "isengrin" });
    },
  });
  const { game } = scene(drawing, cast);
  return { game: { ...game, setup: () => copyOf(state) }, options: state.options };
}

const terms = (number: number, { options } = fightOf()) => ({
  options,
  seed: `fight ${number}`,
  undo: "free" as const,
});

/** Plays fights at random to their end; what must hold holds after every answer. */
function playOut(fight: Fight, count: number): void {
  for (let number = 0; number < count; number++) {
    const match = Match.start(fight.game, terms(number, fight));
    const rng = testRng(`played ${number}`);
    const isWon = () =>
      match.state.characters.every(({ side, gone }) => side === "heroes" || gone !== undefined);
    for (let answers = 0; match.decision !== undefined && !isWon(); answers++) {
      const wealth = wealthOf(match.state);
      playRandomly(match, rng);
      expect(wrongWith(match.state)).toBeUndefined();
      const news = match.told.map(({ event }) => event);
      // REG-VERDICT-07: whoever goes back in time goes back to other écus.
      if (news.some(({ type }) => type === "replays")) continue;
      expect(wealthOf(match.state)).toBe(wealth + gainedBy(news, match.state));
      expect(answers).toBeLessThan(6000);
    }
  }
}

test("REG-VERDICT-78 a fight at random keeps its figures, things, écus and squares, and comes to an end", () => {
  playOut(fightOf(), 8);
});

test("a fight with all spells at random keeps its figures, things and squares, and comes to an end", () => {
  playOut(spellsOf(), 8);
});

test("a fight can be forked, put away, taken back and replayed at every answer", () => {
  const { game } = fightOf();
  // The laws replay a match from its start again and again: a short one.
  const short: Game<DarkReign> = {
    ...game,
    outcome: (state) => (state.round > 1 ? { winners: [], rule: "REG-VERDICT-80" } : game.outcome(state)),
  };
  for (let number = 0; number < 3; number++)
    expect(checkLaws(short, terms(number), testRng(`tried ${number}`))).toBeGreaterThan(3);
});

test("REG-VERDICT-47 nothing that is hidden reaches anybody, and the dice are open to all", () => {
  const { game } = fightOf();
  for (let number = 0; number < 4; number++) {
    const viewers = [["svein"], ["mj"], ["audience"], ["aude"]][number % 4] ?? [];
    const leaks = findLeaks(Match.start(game, terms(number)), disguise, testRng(`seen ${number}`), {
      viewers,
      most: 150,
      isOpen,
    });
    expect(leaks).toEqual([]);
  }
});

test("REG-VERDICT-47 a table that showed what monsters carry would be found out", () => {
  const { game } = fightOf();
  const leaky: Game<DarkReign> = {
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), things: state.things }),
  };
  const leaks = findLeaks(Match.start(leaky, terms(1)), disguise, testRng("leaky"), {
    viewers: ["svein"],
    most: 20,
  });
  expect(leaks.length).toBeGreaterThan(0);
});
