import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { scene } from "../testing/index.ts";

const cast = { S: "svein", A: "aude", o: "ogre", v: "revenant" };
const allied = (by: string) => (state: State) => {
  const ally = characterOf(state, "ogre-1");
  ally.side = "heroes";
  ally.seat = by;
};

test("REG-RULING-16 the player who gained an ally controls it; when its hero dies the leader takes over", () => {
  const prepare = (state: State) => {
    allied("svein")(state);
    state.round = 1;
    const svein = characterOf(state, "svein");
    svein.pv = [-3];
    svein.states.ground = 1;
  };
  const table = scene("SA.o.v", cast, { prepare }).rolling();
  table.pick(["aude", "ogre-1", "svein"]);
  table.play("end");
  expect(table.question("act").seats).toEqual(["svein"]);
  table.play("end");
  expect(table.who("svein").gone).toBe("dead");
  expect(table.who("ogre-1").seat).toBe("aude");
});

test("REG-RULING-16 REG-RULING-14 when the dead one was leader, the new leader takes over", () => {
  const prepare = (state: State) => {
    allied("aude")(state);
    state.leader = "aude";
    state.round = 1;
    const aude = characterOf(state, "aude");
    aude.pv = [-3];
    aude.states.ground = 1;
  };
  const table = scene("SA.o.v", cast, { prepare }).rolling();
  table.pick(["svein", "ogre-1", "aude"]);
  table.play("end", "end");
  expect(table.match.state.leader).toBe("svein");
  expect(table.who("ogre-1").seat).toBe("svein");
});
