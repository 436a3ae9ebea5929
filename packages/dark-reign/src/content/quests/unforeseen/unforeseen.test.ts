import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { canSee } from "../../../board.ts";
import { characterOf } from "../../../characters.ts";
import { asDrawn } from "../../../grid/zone.ts";
import type { DarkReignOptions } from "../../../options.ts";
import { levelOf } from "../../../sheet/levels.ts";
import type { State } from "../../../state.ts";
import { face, is, rats, scene } from "../../../testing/index.ts";

interface Draw {
  readonly cast?: Parameters<typeof scene>[1];
  readonly prepare?: (state: State) => void;
  readonly options?: Partial<DarkReignOptions>;
}

/** The second turn of a game begins with this card. */
function drawn(card: string, drawing = "S...", { cast = { S: "svein" }, prepare, options = {} }: Draw = {}) {
  return scene(drawing, cast, {
    options,
    prepare(state) {
      state.round = 1;
      state.unforeseen.deck.unshift(card);
      prepare?.(state);
    },
  });
}

/** Another zone was discovered before the one that is drawn. */
function notTheFirst(state: State): void {
  state.zones.unshift({ card: "crypt", ...asDrawn, x: 40, y: 40 });
}

test("REG-TURN-05 REG-TURN-07 an Imprévu is drawn at the start of every PJ turn, and befalls the PJ before anybody acts", () => {
  const { play, events, match, asking } = drawn("lost-purse").rolling(0);
  expect(asking().prompt).toBe("act");
  expect(match.state.purse).toBe(30);
  play("end");
  expect(events("unforeseen").map(({ card }) => card)).toEqual(["lost-purse", "calm"]);
});

test("REG-TURN-06 none is drawn in the first turn of the game", () => {
  const { events, play } = scene("S...", { S: "svein" }).rolling();
  expect(events("unforeseen")).toEqual([]);
  play("end");
  expect(events("unforeseen")).toHaveLength(1);
});

test("REG-VERDICT-67 a random hero is one that stands; with none the card has no effect", () => {
  const lies = (state: State) => {
    characterOf(state, "svein").pv = [0];
    characterOf(state, "svein").states.ground = 1;
  };
  const cast = { S: "svein", o: "ogre" };
  const ally = (state: State) => {
    lies(state);
    Object.assign(characterOf(state, "ogre-1"), { side: "heroes", seat: "svein" });
  };
  const { match } = drawn("lost-purse", "So", { cast, prepare: ally }).rolling();
  expect(match.state.purse).toBe(0);
});

test("REG-EVENT-01 REG-EVENT-02 REG-EVENT-03 players cannot tell calm, ambush and lying in wait apart", () => {
  for (const card of ["deceptive-calm", "ambush", "lying-in-wait"]) {
    // Dice that fell for one of them alone would tell it.
    const { match } = drawn(card).rolling(2, 3);
    const heard = (seat: string) => sightOf(match, seat).events.filter(({ type }) => type === "unforeseen");
    expect(heard("svein")).toEqual([{ type: "unforeseen", rule: "REG-EVENT-01" }]);
    expect(heard("mj")).toMatchObject([{ card }]);
  }
});

test("REG-EVENT-02 REG-MEET-02 an ambush is rolled on the quest's table, and waits", () => {
  expect(drawn("ambush").rolling(2, 3).match.state.unforeseen.waiting).toEqual([{ card: "rat", count: 10 }]);
});

test("REG-EVENT-02 REG-LEVEL-03 at hero more of them come", () => {
  const options = { level: "hero" } as const;
  const { match } = drawn("ambush", "S...", { options }).rolling(2, 3);
  expect(match.state.unforeseen.waiting).toEqual([{ card: "rat", count: 12 }]);
});

test("REG-EVENT-03 lying in wait is kept for the next zone", () => {
  expect(drawn("lying-in-wait").rolling(2, 3).match.state.unforeseen.liesInWait).toBe(true);
});

