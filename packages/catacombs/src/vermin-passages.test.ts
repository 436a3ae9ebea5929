import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import { passageCards } from "./content/vermin/passages/deck.ts";
import { passagesOfLevelOne } from "./content/vermin/passages/level-one.ts";
import { newCampaign } from "./testing/campaign.ts";
import { withVermin } from "./testing/infested.ts";
import { entering, fightIn, passages, setUp, withPassages } from "./testing/passages.ts";
import { beforeRoom, views } from "./testing/scenes.ts";
import { lineOf } from "./words/telling.ts";

describe("Dark Passageways", () => {
  test("VER-SETUP-07: they are there if they were agreed on, in two piles of 12 and 5", () => {
    expect(newCampaign(withVermin).state.passages).toBeUndefined();
    const { state } = newCampaign(withPassages);
    expect([state.passages?.piles[1].length, state.passages?.piles[2].length]).toEqual([12, 5]);
    for (const view of views(newCampaign(withPassages)))
      expect(view.passages).toEqual({ left: { 1: 12, 2: 5 }, discards: [] });
  });

  test("VER-VERDICT-18: turned up when a room of level 1 or 2 is entered first, discarded after it", () => {
    const game = setUp("raiders-from-sagomot");
    expect(game.events("passage")).toMatchObject([{ passage: "raiders-from-sagomot" }]);
    expect(game.state.passages).toMatchObject({ now: { card: "raiders-from-sagomot" }, discards: [] });
    const over = fightIn("hall-of-mirrors");
    over.passTurn();
    expect(over.state.fight).toBeUndefined();
    expect(over.state.passages).toEqual({ ...passages(), discards: ["hall-of-mirrors"] });
    // None for level 0, nor for the lair.
    for (const room of ["bholoth-cemetery", "lair"])
      expect(entering("raiders-from-sagomot", room).events("passage")).toEqual([]);
    // None when the pile is empty.
    expect(entering("sneak-attack").events("passage")).toEqual([]);
    // The card of the level of the room.
    expect(entering("sneak-attack", "chomatha-bridge").events("passage")).toHaveLength(1);
  });

  test("VER-VERDICT-18: … not for a room entered again", () => {
    const maze = [
      { card: "the-culvert", x: 0, y: 0 },
      { card: "ashata", x: 1, y: 0 },
      { card: "izchak", x: 2, y: 0 },
      { card: "maireya", x: 1, y: 1 },
      { card: "lair", x: 2, y: 1 },
    ];
    const scenario = { intro: { fr: "", en: "" }, rooms: {}, maze };
    const labyrinth = { ...withPassages, layout: "labyrinth", scenario } as const;
    const fresh = newCampaign(labyrinth).state;
    const rooms = fresh.rooms.map((room, i) => ({ ...room, open: i < 2, visits: i < 2 ? 1 : 0 }));
    const state = {
      phase: "exploration",
      rooms,
      here: 0,
      passages: passages("raiders-from-sagomot"),
    } as const;
    const game = beforeRoom("the-culvert", { options: labyrinth, state });
    game.choose("explore");
    expect(game.asked.prompt).toBe("half");
    expect(game.events("passage")).toEqual([]);
  });

  test("VER-VERDICT-18: a card that asks for what is not there adds what there is, or does nothing, and the log says so", () => {
    const reserve = { ...newCampaign(withPassages).state.reserve, troll: 0, skeleton: 0 };
    const some = setUp("raiders-from-sagomot", "phoitar", { state: { reserve } });
    expect(some.events("passage-brings")).toMatchObject([{ monsters: ["orc"] }]);
    const none = setUp("chagnars-wrath", "phoitar", { state: { reserve } });
    const [event] = none.events("passage-idle");
    expect(event && lineOf(event).en).toBe("Chagnar’s Wrath: nobody comes");
  });

  test("VER-RULING-97: every card has words in both languages; whoever exchanges monsters filters them", () => {
    expect(passageCards).toHaveLength(17);
    expect(passagesOfLevelOne).toHaveLength(12);
    for (const { name, text } of passageCards)
      for (const words of [name, text]) for (const word of [words.fr, words.en]) expect(word).not.toBe("");
    const game = setUp("summoning-ritual", "monoliths-to-xokarst");
    game.choose("fire-demon");
    expect(game.options()).toContain("cerberus");
    expect(game.options()).not.toContain("wyvern");
  });

  test("VER-DARK-01: nobody with Stamina comes by the Summoning Ritual", () => {
    // The Venomous Spider is worth 400: a Wyvern would cost 100 more, and is in the reserve.
    const game = entering("summoning-ritual", "the-athenoch-mortuary");
    const spider = game.question("variants").options.find(({ card }) => card === "crypt-spider")?.id ?? "";
    game.pick([spider]);
    game.choose(game.options().find((id) => id.startsWith("venomous-spider")) ?? "");
    const offered = game.options();
    expect(offered).toContain("cerberus");
    expect(monsterOf("wyvern").gold).toBe(monsterOf("venomous-spider").gold + 100);
    expect(game.state.reserve["great-vermin"]).toBe(1);
    expect(offered).not.toContain("wyvern");
  });
});
