import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { blowOf, face, inZone, nothing, rats, scene } from "../testing/index.ts";

// Svein: C.Corps 6, Endurance 5, armour 2.
const two = { S: "svein", v: "revenant" };
const blow = blowOf("revenant");

test("REG-WAIT-01 REG-WAIT-02 each P.Action for the opposing turn costs two of the own", () => {
  const { play, who, options } = scene("S...v", two).rolling();
  play("wait");
  expect(who("svein")).toMatchObject({ actions: 2, states: { waiting: 1 } });
  play("wait");
  expect(who("svein").states.waiting).toBe(2);
  expect(options()).toContain("pass");
});

test("REG-WAIT-03 REG-RULING-61 it is asked before the first action of the adversaries and after each of them", () => {
  const { play, question } = scene("S....v", two).rolling();
  play("wait", "end");
  expect(question("wait-act")).toMatchObject({ seats: ["svein"], about: { who: "svein", actions: 1 } });
  play("pass");
  expect(question("act").about.who).toBe("revenant-1");
  play("walk:4,0");
  expect(question("wait-act").about.who).toBe("svein");
});

test("REG-WAIT-04 REG-RULING-61 one action at its normal cost; the adversary chooses its next one anew", () => {
  const { play, question, who, submit, options, at } = scene("S.v", two).rolling();
  play("wait", "end", "pass", "walk:1,0");
  // A powerful attack would need two points.
  expect(options()).toContain("strike:revenant-1");
  expect(submit({ kind: "choose", option: "strike:revenant-1:power" })).toMatchObject({ rule: "REG-ACT-02" });
  expect(options()).not.toContain("wait");
  expect(at("revenant-1")).toEqual([1, 0]);
  expect(who("svein").states.waiting).toBe(1);
  expect(question("wait-act").about.actions).toBe(1);
});

test("REG-WAIT-04 what it does is done in the middle of the opposing turn, and the point is used up", () => {
  const { play, question, who } = scene("Sv", two).rolling(face(6, 3), 5, 4);
  play("wait", "end", "strike:revenant-1");
  expect(who("revenant-1").pv).toEqual([14 - 13]);
  expect(who("svein")).toMatchObject({ actions: 0, states: {} });
  expect(question("act").about.who).toBe("revenant-1");
});

test("REG-RULING-61 who passes for the turn is not asked again; what is not used is lost at its end", () => {
  const { play, question, who } = scene("S....v", two).rolling();
  play("wait", "end", "pass-turn", "walk:4,0");
  expect(question("act").about.who).toBe("revenant-1");
  play("end");
  expect(question("act").about.who).toBe("svein");
  expect(who("svein").states.waiting).toBeUndefined();
});

test("REG-RULING-61 several heroes are asked in the leader's order", () => {
  const table = scene("SA...v", { ...two, A: "aude" }).rolling();
  table.pick(["aude", "svein"]);
  table.play("wait", "end", "wait", "end");
  expect(table.question("wait-act").about.who).toBe("aude");
  table.play("pass");
  expect(table.question("wait-act").about.who).toBe("svein");
});

test("REG-RULING-61 those of the MJ in the order that the MJ likes, in the PJ turn", () => {
  const prepare = (state: State) => {
    for (const id of ["revenant-1", "ogre-1"]) characterOf(state, id).states.waiting = 1;
  };
  const { play, question } = scene("S...vo", { ...two, o: "ogre" }, { prepare }).rolling();
  expect(question("wait-next")).toMatchObject({
    seats: ["mj"],
    options: [{ id: "revenant-1" }, { id: "ogre-1" }, { id: "none" }],
  });
  play("ogre-1", "pass", "pass");
  expect(question("act").about.who).toBe("svein");
});

test("REG-WAIT-05 REG-RULING-62 REG-VERDICT-77 one point against one melee attack, before the dice: the C.Corps level is subtracted too", () => {
  const { play, question, events, who } = scene("Sv", two).rolling(...blow.hit);
  play("wait", "end", "pass", "strike:svein");
  expect(question("defend")).toMatchObject({ seats: ["svein"], about: { attacker: "revenant-1", by: 6 } });
  play("yes");
  // Endurance, armour, C.Corps.
  expect(events("attacked")).toMatchObject([{ hits: true, damage: blow.worth - 5 - 2 - 6 }]);
  expect(who("svein").states.waiting).toBeUndefined();
});

