import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { asDrawn } from "../grid/zone.ts";
import { levelOf } from "../sheet/levels.ts";
import { findCard, openPacks } from "../shelf.ts";
import type { State } from "../state.ts";
import { blowOf, face, scene } from "../testing/index.ts";

// Aude: C.Corps 5, Fu+1D with her sword, Force 4. Ogre and spider are at least as good.
const two = { A: "aude", o: "ogre" };
const duel = "challenge:ogre-1";

test("REG-DUEL-01 REG-DUEL-02 a challenge costs 1 P.Action, and only a PJ makes it", () => {
  const { play, who, events, options } = scene("A...o", two).rolling();
  play(duel);
  expect(who("aude")).toMatchObject({ actions: 3, states: { duel: "ogre-1" } });
  expect(who("ogre-1").states.duel).toBe("aude");
  expect(events("challenged")).toMatchObject([{ who: "aude", target: "ogre-1" }]);
  const master = scene("S...v", { S: "svein", v: "revenant" }).rolling();
  master.play("end");
  expect(master.options().some((id) => id.startsWith("challenge"))).toBe(false);
  expect(options()).not.toContain(duel);
});

/** Somebody's C.Corps, whatever the profile says. */
function fights(state: State, who: string, level: number): void {
  const what = {
    kind: "level",
    of: "melee",
    by: level - levelOf(state, characterOf(state, who), "melee"),
  } as const;
  state.effects.push({ on: who, source: "test", what, until: { kind: "game" } });
}

test("REG-DUEL-03 REG-DUEL-04 the challenged one is at least as good, and in line of sight", () => {
  const prepare = (state: State) => {
    fights(state, "ogre-1", 5);
    fights(state, "revenant-1", 4);
  };
  const { options } = scene("A..v\n....\no...", { ...two, v: "revenant" }, { prepare }).rolling();
  expect(options().filter((id) => id.startsWith("challenge"))).toEqual([duel]);
  expect(scene("A.P.o", two).rolling().options()).not.toContain(duel);
});

test("REG-DUEL-05 REG-RULING-81 apart, a duellist can only move where the way to the other gets shorter", () => {
  const { play, options, submit } = scene(".....\nA...o\n.....", two).rolling();
  play(duel);
  expect(options()).toEqual(["walk:1,0", "walk:1,1", "walk:1,2", "run:1,0", "run:1,1", "run:1,2"]);
  expect(submit({ kind: "choose", option: "walk:0,0" })).toMatchObject({ rule: "REG-DUEL-05" });
  expect(submit({ kind: "choose", option: "wait" })).toMatchObject({ rule: "REG-DUEL-05" });
  play("run:1,1");
  expect(options()).toEqual(["2,0", "2,1", "2,2", "stop"]);
  play("2,1", "walk:3,1", "end");
  expect(options().every((id) => id.startsWith("strike") || id === "end")).toBe(true);
});

test("REG-DUEL-05 REG-RULING-81 who can come nearer has to, and is told why it cannot stop; without P.Action it is over", () => {
  const { play, options, submit, asking } = scene("A............o", two).rolling();
  play(duel);
  expect(submit({ kind: "choose", option: "end" })).toMatchObject({ rule: "REG-DUEL-05" });
  play("walk:1,0", "walk:2,0", "walk:3,0");
  expect(asking().seats).toEqual(["mj"]);
  expect(options()).toEqual(["walk:12,0"]);
});

test("REG-DUEL-05 the MJ does not leave a duellist out that can come nearer", () => {
  const { play, options, asking } = scene("A......o\n.......s", { ...two, s: "spider" }).rolling();
  play(duel, "walk:1,0", "walk:2,0", "walk:3,0");
  expect(options()).toEqual(["ogre-1", "spider-1"]);
  play("spider-1", "end");
  expect(asking()).toMatchObject({ prompt: "act", about: { who: "ogre-1" } });
  expect(options()).not.toContain("end");
});

test("REG-DUEL-06 REG-RULING-82 beside each other they can only strike each other, powerfully too", () => {
  const { play, options, submit } = scene("vAo", { ...two, v: "revenant" }).rolling();
  play(duel);
  expect(options()).toEqual(["strike:ogre-1", "strike:ogre-1:power", "end"]);
  expect(submit({ kind: "choose", option: "strike:revenant-1" })).toMatchObject({ rule: "REG-DUEL-06" });
});

test("REG-RULING-82 waiting points are lost when a duel begins; a webbed duellist may break free", () => {
  const prepare = (state: State) => {
    characterOf(state, "ogre-1").states.web = 1;
  };
  const { play, who, options } = scene("Ao", two, { prepare }).rolling();
  play("wait", duel);
  expect(who("aude").states.waiting).toBeUndefined();
  play("end");
  expect(options()).toEqual(["break-free", "end"]);
});

test("REG-RULING-81 duellists take no blocking tests", () => {
  const { play, events } = scene(".vA..o", { ...two, v: "revenant" }).rolling();
  play(duel, "walk:3,0");
  expect(events("tested")).toEqual([]);
});

