import { Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "../../../dark-reign.ts";
import { defaultOptions, type QuestId, quests } from "../../../options.ts";
import { addElement } from "../../../rules/elements.ts";
import { inZone } from "../../../testing/in-zone.ts";
import { face, scene } from "../../../testing/index.ts";
import { darkReignWords } from "../../../words/words.ts";
import { unforeseenDeck } from "../unforeseen/deck.ts";

/** What is told once this quest is won. */
function told(quest: QuestId) {
  const { match } = scene("S", { S: "svein" }, { options: { quest } }).rolling();
  const view = match.game.view(match.state, "svein");
  return darkReignWords.ending(view, { winners: ["svein"], rule: "REG-XP-02" });
}

test.each([
  ["REG-QGOLD-11", "gold", "rien de fabuleux", "catch your breath"],
  ["REG-QCLOCK-09", "clock", "niveaux inférieurs", "lower levels"],
  ["REG-QORB-11", "orb", "village", "village"],
] as const)("%s the ending of “%s” is told when it is won, and prints no reward", (_id, quest, fr, en) => {
  const words = told(quest);
  expect(words.fr.toLowerCase()).toContain(fr);
  expect(words.en.toLowerCase()).toContain(en);
  expect(words.en).not.toMatch(/XP|\d+ écus of/);
});

test("REG-ROLE-05 before the first turn the pack of the quest is prepared: its zone is in it", () => {
  const zones = {
    well: "dead-end",
    gold: "wizards-laboratory",
    clock: "gate-to-the-depths",
    orb: "wizards-laboratory",
  };
  for (const quest of quests) {
    const options = { ...defaultOptions, town: false, quest };
    const { state } = Match.start(darkReign, { options, seed: "prepared", undo: "free" });
    expect(state.round).toBe(0);
    expect(Object.values(state.piles).flat()).toContain(zones[quest]);
  }
});

test("REG-COMP-05 REG-VERDICT-67 the Imprévu deck has 28 cards of 22 kinds", () => {
  expect(unforeseenDeck).toHaveLength(22);
  expect(unforeseenDeck.reduce((all, { copies }) => all + copies, 0)).toBe(28);
  expect(new Set(unforeseenDeck.map(({ rule }) => rule)).size).toBe(22);
});

test("REG-USE-02 REG-USE-03 a quest has an action of its own on an element beside one: the lid of the well, for 1 P.Action", () => {
  const beside = (quest: QuestId) =>
    scene(
      "S.",
      { S: "svein" },
      {
        options: { quest },
        prepare: (state) => void addElement(state, "well", { x: 1, y: 0 }, 0),
      },
    );
  const { play, who } = beside("well").rolling(face(5, "X"), 0);
  play("handle-lid:1,0", "no");
  expect(who("svein").actions).toBe(3);
  expect(beside("gold").rolling().options()).not.toContain("handle-lid:1,0");
});

test("REG-MASTER-03 REG-VERDICT-45 the MJ has a seat of its own: who also plays a hero has two views", () => {
  const { match } = scene("Sv", { S: "svein", v: "revenant" }).rolling();
  expect(darkReign.seats(match.state.options)).toEqual(["svein", "mj"]);
  const [hero, mj] = ["svein", "mj"].map((seat) => darkReign.view(match.state, seat));
  expect([hero?.isMaster, mj?.isMaster]).toEqual([false, true]);
});

test("REG-VERDICT-53 REG-LEVEL-03 the quest's table says how many come; the play level adds to it", () => {
  const met = (level: "novice" | "adventurer" | "hero", ...squares: readonly number[]) => {
    const setting = { options: { level }, piles: { "door@6,2": ["dark-bend"] } };
    const { play, place, match } = inZone("entrance-hall", { svein: [5, 2] }, setting).rolling(
      ...[4, 0, 0, 0, 0],
      ...[3, 0],
      ...squares,
    );
    play("open:6,2");
    place();
    return match.state.characters.flatMap(({ card, pv }) => (card === "rat" ? [pv.length] : []));
  };
  expect(met("novice", 0, 0, 0)).toEqual([3, 3, 1]);
  expect(met("adventurer", 0, 0, 0)).toEqual([3, 3, 1]);
  expect(met("hero", 0, 0, 0)).toEqual([3, 3, 3]);
});
