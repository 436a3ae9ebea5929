import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { dice } from "../dice/notation.ts";
import { expire } from "../rules/limits.ts";
import { armourOf } from "../sheet/armour.ts";
import { actionsOf } from "../sheet/counters.ts";
import { levelOf } from "../sheet/levels.ts";
import { has } from "../sheet/traits.ts";
import { played } from "../testing/enumerate.ts";
import { rats, scene } from "../testing/index.ts";
import { become, hasten, nextTurn, raise, shield } from "./lasting.ts";
import { damage, heal, hurt } from "./life.ts";
import type { Verb } from "./verb.ts";
import { web } from "./web.ts";

/** Does this to somebody, with these dice, in the first PJ turn. */
function done(verb: Verb, rolls: readonly number[] = [], id = "svein", source = "test") {
  const { state } = scene("Sr", { S: "svein", r: rats(1) });
  state.round = 1;
  const who = characterOf(state, id);
  const again = (one: Verb, from = source) =>
    played(
      state,
      (table) => one(table, who, { rule: "REG-POTION-08", source: from }),
      () => "no",
      rolls,
      state,
    );
  again(verb);
  return { state, who, again };
}

test("REG-RULING-35 a loss is direct, damage is lessened by Endurance and armour", () => {
  expect(done(hurt(dice("2D")), [4, 5]).who.pv).toEqual([28 - 9]);
  expect(done(damage(dice("3+2D")), [4, 5]).who.pv).toEqual([28 - (12 - 7)]);
  expect(done(damage(dice("1D")), [5]).who.pv).toEqual([28]);
});

test("REG-VERDICT-09 the invulnerable lose no PV, but are webbed", () => {
  const { who, again } = done(become("invulnerable"));
  again(hurt(dice("6")));
  again(web(2));
  expect(who).toMatchObject({ pv: [28], states: { web: 2 } });
});

test("REG-WOUND-03 healing rolls its dice", () => {
  const { who, again } = done(hurt(dice("10")), [], "svein");
  again(heal(dice("4")));
  expect(who.pv).toEqual([22]);
});

test("REG-RULING-01 levels, armour and qualities hold until the next turn of the side in whose turn they began", () => {
  const { state, who, again } = done(raise("force", 2));
  again(shield(2, true));
  again(become("invisible"));
  expect([levelOf(state, who, "force"), armourOf(state, who).magic, has(state, who, "invisible")]).toEqual([
    7,
    2,
    true,
  ]);
  state.round = 2;
  expire(state);
  expect([levelOf(state, who, "force"), armourOf(state, who).magic, has(state, who, "invisible")]).toEqual([
    5,
    0,
    false,
  ]);
});

test("REG-VERDICT-84 what holds for a while holds once for each source on one character", () => {
  const { state, who, again } = done(raise("force", 2));
  again(raise("force", 2));
  expect(levelOf(state, who, "force")).toBe(7);
  again(raise("force", 2), "another");
  expect(levelOf(state, who, "force")).toBe(9);
});

test("REG-VERDICT-10 P.Action come at once in the own turn, else in the next one", () => {
  expect(done(hasten(4)).who.actions).toBe(4);
  const rat = done(hasten(4), [], "rat-1");
  expect(rat.who.actions).toBe(0);
  expect(rat.state.effects).toMatchObject([{ on: "rat-1", what: { kind: "actions", by: 4 } }]);
  expect(done(nextTurn(-1)).state.effects).toMatchObject([{ what: { kind: "actions", by: -1 } }]);
});

test("REG-VERDICT-84 REG-VERDICT-10 P.Action of a next turn add up, like those of this one", () => {
  const two = (id: string) => {
    const { state, who, again } = done(hasten(4), [], id);
    again(hasten(4));
    return who.side === state.turn.side ? who.actions : actionsOf(state, who);
  };
  expect([two("svein"), two("rat-1")]).toEqual([8, 4 + 8]);
  const { state, who, again } = done(nextTurn(-1), [], "rat-1");
  again(nextTurn(-1));
  expect(actionsOf(state, who)).toBe(2);
});

test("REG-RULING-90 a new web keeps the higher level; the immaterial are never webbed (REG-IMMAT-01)", () => {
  const { who, again } = done(web(3));
  again(web(1));
  expect(who.states.web).toBe(3);
  const ghost = done(become("immaterial"));
  ghost.again(web(3));
  expect(ghost.who.states.web).toBeUndefined();
});