test("REG-DUEL-07 the duel ends when one of them falls to 0 PV", () => {
  const prepare = (state: State) => {
    characterOf(state, "spider-1").pv = [1];
  };
  const { play, who, events } = scene("As.", { A: "aude", s: "spider" }, { prepare }).rolling(face(5, 2), 5);
  play("challenge:spider-1", "strike:spider-1", "no");
  expect(who("aude").states.duel).toBeUndefined();
  expect(events("duel-over")).toHaveLength(1);
});

test("REG-DUEL-07 REG-WOUND-01 so it does when the hero falls", () => {
  const prepare = (state: State) => {
    characterOf(state, "aude").pv = [1];
  };
  const table = scene("SAo", { ...two, S: "svein" }, { prepare }).rolling(...blowOf("ogre").hit);
  table.pick(["aude", "svein"]);
  table.play(duel, "end", "end", "strike:aude", "no", "no");
  expect(table.who("aude").states).toEqual({ ground: 1 });
  expect(table.who("ogre-1").states).toEqual({});
});

test("REG-DUEL-08 REG-RULING-83 nobody else may aim at a duellist: no blow, no shot, no help, no second challenge", () => {
  const cast = { ...two, R: "richilde", G: "liutgarde", v: "revenant" };
  const table = scene("RAo\n.G.", cast).rolling();
  table.pick(["aude", "richilde", "liutgarde"]);
  table.play(duel, "end");
  for (const option of ["cast:aude:healing", "strike:aude"])
    expect(table.submit({ kind: "choose", option })).toMatchObject({ rule: "REG-DUEL-08" });
  table.play("end");
  for (const option of ["strike:ogre-1", "challenge:ogre-1"])
    expect(table.submit({ kind: "choose", option })).toMatchObject({ rule: "REG-DUEL-08" });
});

test("REG-RULING-81 a duel without a way between the two is over when the next round begins", () => {
  const { play, who, events } = scene("AL.o", two).rolling();
  play(duel);
  expect(who("aude").states.duel).toBe("ogre-1");
  play("end");
  expect(events("duel-over")).toHaveLength(1);
  expect(who("ogre-1").states.duel).toBeUndefined();
});

test("REG-RULING-83 fury and the second hand leave duellists alone", () => {
  const prepare = (state: State) => {
    characterOf(state, "ogre-1").states.duel = "aude";
    characterOf(state, "aude").states.duel = "ogre-1";
    characterOf(state, "rat-1").pv = [1];
  };
  const cast = { ...two, S: "svein", r: "rat" };
  const table = scene("rSo\n..A", cast, { prepare }).rolling(face(6, 3), 5, 5);
  table.pick(["svein", "aude"]);
  table.play("strike:rat-1", "no");
  expect(table.asking().prompt).toBe("act");
});

/** A door that stands on the doorway of the drawing. */
const behind = (lock?: "untried" | "known") => (state: State) => {
  if (findCard("elements", "duel door") === undefined)
    openPacks([
      {
        id: "duel door",
        isIn: () => false,
        elements: [
          {
            id: "duel door",
            name: { fr: "", en: "" },
            rule: "REG-DOOR-01",
            source: "house",
            hinders: ({ open }) => (open ? "free" : "full"),
          },
        ],
      },
    ]);
  characterOf(state, "aude").states.duel = "ogre-1";
  characterOf(state, "ogre-1").states.duel = "aude";
  state.elements.push({ id: "door-1", kind: "duel door", x: 2, y: 0, zone: 0, ...(lock && { lock }) });
};

test("REG-RULING-81 a closed door that it can open is part of the way", () => {
  for (const lock of [undefined, "untried"] as const) {
    const { options } = scene("A.J..o", two, { prepare: behind(lock) }).rolling();
    expect(options()).toEqual(["walk:1,0", "run:1,0"]);
  }
});

test("REG-RULING-81 a lock that is known keeps heroes out: no way, no duel", () => {
  const { events } = scene("A.J..o", two, { prepare: behind("known") }).rolling();
  expect(events("duel-over")).toHaveLength(1);
});

test("REG-RULING-81 REG-STATUE-01 for the undead no way leads through the zone of a blessed statue: no way, no duel", () => {
  const prepare = (state: State) => {
    state.zones.push({ card: "underground-chapel", ...asDrawn, x: 5, y: -2 });
    state.elements.push({ id: "statue", kind: "statue", x: 12, y: 1, zone: 1 });
    characterOf(state, "aude").x = 7;
    fights(state, "revenant-1", 5);
    // So that she cannot come nearer herself.
    const { hero } = characterOf(state, "aude");
    if (hero !== undefined) hero.actions = 1;
  };
  const { play, events, who } = scene("A...v", { A: "aude", v: "revenant" }, { prepare }).rolling();
  play("challenge:revenant-1");
  play("end");
  expect(events("duel-over")).toHaveLength(1);
  expect(who("aude").states.duel).toBeUndefined();
});
