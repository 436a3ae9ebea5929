import { Match } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { lordOf, monsterOf } from "./content/box.ts";
import { familyColour } from "./content/card.ts";
import type { State } from "./state.ts";
import { onMatch } from "./testing/campaign.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

describe("families", () => {
  test.each([
    ["SOL-FAMILY-01", "orc", "dungeon"],
    ["SOL-FAMILY-02", "gargoyle", "mythological"],
    ["SOL-FAMILY-03", "lizard-man", "dungeon"],
    ["SOL-FAMILY-04", "wight", "undead"],
    ["SOL-FAMILY-05", "phoenix", "infernal"],
  ] as const)("%s: %s is %s", (_id, card, family) => {
    expect(monsterOf(card).family).toBe(family);
    const colours = { mythological: "blue", dungeon: "green", undead: "grey", infernal: "orange" };
    expect(familyColour).toMatchObject(colours);
  });

  /** The Paladin with the War Hammer strikes these two one after the other in one flick. */
  function hammering(first: string, second: string) {
    const game = solothFight({
      heroes: { paladin: { items: ["war-hammer"] } },
      kind: second === "hydra" ? "lord" : "room",
      options: { lord: "hydra" },
      at: { paladin: [250, 60], [first]: [290, 60], [second]: [330, 78], "orc-9": [440, 300] },
    });
    strikes(game, "paladin:melee", first, 1400);
    return game;
  }

  test("SOL-FAMILY-06: an effect can ask for the family of any monster", () => {
    const game = hammering("ghoul-1", "orc-1");
    expect(game.events("hurt").find(({ piece }) => piece === "ghoul-1")?.lost).toBe(2);
  });

  test("SOL-FAMILY-07: the War Hammer makes every Melee critical against the Undead, and plain against others", () => {
    const undead = hammering("ghoul-1", "orc-1");
    expect(undead.isOnBoard("ghoul-1")).toBe(false);
    const orc = hammering("orc-1", "ghoul-1");
    expect(orc.life("orc-1")).toBe(1);
  });

  test("SOL-FAMILY-07: what is critical already does no more than that", () => {
    const game = solothFight({
      options: { boxes: ["soloth", "vermin"], healer: "maireya" },
      heroes: { paladin: { items: ["war-hammer", "longsword"] } },
      at: { paladin: [250, 60], "elder-vampire-1": [330, 60], "orc-9": [440, 300] },
    });
    strikes(game, "paladin:longsword", "elder-vampire-1");
    expect(game.life("elder-vampire-1")).toBe(monsterOf("elder-vampire").life - 2);
  });

  test("SOL-FAMILY-08: a Lord has no family", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [250, 60], hydra: [330, 60] },
    });
    strikes(game, "paladin:melee", "hydra");
    expect(game.life("hydra")).toBe(lordOf("hydra").life - 1);
  });

  test("SOL-FAMILY-10: the Undead loses 2 and is killed, the Dungeon monster loses 1, a Lord 1", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [250, 160], "ghoul-1": [310, 136.2], "orc-1": [310, 183.8], hydra: [370, 160] },
    });
    // He goes between the two and touches both, then the Lord behind them.
    strikes(game, "paladin:melee", "hydra", 2500);
    const lost = game.events("hurt").map(({ piece, lost: points }) => [piece, points]);
    expect(Object.fromEntries(lost)).toEqual({ "ghoul-1": 2, "orc-1": 1, hydra: 1 });
    expect([game.isOnBoard("ghoul-1"), game.life("orc-1")]).toEqual([false, 1]);
  });
});

describe("rewards", () => {
  /** The Phoenix is the last in the room, and one blow from death. */
  function phoenix(state: Partial<State> = {}) {
    const game = solothFight({
      life: { "phoenix-1": 1 },
      at: { paladin: [260, 60], "phoenix-1": [340, 60] },
      state: { equipment: ["map", "phoenix-feather", "longsword"], ...state },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    return game;
  }

  test("SOL-REWARD-01: the Phoenix yields an article besides its gold", () => {
    expect(monsterOf("phoenix")).toMatchObject({ item: "phoenix-feather", gold: 300 });
  });

  test("SOL-REWARD-03: it goes to the hero who killed it", () => {
    const game = phoenix();
    leaveRoom(game);
    expect(game.hero("paladin").items).toEqual(["phoenix-feather"]);
  });

  test("SOL-REWARD-04: in the resolution phase, not before", () => {
    const game = phoenix();
    expect(game.hero("paladin").items).toEqual([]);
  });

  test("SOL-REWARD-05: only if it is still in the deck", () => {
    const game = phoenix({ equipment: ["map"], usedUp: ["phoenix-feather"] });
    leaveRoom(game);
    expect([game.hero("paladin").items, game.events("no-reward").length]).toEqual([[], 1]);
  });

  test("SOL-RULING-14: the named card is taken out of the deck, which is shuffled", () => {
    const game = phoenix();
    leaveRoom(game);
    expect([...game.state.equipment].sort()).toEqual(["longsword", "map"]);
  });

  test("SOL-RULING-15: gold is paid too", () => {
    const game = phoenix();
    leaveRoom(game);
    expect(game.hero("paladin").gold).toBe(300);
  });

  /** The resolution phase of a room in which these have earned the feather. */
  function resolving(rewards: readonly string[], dead: readonly string[] = [], item = "phoenix-feather") {
    const game = solothFight({
      life: Object.fromEntries(dead.map((hero) => [hero, 0])),
      at: { "orc-1": [440, 300] },
      state: { equipment: ["map", item] },
    });
    const fight = game.state.fight;
    if (fight === undefined) throw new Error("no fight");
    const pieces = fight.pieces.filter(({ kind }) => kind !== "monster");
    const earned = rewards.map((hero) => ({ hero, item }));
    const position: State = {
      ...game.state,
      reserve: { ...game.state.reserve, orc: 5 },
      fight: { ...fight, pieces, rewards: earned },
    };
    const after = onMatch(Match.start(catacombs, { ...game.match.terms, position }));
    leaveRoom(after);
    return after;
  }

  test("SOL-RULING-16: of two kills with the same article the first gets it, the other nothing", () => {
    const game = resolving(["paladin", "ice-princess"]);
    expect([game.hero("paladin").items, game.hero("ice-princess").items]).toEqual([["phoenix-feather"], []]);
  });

  test("SOL-RULING-17: a killer who is dead by then gets nothing; the card stays in the deck", () => {
    const game = resolving(["paladin"], ["paladin"]);
    expect([game.hero("paladin").items, game.state.equipment.includes("phoenix-feather")]).toEqual([
      [],
      true,
    ]);
  });

  test("SOL-RULING-18: a killer who may not use it receives it all the same", () => {
    expect(resolving(["paladin"], [], "broad-axe").hero("paladin").items).toEqual(["broad-axe"]);
  });
});
