import { face, inTown, pack, put, rats, type Scene, scene } from "@ossuaire/dark-reign/testing";
import { expect, test } from "vitest";
import { printed } from "../testing/printed.ts";

const alone = { S: "svein" };
const ogreToo = { S: "svein", o: "ogre" };

/** The line of the map that says who somebody is and how it fares. */
function legendOf({ match }: Pick<Scene, "match">, name: string): string {
  const lines = printed(match, "svein").split("\n");
  return lines.find((line) => line.includes(` ${name} (`)) ?? "";
}

test("REG-COMP-03 five D fall at once, in one line", () => {
  const { play, match } = scene("S", alone, {
    prepare(state) {
      pack(state, "svein", "cure");
      for (const who of state.characters) who.pv = [3];
    },
  }).rolling(0, 1, 2, 3, 4);
  play("drink:thing-3");
  expect(printed(match, "svein")).toContain("Svein: 5D gives 14 — REG-POTION-07\n");
  expect(printed(match, "svein", "fr")).toContain("5D");
});

for (const [words, states] of [
  ["on the ground", { ground: 1 }],
  ["on fire", { fire: true }],
  ["in a web of level 4", { web: 4 }],
  ["poisoned", { poison: true }],
  ["waiting", { waiting: 1 }],
  ["in a duel", { duel: "svein" }],
] as const)
  test(`REG-COMP-10 who is ${words} is so below the map, and nobody else`, () => {
    const staged = (befalls: Partial<typeof states>) =>
      scene("S..o", ogreToo, {
        prepare({ characters }) {
          for (const who of characters) if (who.id === "ogre-1") who.states = { ...befalls };
        },
      }).rolling();
    expect(legendOf(staged(states), "Ogre")).toContain(words);
    expect(legendOf(staged(states), "Svein")).not.toContain(words);
    expect(legendOf(staged({}), "Ogre")).not.toContain(words);
  });

test("REG-COMP-10 a potion makes invisible, and the map says so; a trap that was found is on it", () => {
  const played = scene("S.", alone, {
    prepare(state) {
      pack(state, "svein", "invisibility");
      put("spikes", 1, 0)(state);
    },
  }).rolling();
  expect(legendOf(played, "Svein")).not.toContain("invisible");
  expect(printed(played.match, "svein")).toContain("^ spikes");
  played.play("drink:thing-3");
  expect(legendOf(played, "Svein")).toContain("invisible");
});

test("REG-COMP-11 the tally of écus is kept by the game, and so is what the MJ knows", () => {
  const { play, match } = scene(
    "Sr",
    { S: "svein", r: rats(3) },
    { prepare: put("hole", 0, 0, { hidden: true }) },
  ).rolling(face(6, 3), 5, 0);
  expect(printed(match, "svein")).toContain("Common purse: 0 écu");
  play("strike:rat-1");
  expect(printed(match, "svein")).toContain("Common purse: 2 écus");
  expect(printed(match, "svein")).not.toContain("hidden from the heroes");
  expect(printed(match, "mj")).toContain("hole (hidden from the heroes)");
});

test("REG-FOE-08 beside the Endurance of an ogre stands, in brackets, what armour makes of it", () => {
  const { match } = scene("S..o", ogreToo).rolling();
  expect(printed(match, "svein")).toContain("armour 1, Endurance 6 (7)");
});

test("REG-SHEET-03, REG-SHEET-04 the sheet follows what is held", () => {
  const { play, match } = scene("S", alone, {
    prepare: (state) => void pack(state, "svein", "dagger", "hunting-bow"),
  }).rolling();
  const sheet = () => printed(match, "svein");
  expect(sheet()).toContain("Melee damage: Fu+2D, Shooting damage: none, Magic points 0, Armour points 2");
  expect(sheet()).toContain("– Dagger: C.Corps Fu+1D, [REG-TOWN-01], weight 3");
  play("swap:thing-3:right");
  expect(sheet()).toContain("Melee damage: Fu+1D, ");
  expect(sheet()).toContain("– Dagger (right hand): C.Corps Fu+1D, [REG-TOWN-01], weight 3");
  play("swap:thing-4:right");
  expect(sheet()).toMatch(/Shooting damage: \S*D, /);
});

test("REG-SHEET-03 the sheet follows what is worn: leather instead of chain mail", () => {
  const { play, match } = scene(
    "A",
    { A: "aude" },
    { prepare: (state) => void pack(state, "aude", "leather") },
  ).rolling();
  // With her shield.
  expect(printed(match, "aude")).toContain("Armour points 3");
  play("don:thing-5");
  expect(printed(match, "aude")).toContain("Armour points 2");
  expect(printed(match, "aude")).toContain("– Leather (worn): armour +1, [REG-TOWN-12], weight 8");
});

test("REG-SHEET-11 a skill that was learned in town stands on the sheet", () => {
  const { play, match } = inTown({ svein: { xp: 90 } }).rolling();
  expect(printed(match, "svein")).toContain("Skills: Super tough, Fury\n");
  play("train:intelligence", "study:parry");
  expect(printed(match, "svein")).toContain("Skills: Super tough, Fury, Parry\n");
  expect(printed(match, "svein")).toContain(", 0 XP");
});

test("REG-SHEET-12, REG-VERDICT-70 the list of handicaps is on every sheet, and stays empty", () => {
  const { match, pick } = scene(
    "SA",
    { S: "svein", A: "aude" },
    {
      prepare(state) {
        for (const who of state.characters)
          if (who.id === "aude") who.states = { ground: 1, poison: "fresh" };
      },
    },
  ).rolling();
  pick(["svein", "aude"]);
  expect(printed(match, "aude").match(/^ {2}Handicaps: none$/gm)).toHaveLength(2);
  expect(printed(match, "aude", "fr").match(/^ {2}Handicaps : aucun$/gm)).toHaveLength(2);
});

test("REG-MASTER-05 the MJ is offered deeds of the rules alone, and anything else is refused with its words", () => {
  const { play, match, options } = scene("S.o", ogreToo).rolling();
  // Nothing is asked of the MJ in a turn of the heroes, and nothing can be said for them.
  expect(match.submit("mj", { kind: "choose", option: "end" })).toMatchObject({ code: expect.any(String) });
  expect(printed(match, "mj")).not.toContain("What do you do?");
  play("end");
  const lines = printed(match, "mj").split("\n");
  const offered = lines.filter((line) => /^ +\d+\. /.test(line));
  expect(offered).toHaveLength(options().length);
  for (const line of offered) expect(line).toMatch(/\(\d+ P\.Action\)|\. Finish$/);
  const before = structuredClone(match.state);
  for (const answer of [
    { kind: "choose", option: "strike:svein" },
    { kind: "choose", option: "reroll" },
    { kind: "amount", amount: 6 },
  ])
    expect(match.submit("mj", answer)?.words).toEqual({
      fr: expect.stringMatching(/\S/),
      en: expect.stringMatching(/\S/),
    });
  expect(match.state).toEqual(before);
});

test("REG-QUEST-03, REG-VERDICT-54 the objective is unveiled to the heroes once the game is over", () => {
  const { play, match } = scene("S.", alone, { prepare: put("well", 1, 0) }).rolling(face(5, 1), 0);
  expect(printed(match, "svein")).not.toContain("Objective");
  play("handle-lid:1,0");
  expect(match.decision).toBeUndefined();
  expect(printed(match, "svein")).toContain("Objective: Close the lid of the well");
});
