import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { bagOf, blowOf, face, pack, scene } from "../testing/index.ts";

// Isengrin: Dexterity 6 and light fingers; an ogre: Agility 2; Aude: Agility 3.
const den = { I: "isengrin", o: "ogre" };

const sheet = (state: State, who: string) => {
  const { hero } = characterOf(state, who);
  if (hero === undefined) throw new Error(`${who} has no sheet`);
  return hero;
};

/** Without destiny, and without the skill that helps. */
const plain = (state: State) => {
  Object.assign(sheet(state, "isengrin"), { destiny: 0, skills: [] });
};

const ogre = blowOf("ogre");
const failing = [face(6, "X"), 0] as const;

function* rows(): Iterable<readonly [string, readonly string[]]> {
  yield ["I.o", []];
  yield ["I#\n.o", []];
  yield ["I.\n.o", ["steal:ogre-1"]];
}

test("REG-STEAL-02 REG-VERDICT-73 the victim is in reach, adversary or ally", () => {
  for (const [drawing, offered] of rows())
    expect(
      scene(drawing, den)
        .rolling()
        .options()
        .filter((id) => id.startsWith("steal")),
    ).toEqual(offered);
  const { pick, options } = scene("IA", { I: "isengrin", A: "aude" }).rolling();
  pick(["isengrin", "aude"]);
  expect(options()).toContain("steal:aude");
});

test("REG-STEAL-01 REG-STEAL-04 REG-CHAR-02 1 P.Action and a Dexterity test against the victim's Agility", () => {
  const { play, who, events } = scene("Io", den, { prepare: plain }).rolling(face(6, 1), 1, 0, 0);
  play("steal:ogre-1");
  expect(who("isengrin").actions).toBe(4);
  expect(events("tested")).toMatchObject([{ of: "dexterity", difficulty: 2, total: 2, passed: true }]);
});

test("REG-STEAL-03 REG-STEAL-05 REG-RULING-66 the thief sees what is carried only now, and picks one", () => {
  const { play, question, match, events } = scene("Io", den, {
    prepare(state) {
      plain(state);
      pack(state, "ogre-1", "care", "dagger");
    },
  }).rolling(face(6, 1), 5, 0, 1);
  expect(events("rifles")).toEqual([]);
  play("steal:ogre-1");
  const { options } = question("loot");
  expect(options.map(({ card }) => card)).toEqual(["care", "dagger"]);
  play(options[1]?.id ?? "");
  expect(bagOf(match.state, "ogre-1")).toEqual(["care carried"]);
  expect(bagOf(match.state, "isengrin")).toContain("dagger carried");
});

test("REG-RULING-66 nothing that is worn or held; with nothing carried only the écus are gained", () => {
  const { pick, play, match } = scene(
    "IA",
    { I: "isengrin", A: "aude" },
    {
      prepare(state) {
        plain(state);
        for (const thing of state.things) if (thing.card === "care") thing.at = { kind: "gone" };
      },
    },
  ).rolling(face(6, 1), 5, 1, 1);
  pick(["isengrin", "aude"]);
  play("steal:aude");
  expect(bagOf(match.state, "aude")).toEqual(["chain-mail worn", "large-shield held", "sword held"]);
  expect(sheet(match.state, "aude").ecus).toBe(30);
});

test("REG-STEAL-06 REG-RULING-67 2D × 10 écus from a monster, for the common purse, at the first theft alone", () => {
  const { play, match } = scene("Io", den, { prepare: plain }).rolling(face(6, 1), 5, 3, 4, face(6, 1), 5);
  play("steal:ogre-1", "steal:ogre-1");
  expect(match.state.purse).toBe(70);
});

test("REG-STEAL-07 REG-RULING-67 from a PJ's own écus, at most what it has, to the thief's own", () => {
  const { pick, play, match } = scene("IA", { I: "isengrin", A: "aude" }, { prepare: plain }).rolling(
    face(6, 1),
    5,
    5,
    4,
  );
  pick(["isengrin", "aude"]);
  play("steal:aude");
  expect(["isengrin", "aude"].map((id) => sheet(match.state, id).ecus)).toEqual([100, 0]);
  expect(match.state.purse).toBe(0);
});

test("REG-RULING-67 a monster keeps what it stole until it is killed; then it is the common purse's", () => {
  const { play, match } = scene(
    "So",
    { S: "svein", o: "ogre" },
    {
      prepare(state) {
        characterOf(state, "ogre-1").pv = [1];
        sheet(state, "svein").destiny = 0;
        for (const thing of state.things) if (thing.card === "care") thing.at = { kind: "gone" };
      },
    },
  ).rolling(face(2, "blank"), 5, 1, 1, face(6, 3), 5, 5);
  play("end", "steal:svein", "end");
  expect([sheet(match.state, "svein").ecus, match.state.purse]).toEqual([30, 0]);
  play("strike:ogre-1", "no");
  // 15 for the ogre, 20 that it had stolen.
  expect(match.state.purse).toBe(35);
});