test("REG-RULING-62 the defence holds for that one attack, and may be refused", () => {
  const { play, who } = scene("Sv", two).rolling(...blow.hit);
  play("wait", "end", "pass", "strike:svein", "no");
  expect(who("svein")).toMatchObject({ pv: [28 - (blow.worth - 5 - 2)], states: { waiting: 1 } });
});

test("REG-RULING-61 REG-RULING-90 falling, or a web, takes the waiting points", () => {
  const prepare = (state: State) => {
    characterOf(state, "svein").pv = [1];
  };
  const cast = { ...two, A: "aude", s: "spider" };
  const table = scene("vS.A", cast, { prepare }).rolling(...blow.hit);
  table.pick(["aude", "svein"]);
  table.play("end", "wait", "end", "pass", "strike:svein", "no", "no");
  expect(table.who("svein").states).toEqual({ ground: 1 });
  const webbed = scene("Ss", cast).rolling(...blowOf("spider").hit);
  webbed.play("wait", "end", "pass", "strike:svein", "no");
  expect(webbed.who("svein").states).toEqual({ web: 1 });
});

test("REG-RULING-61 a swarm that falls to a waiting hero acts no more", () => {
  const { play, question, who } = scene("S.r", { S: "svein", r: rats(1) }).rolling(face(6, 3), 5, 5);
  play("wait", "end", "pass", "walk:1,0", "strike:rat-1", "no");
  expect(who("rat-1").gone).toBe("dead");
  expect(question("act").about.who).toBe("svein");
});

test("REG-RULING-62 there is no such defence against a shot", () => {
  const prepare = (state: State) => {
    characterOf(state, "revenant-1").states.waiting = 1;
  };
  const table = scene("G...v", { G: "liutgarde", v: "revenant" }, { prepare }).rolling(face(6, 3), 5);
  table.play("pass-turn", "shoot:revenant-1");
  expect(table.events("attacked")).toHaveLength(1);
});

test("REG-RULING-80 REG-WAIT-04 who is won over in its own turn does nothing more in it", () => {
  const prepare = (state: State) => {
    const svein = characterOf(state, "svein");
    svein.states.waiting = 2;
    if (svein.hero) svein.hero.ecus = 2000;
  };
  const cast = { S: "svein", o: "ogre" };
  const table = scene("S...o", cast, { prepare }).rolling(face(3, 1), 0, face(4, "X"), 0);
  table.play("end", "pass", "walk:3,0", "speak:ogre-1:corruption");
  table.amount(2000);
  expect(table.who("ogre-1").side).toBe("heroes");
  expect(table.asking().prompt).toBe("order");
});

test("REG-RULING-61 REG-RULING-62 the points that pay for a waiting action are no defence while it is done", () => {
  const ogre = blowOf("ogre");
  const robbed = (points: number, ...rolls: readonly number[]) => {
    const prepare = (state: State) => {
      const isengrin = characterOf(state, "isengrin");
      isengrin.states.waiting = points;
      Object.assign(isengrin.hero ?? {}, { destiny: 0, skills: [] });
    };
    const cast = { I: "isengrin", o: "ogre" };
    const table = scene("Io", cast, { prepare }).rolling(face(6, "X"), 0, ...rolls);
    table.play("end", "steal:ogre-1", "yes");
    return table;
  };
  expect(robbed(1, ...ogre.miss).asking()).toMatchObject({ prompt: "act", about: { who: "ogre-1" } });
  const both = robbed(2, ...ogre.miss);
  expect(both.question("defend").about.who).toBe("isengrin");
  both.play("yes");
  expect(both.who("isengrin").states.waiting).toBeUndefined();
});

test("REG-RULING-61 REG-AMBUSH-03 an ambush into which a waiting hero walks is inside that action: nobody is asked before it is over", () => {
  const { play, place, options, question } = inZone(
    "entrance-hall",
    { svein: [5, 2] },
    {
      piles: { "door@6,2": ["dark-bend"] },
      prepare(state) {
        state.unforeseen.waiting = [{ card: "spider", count: 1 }];
      },
    },
  ).rolling(...nothing(5), 0);
  play("wait", "wait", "open:6,2");
  place();
  play(options().find((id) => id.startsWith("walk:")) ?? "");
  expect(question("act").about.who).toBe("spider-1");
  play("end");
  expect(question("wait-act").about).toMatchObject({ who: "svein", actions: 1 });
});
