import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { defaultOptions } from "./options.ts";
import type { Scenario } from "./scenario.ts";
import { newCampaign } from "./testing/index.ts";
import { beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";

const intro = { fr: "Il fait nuit.", en: "It is night." };
const inside = { fr: "Une odeur de soufre.", en: "A smell of sulphur." };

function scenarioWith(rooms: Scenario["rooms"]): Scenario {
  return { intro, rooms };
}

function isTaken(scenario: unknown): boolean {
  return catacombs.readOptions({ ...defaultOptions, scenario }).ok;
}

describe("a story scenario", () => {
  const card = "bholoth-cemetery";
  const told = scenarioWith({ [card]: { intro: inside }, moghath: { intro: inside } });

  test("CAT-VSTORY-01: it carries an introduction to the game and to each room, shown to all", () => {
    const game = beforeRoom(card, { options: { scenario: told }, state: { phase: "exploration" } });
    for (const { options } of views(game)) expect(options.scenario).toEqual({ intro, rooms: {} });
    game.choose("explore");
    for (const { options } of views(game))
      expect(options.scenario).toEqual({ intro, rooms: { [card]: { intro: inside } } });
  });

  test("CAT-VSTORY-02: it changes which monsters there are, and how many", () => {
    const scenario = scenarioWith({ [card]: { monsters: [{ monster: "troll" }, { monster: "ghoul" }] } });
    const game = beforeRoom(card, { options: { scenario }, state: { phase: "exploration" } });
    enterRoom(game);
    const cards = game.state.fight?.pieces
      .filter(({ kind }) => kind === "monster")
      .map((piece) => piece.card);
    expect(cards).toEqual(["troll", "ghoul"]);
    expect(game.state.reserve).toMatchObject({ troll: 2, ghoul: 2, skeleton: 6 });
  });

  test.each([false, true])(
    "CAT-VSTORY-02: it says where pieces stand, whoever is placed last (%s)",
    (heroesLast) => {
      const scenario = scenarioWith({
        [card]: {
          monsters: [{ monster: "orc", at: { x: 40, y: 160 } }, { monster: "orc" }],
          heroes: { wizard: { x: 400, y: 30 }, elf: { x: 60, y: 40 } },
        },
      });
      const game = beforeRoom(card, { options: { scenario, heroesLast }, state: { phase: "exploration" } });
      game.choose("explore");
      // Nobody else can be put where the story has somebody stand.
      for (let i = 0; i < 2; i++) {
        const { asked } = game;
        if (asked.kind !== "place") throw new Error("pieces are to be placed");
        const isHeroes = asked.prompt === "place-heroes";
        expect(asked.pieces.map(({ piece }) => piece)).toEqual(isHeroes ? ["barbarian", "thief"] : ["orc-2"]);
        const [first, ...others] = asked.suggestion;
        const spot = isHeroes ? { x: 40, y: 165 } : { x: 405, y: 30 };
        const spots = [{ ...first, ...spot }, ...others];
        expect(game.submit({ kind: "place", spots })?.code).toBe("overlap");
        game.place();
      }
      expect(game.piece("orc-1")).toMatchObject({ x: 40, y: 160 });
      expect(game.piece("wizard")).toMatchObject({ x: 400, y: 30 });
      expect(game.piece("elf")).toMatchObject({ x: 60, y: 40 });
      expect([game.state.phase, game.state.fight?.arriving]).toEqual(["heroes", []]);
    },
  );

  test("CAT-VSTORY-02: a dead Hero stands nowhere, whatever the story says (CAT-DEATH-02)", () => {
    const scenario = scenarioWith({ [card]: { heroes: { elf: { x: 60, y: 40 } } } });
    const game = beforeRoom(card, {
      options: { scenario },
      heroes: { elf: { life: 0 } },
      state: { phase: "exploration" },
    });
    enterRoom(game);
    expect([game.isOnBoard("elf"), game.isOnBoard("thief")]).toEqual([false, true]);
  });

  test("CAT-VSTORY-02: a place that cannot be is refused before the game", () => {
    const at = (x: number, y: number) => scenarioWith({ [card]: { heroes: { elf: { x, y } } } });
    expect(isTaken(at(60, 40))).toBe(true);
    expect(isTaken(at(5, 40))).toBe(false);
    expect(isTaken(at(115, 60))).toBe(false);
    const twice = { elf: { x: 60, y: 40 }, thief: { x: 70, y: 40 } };
    expect(isTaken(scenarioWith({ [card]: { heroes: twice } }))).toBe(false);
    expect(isTaken(scenarioWith({ nowhere: {} }))).toBe(false);
    expect(isTaken({ intro: { fr: "x" }, rooms: {} })).toBe(false);
  });

  test("CAT-VSTORY-02: nobody can be put where there is no set-up; of the Merchant and the Healer it may tell", () => {
    for (const special of ["izchak", "vysara", "althea"]) {
      expect(isTaken(scenarioWith({ [special]: { intro: inside } }))).toBe(true);
      for (const room of [{ heroes: { elf: { x: 60, y: 40 } } }, { monsters: [{ monster: "orc" }] }])
        expect(
          catacombs.readOptions({ ...defaultOptions, scenario: scenarioWith({ [special]: room }) }),
        ).toMatchObject({
          ok: false,
          rule: "CAT-RULING-60",
          words: {
            fr: expect.stringContaining(`scenario.rooms.${special}`),
            en: expect.stringMatching(/nobody is placed /),
          },
        });
    }
    expect(isTaken(scenarioWith({ lair: { monsters: [{ monster: "orc" }] } }))).toBe(true);
  });

  test("CAT-VSTORY-03: nothing begins before every player has accepted it", () => {
    const parties = [["elf"], ["barbarian"], ["thief", "wizard"]];
    const game = newCampaign({ scenario: told, parties });
    expect(game.asked.seats).toEqual(["seat-1", "seat-2", "seat-3", "seat-4"]);
    for (const seat of ["seat-3", "seat-1", "seat-4"]) {
      game.choose("accept", seat);
      expect([game.state.phase, game.asked.prompt]).toEqual(["scenario", "scenario"]);
      expect(game.match.check(seat, { kind: "choose", option: "accept" })?.code).toBe("wrong-seat");
    }
    game.choose("accept", "seat-2");
    expect(game.asked.prompt).toBe("explore");
    placeAll(game);
  });
});