test("REG-EVENT-04 a prowler turns up far from the PJ, near an exit or entrance, and acts at once", () => {
  const { events, at, play, question, who } = drawn("prowler", ".....S...", { prepare: notTheFirst }).rolling(
    0,
  );
  expect(at("spider-1")).toEqual([0, 0]);
  expect(events("prowls")).toMatchObject([{ who: "spider-1" }]);
  expect(question("act").about).toMatchObject({ who: "spider-1", actions: 4 });
  play("end");
  expect(question("act").about.who).toBe("svein");
  play("end");
  expect(question("act").about).toMatchObject({ who: "spider-1", actions: 4 });
  expect(who("spider-1").pv).toEqual([16]);
});

test("REG-EVENT-04 of rats a group of three; where there is no room at a distance, as far as can be", () => {
  const { who, at, play } = drawn("prowler", "S..", { prepare: notTheFirst }).rolling(2);
  expect(who("rat-1").pv).toHaveLength(3);
  expect(at("rat-1")).toEqual([2, 0]);
  play("end");
});

test("REG-EVENT-04 REG-DRAW-07 no prowler in the first zone", () => {
  expect(drawn("prowler").rolling().match.state.characters).toHaveLength(1);
});

test("REG-EVENT-05 a loose slab: an Agility test, or 1D PV", () => {
  const { play, who, events } = drawn("loose-slab").rolling(0, face(4, "X"), 0, 4);
  play("no");
  expect(events("tested")).toMatchObject([{ of: "agility", difficulty: 0, rule: "REG-EVENT-05" }]);
  expect(who("svein").pv).toEqual([24]);
  expect(drawn("loose-slab").rolling(0, face(4, 1), 0).who("svein").pv).toEqual([28]);
});

test("REG-EVENT-07 without torches nobody sees farther than 4 squares, until the next PJ turn", () => {
  const { match, who, play } = drawn("torches-blown-out", "S...o.", {
    cast: { S: "svein", o: "ogre" },
  }).rolling();
  const sees = (x: number) => canSee(match.state, who("svein"), { x, y: 0 });
  expect([sees(4), canSee(match.state, who("ogre-1"), { x: 0, y: 0 })]).toEqual([true, true]);
  who("ogre-1").x = 5;
  expect([sees(5), canSee(match.state, who("ogre-1"), { x: 0, y: 0 })]).toEqual([false, false]);
  play("end", "end");
  expect(sees(5)).toBe(true);
});

test("REG-EVENT-11 cold mist takes a level of Tir off PJ and allies, for this turn", () => {
  const { match, who, play } = drawn("cold-mist", "S...o", { cast: { S: "svein", o: "ogre" } }).rolling();
  expect(levelOf(match.state, who("svein"), "shooting")).toBe(1);
  expect(levelOf(match.state, who("ogre-1"), "shooting")).toBe(2);
  play("end", "end");
  expect(levelOf(match.state, who("svein"), "shooting")).toBe(2);
});

test("REG-EVENT-13 a second wind gives each standing PJ 1 P.Action more", () => {
  expect(drawn("second-wind").rolling().who("svein").actions).toBe(5);
});

test("REG-EVENT-15 a lost purse: 30 écus for the common purse", () => {
  const { match, events } = drawn("lost-purse").rolling(0);
  expect(match.state.purse).toBe(30);
  expect(events("earned")).toMatchObject([{ who: "svein", ecus: 30 }]);
});

test("REG-EVENT-16 a forgotten phial is a potion of healing", () => {
  const { play, match } = drawn("forgotten-phial").rolling(0);
  play("take");
  expect(match.state.things.filter(({ card, at }) => card === "care" && at.kind === "carried")).toHaveLength(
    2,
  );
});

test("REG-EVENT-21 rage gives every MJ character on the board 1 P.Action more in its next turn", () => {
  const cast = { S: "svein", o: "ogre", r: rats(3) };
  const { play, question } = drawn("rage-of-the-deep", "S......o.r", { cast }).rolling();
  play("end", "ogre-1");
  expect(question("act").about.actions).toBe(4);
  play("end");
  expect(question("act").about.actions).toBe(5);
  play("end", "end", "ogre-1");
  expect(question("act").about.actions).toBe(3);
});

