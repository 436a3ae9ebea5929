import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { blowOf, face, rats, scene } from "../testing/index.ts";

/** Everybody but the MJ's with so many PV and no destiny. */
const weak =
  (pv: number, who = "svein") =>
  (state: State): void => {
    for (const one of state.characters) {
      if (one.hero) one.hero.destiny = 0;
      if (one.id === who) one.pv = [pv];
    }
  };

const pair = { S: "svein", v: "revenant", A: "aude" };
const blow = blowOf("revenant");

function felled() {
  const table = scene("SvA", pair, { prepare: weak(3) }).rolling(...blow.hit);
  table.pick(["svein", "aude"]);
  table.play("end", "end", "strike:svein");
  return table;
}

test("REG-WOUND-01 REG-WOUND-06 a PJ at 0 PV or less lies on the ground, and what is lost below 0 is counted", () => {
  const { who, events } = felled();
  expect(who("svein")).toMatchObject({ pv: [3 - (blow.worth - 5 - 2)], states: { ground: 1 } });
  expect(events("falls")).toMatchObject([{ rule: "REG-WOUND-01", who: "svein" }]);
});

test("REG-WOUND-02 REG-RULING-15 on the ground it performs no action: its place in the order is passed over", () => {
  const { play, pick, question } = felled();
  play("end");
  pick(["svein", "aude"]);
  expect(question("act").about.who).toBe("aude");
});

test("REG-WOUND-04 REG-RULING-84 who is not healed by the end of the PJ turn of the next round is dead", () => {
  const { play, pick, who, events } = felled();
  play("end");
  pick(["svein", "aude"]);
  expect(who("svein").gone).toBeUndefined();
  play("end");
  expect(who("svein").gone).toBe("dead");
  expect(events("gone")).toMatchObject([{ rule: "REG-WOUND-04", who: "svein", why: "dead" }]);
});

test("REG-RULING-87 all objects of a dead PJ lie on its square", () => {
  const { play, pick, match } = felled();
  play("end");
  pick(["svein", "aude"]);
  play("end");
  const own = match.state.things.filter(({ card }) => card === "two-handed-cleaver");
  expect(own).toMatchObject([{ at: { kind: "floor", x: 0, y: 0 } }]);
});

test("REG-WOUND-08 REG-CHAR-14 an MJ character leaves the board as soon as it is at 0 PV", () => {
  const { play, who } = scene("Sr", { S: "svein", r: "rat" }).rolling(face(6, 0), 2, 0);
  play("strike:rat-1", "no");
  expect(who("rat-1")).toMatchObject({ pv: [], gone: "dead" });
});

test("REG-GOLD-02 REG-RAT-02 REG-XP-01 each figure killed brings its écus to the purse, and XP to every PJ", () => {
  const { play, match, who } = scene("Sr", { S: "svein", r: rats(3) }).rolling(face(6, 3), 5, 0);
  play("strike:rat-1");
  // 13 - 2: two figures of 5, and one PV of the third.
  expect(who("rat-1").pv).toEqual([4]);
  expect(match.state.purse).toBe(2);
  expect(who("svein").hero?.xp).toBe(2);
  expect(match.state.tally.kills).toEqual({ rat: 2 });
});

test("REG-REVENANT-02 REG-OGRE-02 REG-SPIDER-02 the écus and XP of the other three", () => {
  for (const [card, ecus, xp] of [
    ["revenant", 3, 3],
    ["ogre", 15, 15],
    ["spider", 2, 4],
  ] as const) {
    const { play, match, who } = scene(
      "Sf",
      { S: "svein", f: card },
      {
        prepare(state) {
          for (const one of state.characters) if (one.card === card) one.pv = [1];
        },
      },
    ).rolling(face(6, 3), 5, 5);
    play(`strike:${card}-1`);
    expect([match.state.purse, who("svein").hero?.xp]).toEqual([ecus, xp]);
  }
});

test("REG-VERDICT-80 the game is lost as soon as nobody is left who stands", () => {
  const { play, match, events } = scene("Sv", { S: "svein", v: "revenant" }, { prepare: weak(3) }).rolling(
    ...blow.hit,
  );
  play("end", "strike:svein");
  expect(match.outcome).toEqual({ winners: [], rule: "REG-VERDICT-80" });
  expect(events("ended")).toMatchObject([{ isWon: false }]);
});

test("REG-MASTER-02 a lost game has no winner: the MJ is no opponent", () => {
  const { play, match } = scene("Sv", { S: "svein", v: "revenant" }, { prepare: weak(3) }).rolling(
    ...blow.hit,
  );
  play("end", "strike:svein");
  expect(match.outcome?.winners).toEqual([]);
});

test("REG-RULING-15 REG-RULING-85 who is brought round acts in the same turn only if its place is still to come", () => {
  const brought = (...order: readonly string[]) => {
    const prepare = (state: State) => {
      Object.assign(characterOf(state, "svein"), { pv: [0], states: { ground: 0 } });
    };
    const table = scene("SA", { S: "svein", A: "aude" }, { prepare }).rolling();
    table.pick(order);
    table.play(table.options().find((id) => id.startsWith("make-drink:svein")) ?? "", "end");
    expect(table.who("svein").pv).toEqual([4]);
    return table.events("activated").map(({ who }) => who);
  };
  expect(brought("aude", "svein")).toEqual(["aude", "svein"]);
  expect(brought("svein", "aude")).toEqual(["aude"]);
});
