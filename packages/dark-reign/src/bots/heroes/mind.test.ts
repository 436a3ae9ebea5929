import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { addElement } from "../../rules/elements.ts";
import type { State } from "../../state.ts";
import { pack, scene } from "../../testing/index.ts";
import { heroBot } from "./bot.ts";
import { type LevelName, levels } from "./level.ts";

/** What a bot answers to the first question of a scene that is not the leader's. */
function answerOf(
  level: LevelName,
  drawing: string,
  cast: Parameters<typeof scene>[1],
  setting: Parameters<typeof scene>[2] = {},
): string {
  const { match, pick, options } = scene(drawing, cast, setting).rolling();
  if (match.decision?.prompt === "order") pick(options());
  const seat = match.decision?.seats[0] ?? "";
  const answer = heroBot(level)(sightOf(match, seat), testRng("mind"));
  return answer.kind === "choose" ? answer.option : answer.kind;
}

test("whoever hangs in a web breaks free, and whoever stands beside an adversary strikes", () => {
  for (const level of levels) {
    const webbed = (state: State) => {
      characterOf(state, "svein").states.web = 1;
    };
    expect(answerOf(level, "Sr", { S: "svein", r: "revenant" }, { prepare: webbed })).toBe("break-free");
    expect(answerOf(level, "Sr", { S: "svein", r: "revenant" })).toMatch(/^strike:revenant-1/);
  }
});

test("whoever has a potion makes somebody drink who lies on the ground", () => {
  const prepare = (state: State) => {
    characterOf(state, "aude").pv = [0];
    characterOf(state, "aude").states.ground = 0;
  };
  for (const level of levels)
    expect(answerOf(level, "SA.....r", { S: "svein", A: "aude", r: "revenant" }, { prepare })).toMatch(
      /^make-drink:aude/,
    );
});

test("REG-RULING-85 a leader puts who lies on the ground behind all who may still bring it round", () => {
  const prepare = (state: State) => {
    Object.assign(characterOf(state, "svein"), { pv: [0], states: { ground: 0 } });
  };
  for (const drawing of ["SA.....r", "SAr"]) {
    const cast = { S: "svein", A: "aude", r: "revenant" };
    const { match } = scene(drawing, cast, { prepare }).rolling();
    for (const level of levels)
      expect(heroBot(level)(sightOf(match, "aude"), testRng("mind"))).toMatchObject({
        kind: "pick",
        options: ["aude", "svein"],
      });
  }
});

test("a master begins with the first of the potions that it takes to raise somebody in time", () => {
  const prepare = (state: State) => {
    Object.assign(characterOf(state, "aude"), { pv: [-6], states: { ground: 0 } });
    pack(state, "svein", "care");
  };
  const answer = (level: LevelName) =>
    answerOf(level, "ASr", { A: "aude", S: "svein", r: "revenant" }, { prepare });
  expect(answer("master")).toMatch(/^make-drink:aude/);
  expect(answer("adept")).toMatch(/^strike:revenant-1/);
});

test("a master with plenty of potions goes on sound, and keeps the last of them for a fight", () => {
  const answer = (level: LevelName, potions: number, pv: number) =>
    answerOf(
      level,
      "S...",
      { S: "svein" },
      {
        prepare(state) {
          characterOf(state, "svein").pv = [pv];
          addElement(state, "barrel", { x: 3, y: 0 }, 0);
          for (let i = 1; i < potions; i++) pack(state, "svein", "care");
        },
      },
    );
  expect(answer("master", 4, 20)).toMatch(/^drink:/);
  for (const [level, potions, pv] of [
    ["master", 3, 20],
    ["master", 4, 27],
    ["adept", 4, 20],
  ] as const)
    expect(answer(level, potions, pv)).not.toMatch(/^drink:/);
});

test("an archer shoots from afar, by the odds", () => {
  for (const level of levels)
    expect(answerOf(level, "G........o", { G: "liutgarde", o: "ogre" })).toMatch(/^shoot:ogre-1/);
});