test("REG-RULING-67 an ally without a sheet has no purse, and steals for the common one", () => {
  const { pick, play, match, events } = scene(
    "oA",
    { o: "ogre", A: "aude" },
    {
      prepare(state) {
        Object.assign(characterOf(state, "ogre-1"), { side: "heroes", seat: "aude" });
      },
    },
  ).rolling(face(3, 1), 5, face(2, "blank"), 5, 1, 0);
  pick(["aude", "ogre-1"]);
  play("steal:ogre-1", "end", "steal:aude");
  expect(events("steals").map(({ who, ecus }) => [who, ecus])).toEqual([
    ["aude", 0],
    ["ogre-1", 10],
  ]);
  expect([match.state.purse, sheet(match.state, "aude").ecus]).toEqual([10, 40]);
});

test("REG-STEAL-08 REG-RULING-68 a failure gives the victim one free attack, if it likes", () => {
  const strike = scene("Io", den, { prepare: plain }).rolling(...failing, ...ogre.hit);
  strike.play("steal:ogre-1");
  expect(strike.question("strike-thief").seats).toEqual(["mj"]);
  strike.play("yes");
  expect(strike.events("attacked")).toMatchObject([{ who: "ogre-1", target: "isengrin", bonus: ogre.fixed }]);
  expect(strike.who("ogre-1").actions).toBe(0);
  const spare = scene("Io", den, { prepare: plain }).rolling(...failing);
  spare.play("steal:ogre-1", "no");
  expect(spare.asking().prompt).toBe("act");
});

test("REG-STEAL-09 REG-RULING-39 the thief is an immobile target, and cannot parry", () => {
  const { play, events, asking } = scene("Io", den, { prepare: plain }).rolling(...failing, ...ogre.miss);
  play("steal:ogre-1", "yes");
  expect(events("attacked")).toMatchObject([{ face: "X", hits: true }]);
  expect(asking().prompt).not.toBe("parry");
});

test("REG-RULING-68 a webbed victim strikes nobody", () => {
  const { play, asking } = scene("Io", den, {
    prepare(state) {
      plain(state);
      characterOf(state, "ogre-1").states.web = 1;
    },
  }).rolling(...failing);
  play("steal:ogre-1");
  expect(asking().prompt).toBe("act");
});

test("REG-STEAL-08 REG-RULING-95 nobody strikes a thief that is invisible", () => {
  const { play, asking } = scene("Io", den, {
    prepare(state) {
      plain(state);
      const what = { kind: "is", quality: "invisible" } as const;
      state.effects.push({ on: "isengrin", source: "test", what, until: { kind: "game" } });
    },
  }).rolling(...failing);
  play("steal:ogre-1");
  expect(asking().prompt).toBe("act");
});

test("REG-SKILL-15 light fingers: +2 to the test; a miss by exactly 1 is not noticed, an X always is", () => {
  // Aude: Agility 3.
  const theft = (...dice: readonly number[]) => {
    const table = scene(
      "IA",
      { I: "isengrin", A: "aude" },
      {
        prepare(state) {
          Object.assign(sheet(state, "isengrin"), { destiny: 0, skills: ["light-fingers"] });
        },
      },
    ).rolling(...dice);
    table.pick(["isengrin", "aude"]);
    table.play("steal:aude");
    return [table.events("tested")[0]?.total, table.asking().prompt];
  };
  expect(theft(face(6, 0), 0)).toEqual([2, "act"]);
  expect(theft(face(6, -1), 0)).toEqual([1, "strike-thief"]);
  expect(theft(face(6, "X"), 0)).toEqual([2, "strike-thief"]);
});

test("REG-SKILL-06 REG-STEAL-09 who steps in for the thief does not stand still, and parries by its own means", () => {
  const cast = { A: "aude", I: "isengrin", o: "ogre" };
  const { pick, play, question, events } = scene("AIo", cast, { prepare: plain }).rolling(
    ...failing,
    ...ogre.hit,
    ...ogre.miss,
  );
  pick(["isengrin", "aude"]);
  play("steal:ogre-1", "yes", "yes");
  expect(question("parry")).toMatchObject({ seats: ["aude"], about: { attacker: "ogre-1" } });
  play("yes");
  expect(events("attacked").map(({ target, hits }) => [target, hits])).toEqual([
    ["aude", true],
    ["aude", false],
  ]);
});

test("REG-RULING-67 REG-RULING-80 a thief that was won over since brings its écus to the common purse when it dies as well", () => {
  const { pick, play, who, match } = scene(
    "S.o",
    { S: "svein", o: "ogre" },
    {
      prepare(state) {
        const states = { ground: 0 };
        Object.assign(characterOf(state, "ogre-1"), {
          side: "heroes",
          seat: "svein",
          pv: [0],
          states,
          loot: 20,
        });
      },
    },
  ).rolling();
  pick(["svein", "ogre-1"]);
  play("end");
  expect(who("ogre-1").gone).toBe("dead");
  expect(match.state.purse).toBe(20);
});
