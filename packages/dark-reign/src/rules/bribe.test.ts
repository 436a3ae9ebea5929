import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { face, rats, scene } from "../testing/index.ts";
import { makeThing } from "../things.ts";

// Svein: Charisma 3. An ogre: Will 4.
const two = { S: "svein", o: "ogre" };
const bribe = "speak:ogre-1:corruption";
const rich =
  (own: number, purse = 0) =>
  (state: State) => {
    const { hero } = characterOf(state, "svein");
    if (hero) hero.ecus = own;
    state.purse = purse;
  };

test("REG-SPEECH-13 corruption addresses one character in line of sight", () => {
  const cast = { ...two, v: "revenant" };
  const hidden = scene("S.vo", cast).rolling().options();
  expect(hidden.filter((id) => id.includes("corruption"))).toEqual(["speak:revenant-1:corruption"]);
});

test("REG-SPEECH-14 REG-RULING-79 each full 100 écus add 1 to the result; difficulty 20, and an X still fails", () => {
  const { play, amount, events } = scene("S..o", two, { prepare: rich(1999) }).rolling(face(3, "X"), 5);
  play(bribe);
  amount(1999);
  expect(events("tested")).toMatchObject([{ difficulty: 20, bonus: 19, face: "X", passed: false }]);
});

test("REG-SPEECH-15 the Charisma test failed: nothing happens, and the écus stay", () => {
  const { play, amount, who } = scene("S..o", two, { prepare: rich(500) }).rolling(face(3, 1), 5);
  play(bribe);
  amount(500);
  play("no");
  expect(who("svein").hero?.ecus).toBe(500);
  expect(who("ogre-1").side).toBe("mj");
});

test("REG-SPEECH-16 REG-SPEECH-18 the adversary pockets the sum and tests its Will against the speaker's Charisma; it passes: the écus are lost", () => {
  const { play, amount, who, events } = scene("S..o", two, { prepare: rich(2000) }).rolling(
    face(3, 1),
    0,
    face(4, 1),
    2,
  );
  play(bribe);
  amount(1900);
  expect(events("bribed")).toMatchObject([{ who: "ogre-1", ecus: 1900 }]);
  expect(events("tested").at(-1)).toMatchObject({ who: "ogre-1", of: "will", difficulty: 3, passed: true });
  expect(who("svein").hero?.ecus).toBe(100);
  expect(who("ogre-1").side).toBe("mj");
});

test("REG-SPEECH-17 REG-RULING-80 REG-VERDICT-76 it fails: it changes sides at once with all it carries, and acts from the next PJ turn on", () => {
  const prepare = (state: State) => {
    rich(2000)(state);
    makeThing(state, "care", { kind: "carried", by: "ogre-1" });
  };
  const { game, rolling } = scene("S..o", two, { prepare });
  const { play, pick, amount, who, question, match } = rolling(face(3, 1), 0, face(4, "X"), 0);
  play(bribe);
  amount(2000);
  expect(who("ogre-1")).toMatchObject({ side: "heroes", seat: "svein", actions: 0 });
  const seen = game.view(match.state, "svein").things.filter(({ at }) => "by" in at && at.by === "ogre-1");
  expect(seen).toHaveLength(1);
  play("end");
  pick(["ogre-1", "svein"]);
  expect(question("act").about).toMatchObject({ who: "ogre-1", actions: 3 });
  // It falls like an ally, and brings no écus.
  expect(match.state.purse).toBe(0);
});

test("REG-RULING-79 the common purse only if the leader agrees; a swarm is bribed as one", () => {
  const cast = { S: "svein", A: "aude", r: rats(3) };
  const offer = (answer: string, ...rolls: readonly number[]) => {
    const table = scene("S..r\nA...", cast, { prepare: rich(100, 2000) }).rolling(...rolls);
    table.pick(["svein", "aude"]);
    table.play("speak:rat-1:corruption");
    table.amount(100);
    table.amount(1800);
    expect(table.question("bribe-agreed")).toMatchObject({ seats: ["aude"], about: { ecus: 1800 } });
    table.play(answer);
    return table;
  };
  const agreed = offer("yes", face(3, 1), 0, face(2, "X"), 0);
  expect(agreed.match.state.purse).toBe(200);
  expect(agreed.who("svein").hero?.ecus).toBe(0);
  expect(agreed.who("rat-1")).toMatchObject({ side: "heroes", pv: [5, 5, 5] });
  const refused = offer("no", face(3, 1), 0);
  expect(refused.events("tested").at(-1)).toMatchObject({ bonus: 1, passed: false });
});

test("REG-RULING-78 REG-RULING-80 who was fooled and then bought loses no PJ turn", () => {
  const prepare = (state: State) => {
    const { hero } = characterOf(state, "aude");
    if (hero) hero.ecus = 2000;
  };
  const { play, amount, pick, question, who } = scene("A..o", { A: "aude", o: "ogre" }, { prepare }).rolling(
    face(5, 2),
    5,
    face(5, 2),
    0,
    face(4, "X"),
    0,
  );
  play("speak:manipulation", bribe);
  amount(2000);
  expect(who("ogre-1").side).toBe("heroes");
  pick(["ogre-1", "aude"]);
  expect(question("act").about.who).toBe("ogre-1");
});