test("decision 7: what is hidden changes nothing of what they do", () => {
  const hole = (state: State) => void addElement(state, "hole", { x: 1, y: 0 }, 0, { hidden: true });
  for (const level of levels) {
    const cast = { S: "svein", o: "ogre" };
    expect(answerOf(level, "S.....o", cast, { prepare: hole })).toBe(answerOf(level, "S.....o", cast));
  }
});

test("the well of the introduction is closed, whoever stands about", () => {
  const prepare = (state: State) => void addElement(state, "well", { x: 1, y: 0 }, 0);
  for (const level of levels)
    expect(answerOf(level, "S..\n..r", { S: "svein", r: "revenant" }, { prepare })).toBe("handle-lid:1,0");
});

test("a master robs the ogre of the introduction, others strike it", () => {
  const options = { quest: "orb" } as const;
  expect(answerOf("master", "So", { S: "svein", o: "ogre" }, { options })).toBe("steal:ogre-1");
  expect(answerOf("adept", "So", { S: "svein", o: "ogre" }, { options })).toMatch(/^strike:ogre-1/);
});

test("a master opens the treasure of the introduction in the middle of a fight, others when it is over", () => {
  const options = { quest: "gold" } as const;
  const prepare = (chests: number) => (state: State) => {
    for (let x = 0; x < chests; x++) addElement(state, "chest", { x, y: 0 }, 0);
  };
  const answer = (level: LevelName, chests: number) =>
    answerOf(level, "...\nSr.", { S: "svein", r: "revenant" }, { options, prepare: prepare(chests) });
  expect(answer("master", 3)).toMatch(/^open:/);
  expect(answer("adept", 3)).toMatch(/^strike:/);
  // One chest is none that anybody draws a map of.
  expect(answer("master", 1)).toMatch(/^strike:/);
});

test("where the introduction says that time presses nobody stops for a barrel", () => {
  const prepare = (state: State) => {
    addElement(state, "barrel", { x: 0, y: 1 }, 0);
    addElement(state, "door", { x: 9, y: 0 }, 0);
  };
  const cast = { S: "svein" };
  for (const level of levels) {
    expect(answerOf(level, "S.........\n..........", cast, { prepare })).toMatch(/^rummage/);
    const options = { quest: "clock" } as const;
    expect(answerOf(level, "S.........\n..........", cast, { prepare, options })).toMatch(/^run/);
  }
});

test("whoever shoots leaves the door to whoever strikes, and stays in it if there is nobody else", () => {
  const cast = { G: "liutgarde", S: "svein", o: "ogre" };
  for (const level of ["adept", "master"] as const) {
    expect(answerOf(level, "...#......\n...G....o.\n.S.#......", cast)).toMatch(/^(walk|run):/);
    expect(answerOf(level, "...#......\n...G....o.\n...#......", cast)).toMatch(/^shoot:ogre-1/);
  }
});

test("with no way on, somebody searches the walls, in each round elsewhere", () => {
  const searched = [1, 2, 3, 4, 5, 6].map((round) => {
    const prepare = (state: State) => {
      state.round = round;
    };
    return answerOf("adept", "...\n.S.\n...", { S: "svein" }, { prepare });
  });
  // Each finds what is beside its square too (REG-RULING-52): two are enough for a room of nine squares.
  expect(new Set(searched)).toEqual(new Set(["search:1,0", "search:1,2"]));
});

test("REG-BRIDGE-03 nobody runs onto a bridge, however far it could run", () => {
  const prepare = (state: State) => {
    Object.assign(characterOf(state, "svein"), { pv: [0], states: { ground: 0 } });
  };
  for (const level of levels) {
    const { match, pick, play } = scene("G..B..S", { G: "liutgarde", S: "svein" }, { prepare }).rolling();
    pick(["liutgarde", "svein"]);
    play("run:1,0", "2,0");
    const answer = heroBot(level)(sightOf(match, "liutgarde"), testRng("mind"));
    expect(answer).toEqual({ kind: "choose", option: "stop" });
  }
});
