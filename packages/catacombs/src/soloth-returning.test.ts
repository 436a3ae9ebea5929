import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { strikeAll } from "./testing/infested.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const traitsOf = (card: string) => monsterOf(card).traits.map(({ id }) => id);

describe("Mounted Unit", () => {
  function mount(more: Situation = {}): Campaign {
    const game = solothFight({
      life: { "orc-wolf-rider-1": 1 },
      ...more,
      at: { paladin: [260, 60], "orc-wolf-rider-1": [330, 60], "zombie-1": [440, 300], ...more.at },
    });
    strikes(game, "paladin:melee", "orc-wolf-rider-1");
    return game;
  }

  test("SOL-MOUNTED-01: the mount first; the rider is not harmed while mounted", () => {
    const game = mount();
    expect([game.isOnBoard("orc-wolf-rider-1"), game.life("orc-1")]).toEqual([false, 2]);
  });

  test("SOL-MOUNTED-02: the mount is the killer's", () => {
    expect(mount().hero("paladin").trophies).toEqual(["orc-wolf-rider"]);
  });

  test("SOL-MOUNTED-03: the rider stands where the mount was", () => {
    const game = mount();
    const { x, y } = game.piece("orc-1");
    expect(Math.hypot(x - 330, y - 60)).toBeLessThan(120);
    expect(game.state.reserve["orc"]).toBe(4);
  });

  test("SOL-MOUNTED-04: in the Overseer's turn it acts like any monster", () => {
    const game = mount();
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-MOUNTED-05: it is killed like any other", () => {
    const game = mount();
    for (const left of [1, undefined]) {
      game.passTurn();
      game.passTurn();
      strikes(game, "paladin:melee", "orc-1", 1500);
      expect(game.isOnBoard("orc-1") ? game.life("orc-1") : undefined).toBe(left);
    }
    expect(game.hero("paladin").trophies).toEqual(["orc-wolf-rider", "orc"]);
  });

  test("SOL-MOUNTED-06: a critical blow on the mount costs the rider nothing", () => {
    const game = solothFight({
      heroes: { paladin: { items: ["longsword"] } },
      at: { paladin: [260, 60], "orc-wolf-rider-1": [330, 60], "zombie-1": [440, 300] },
    });
    strikes(game, "paladin:longsword", "orc-wolf-rider-1");
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-MOUNTED-07: the Orc Wolf Rider is one", () => {
    expect([traitsOf("orc-wolf-rider"), monsterOf("orc-wolf-rider").rider]).toEqual([
      ["mounted-unit"],
      "orc",
    ]);
  });

  test("SOL-RULING-78: without an Orc in the pool there is no rider", () => {
    const game = mount({
      state: {},
      at: Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`orc-${i}`, [300 + i * 28, 200]])),
    });
    expect([game.events("nobody-comes").length, game.isOnBoard("orc-6")]).toEqual([1, false]);
  });

  test("SOL-RULING-79: the flick that killed the mount cannot hit it", () => {
    expect(
      mount()
        .events("hit")
        .map(({ piece }) => piece),
    ).toEqual(["orc-wolf-rider-1"]);
  });

  test("SOL-RULING-80: it acts in the next Overseer's turn that begins", () => {
    expect(mount().piece("orc-1")).toMatchObject({ done: true });
  });
});