test("REG-EVENT-08 a poisoned dart: 1 PV, and an Endurance test of difficulty 1 or poison", () => {
  const { play, who, events } = drawn("poisoned-dart").rolling(0, face(5, "X"), 0);
  play("no");
  expect(who("svein").pv).toEqual([27]);
  expect(events("tested")).toMatchObject([{ of: "endurance", difficulty: 1 }]);
  expect(who("svein").states.poison).toBeDefined();
});

test("REG-EVENT-12 a distant cry counts as a source of fear 1 for the test of this turn start", () => {
  const { play, events, who } = drawn("distant-cry").rolling(face(4, "X"), 0);
  play("no");
  expect(events("tested")).toMatchObject([{ test: "fear", difficulty: 1 }]);
  expect(who("svein").actions).toBe(3);
});

test("REG-EVENT-19 REG-EVENT-20 spells are 1 harder, or 1 easier, this turn", () => {
  for (const [card, difficulty] of [
    ["arcane-ebb", 4],
    ["arcane-surge", 2],
  ] as const) {
    const cast = { O: "ozanne", o: "ogre" };
    const { play, events } = drawn(card, "O...o", { cast }).rolling(face(6, "X"), 0);
    play("cast:ogre-1:shadow-bolt", "no");
    expect(events("tested")).toMatchObject([{ test: "cast", difficulty }]);
  }
});

test("REG-EVENT-05 REG-EVENT-08 REG-RULING-96 neither slab nor dart hurts the immaterial", () => {
  const prepare = (state: State) => is(state, "svein", "immaterial");
  for (const [card, ...rolls] of [
    ["loose-slab", 0, face(4, "X"), 0, 4],
    ["poisoned-dart", 0],
  ] as const) {
    const { asking, play, who } = drawn(card, "S...", { prepare }).rolling(...rolls);
    if (asking().prompt === "destiny") play("no");
    expect(who("svein")).toMatchObject({ pv: [28], states: {} });
  }
});

test("REG-EVENT-12 REG-RULING-54 drawn by a search before the MJ's first action, the heroes test at once", () => {
  const prepare = (state: State) => {
    state.unforeseen.deck = ["calm", "distant-cry"];
    Object.assign(characterOf(state, "svein").hero ?? {}, { destiny: 0 });
  };
  const { play, events, asking } = drawn("calm", "S....r", {
    cast: { S: "svein", r: rats(1) },
    prepare,
  }).rolling(0, 0, 0, face(4, 1), 5);
  play("wait", "end", "search:0,0");
  expect(events("tested")).toMatchObject([{ test: "fear", difficulty: 1, passed: true }]);
  expect(asking()).toMatchObject({ prompt: "act", about: { who: "rat-1" } });
});

test("REG-RULING-03 REG-RULING-61 fear in the opposing turn takes no waiting point: P.Action are lost in the own turn alone", () => {
  const prepare = (state: State) => {
    state.unforeseen.deck = ["calm", "distant-cry"];
    Object.assign(characterOf(state, "svein").hero ?? {}, { destiny: 0 });
  };
  const { play, events, who, asking } = drawn("calm", "S....r", {
    cast: { S: "svein", r: rats(1) },
    prepare,
  }).rolling(0, 0, 0, face(4, "X"), 0);
  play("wait", "wait", "search:0,0");
  expect(events("afraid")).toHaveLength(1);
  expect(who("svein").states.waiting).toBe(1);
  expect(asking()).toMatchObject({ prompt: "wait-act", about: { who: "svein", actions: 1 } });
});

test("REG-VERDICT-67 REG-VERDICT-26 who sits in a hole stands nowhere: neither slab nor dart finds it there", () => {
  const prepare = (state: State) => {
    characterOf(state, "svein").states.hole = 2;
  };
  for (const card of ["loose-slab", "poisoned-dart"]) {
    const cast = { S: "svein", o: "ogre" };
    expect(drawn(card, "S..o", { cast, prepare }).rolling().who("svein").pv).toEqual([28]);
  }
});