describe("Resurrection and Wellspring", () => {
  function phoenix(more: Situation = {}): Campaign {
    const game = solothFight({
      life: { "phoenix-1": 1, ...more.life },
      ...more,
      at: { paladin: [260, 60], "phoenix-1": [340, 60], ...more.at },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    return game;
  }
  const withOrc = { at: { "orc-1": [440, 300] } } as const;

  test("SOL-RESURRECT-01: not dead as long as another monster stands there", () => {
    const game = phoenix(withOrc);
    game.place();
    expect(game.isOnBoard("phoenix-1")).toBe(true);
  });

  test("SOL-RESURRECT-02: it is put back at once", () => {
    expect(phoenix(withOrc).asked.prompt).toBe("place-returned");
  });

  test("SOL-RESURRECT-03: at full health", () => {
    const game = phoenix(withOrc);
    game.place();
    expect(game.life("phoenix-1")).toBe(2);
  });

  test("SOL-RESURRECT-04: in the monsters' start zone, where the Overseer likes", () => {
    const game = phoenix(withOrc);
    expect(game.asked.seats).toEqual(["seat-1"]);
    game.place(400, 150);
    expect(game.piece("phoenix-1")).toMatchObject({ x: 400, y: 150 });
  });

  test("SOL-RESURRECT-05: the last of the room stays dead", () => {
    expect(phoenix().hero("paladin").trophies).toEqual(["phoenix"]);
  });

  test("SOL-RESURRECT-06: the Phoenix has it", () => {
    expect(traitsOf("phoenix")).toContain("resurrection");
  });

  test("SOL-RULING-82: frozen and stunned ones count, Lords and fire walls do not", () => {
    expect(phoenix({ ...withOrc, frozen: ["orc-1"] }).asked.prompt).toBe("place-returned");
    expect(phoenix({ ...withOrc, stunned: { "orc-1": 1 } }).asked.prompt).toBe("place-returned");
    const walls = phoenix({ walls: ["fire-spirit-1"], at: { "fire-spirit-1": [440, 300] } });
    expect(walls.isOnBoard("phoenix-1")).toBe(false);
    const lord = phoenix({ kind: "lord", options: { lord: "hydra" }, at: { hydra: [420, 250] } });
    expect(lord.isOnBoard("phoenix-1")).toBe(false);
  });

  test("SOL-RULING-83: killed together with the last other one, it is dead", () => {
    const game = solothFight({
      life: { "phoenix-1": 1, "orc-1": 1 },
      at: { paladin: [250, 160], "orc-1": [310, 136.2], "phoenix-1": [310, 188.8] },
    });
    game.choose("paladin:melee");
    game.flick(2500, 0);
    expect(new Set(game.hero("paladin").trophies)).toEqual(new Set(["orc", "phoenix"]));
    expect(game.events("returns")).toEqual([]);
  });

  test.each([
    ["phoenix-1", "orc-wolf-rider-1"],
    ["orc-wolf-rider-1", "phoenix-1"],
  ])(
    "SOL-RULING-12: the rider of a mount that falls with the Phoenix is there before it: %s, %s",
    (...order) => {
      const spots = { "phoenix-1": [320, 181], "orc-wolf-rider-1": [320, 139] } as const;
      const stand = (id: string) => (id === "phoenix-1" ? spots["phoenix-1"] : spots["orc-wolf-rider-1"]);
      const game = solothFight({
        life: { "phoenix-1": 1, "orc-wolf-rider-1": 1 },
        at: { paladin: [250, 160], ...Object.fromEntries(order.map((id) => [id, stand(id)])) },
      });
      game.choose("paladin:melee");
      strikeAll(game, "phoenix-1", "orc-wolf-rider-1");
      expect([game.isOnBoard("orc-1"), game.asked.prompt]).toEqual([true, "place-returned"]);
    },
  );

  test("SOL-RULING-84: no reward before the final kill", () => {
    const game = phoenix(withOrc);
    game.place();
    expect([game.hero("paladin").trophies, game.state.fight?.rewards]).toEqual([[], undefined]);
  });

  test("SOL-WELLSPRING-01: every other monster of more than one life regenerates", () => {
    const game = solothFight({
      life: { "orc-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300], "zombie-1": [440, 200] },
    });
    game.passTurn();
    game.passTurn();
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-WELLSPRING-02: not itself", () => {
    const game = solothFight({
      life: { "phoenix-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300] },
    });
    game.passTurn();
    game.passTurn();
    expect(game.life("phoenix-1")).toBe(1);
  });

  test("SOL-WELLSPRING-03: only as long as it is in play", () => {
    const game = solothFight({ life: { "orc-1": 1 }, at: { "orc-1": [440, 300] } });
    game.passTurn();
    game.passTurn();
    expect(game.life("orc-1")).toBe(1);
  });

  test("SOL-WELLSPRING-04: the Phoenix has it too", () => {
    expect(traitsOf("phoenix")).toEqual(["resurrection", "wellspring"]);
  });

  test("SOL-RULING-96: maximum health counts; a Lord gets nothing", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      life: { hydra: 3, "orc-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300], hydra: [420, 180] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("orc-1"), game.life("hydra")]).toEqual([2, 3]);
  });

  test("SOL-RULING-97: at the end of the round, once", () => {
    const game = solothFight({
      life: { "troll-1": 1 },
      at: { "phoenix-1": [340, 60], "troll-1": [440, 280] },
    });
    game.passTurn();
    expect(game.life("troll-1")).toBe(1);
    game.passTurn();
    expect(game.events("regenerates")).toHaveLength(1);
  });

  test("SOL-VERDICT-26: each monster regenerates at most once in a round", () => {
    const game = solothFight({
      life: { "troll-1": 1 },
      at: { "phoenix-1": [340, 60], "troll-1": [440, 280] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("troll-1"), game.events("regenerates").length]).toEqual([2, 1]);
  });
});
