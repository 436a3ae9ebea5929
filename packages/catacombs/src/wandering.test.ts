import { describe, expect, test } from "vitest";
import { allLords, monsterOf } from "./content/box.ts";
import { type Campaign, fighting, type Situation } from "./testing/index.ts";
import { beforeRoom } from "./testing/scenes.ts";
import { optionTexts } from "./words/options.ts";

/** A fight with the advanced rule; somebody is always left to fight. */
function idle(situation: Situation = {}): Campaign {
  return fighting({
    ...situation,
    options: { wanderers: true, ...situation.options },
    at: { "orc-1": [460, 300], ...situation.at },
  });
}

/** Whether the Overseer may bring somebody in once the Heroes' turn is over. */
function isAsked(game: Campaign): boolean {
  game.passTurn();
  return game.asked.prompt === "wanderer";
}

describe("the base rule", () => {
  test("CAT-EX-13: with the Dragon, a room with 4 wandering monsters brings the 4 Fire Spirits", () => {
    const game = beforeRoom("krhlot", { options: { lord: "dragon" } });
    expect(game.state.reserve["fire-spirit"]).toBe(4);
    game.choose("explore");
    expect(game.state.reserve["fire-spirit"]).toBe(0);
    game.place();
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("monsters are to be placed");
    expect(asked.pieces.map(({ piece }) => piece).filter((id) => id.startsWith("fire-spirit"))).toHaveLength(
      4,
    );
    expect(asked.pieces).toHaveLength(8);
    for (const { zone } of asked.pieces) expect(zone[0]?.x).toBeGreaterThanOrEqual(320);
    game.place();
    expect(game.isOnBoard("fire-spirit-4")).toBe(true);
  });
});

describe("wandering monsters arrive", () => {
  test("CAT-AWAND-01: after a Heroes' turn without an attack the Overseer may add one, or not", () => {
    const game = idle();
    expect(isAsked(game)).toBe(true);
    expect([game.asked.seats, game.options()]).toEqual([["seat-1"], ["bring-in", "no"]]);
    game.choose("bring-in");
    game.place();
    expect(game.isOnBoard("zombie-1")).toBe(true);
    expect(game.state.reserve["zombie"]).toBe(5);
    const declined = idle();
    declined.passTurn();
    declined.choose("no");
    expect(declined.isOnBoard("zombie-1")).toBe(false);
    expect(isAsked(fighting({ at: { "orc-1": [460, 300] } }))).toBe(false);
  });

  test("CAT-AWAND-01: only one comes in a turn, and the next Heroes' turn counts anew", () => {
    const game = idle();
    game.passTurn();
    game.choose("bring-in");
    game.place();
    expect(game.asked.prompt).toBe("monster-acts");
    game.passTurn();
    expect(isAsked(game)).toBe(true);
  });

  test("CAT-AWAND-02: it is placed anywhere in the Monster zone", () => {
    const game = idle();
    game.passTurn();
    game.choose("bring-in");
    const at = (x: number, y: number) =>
      game.submit({ kind: "place", spots: [{ piece: "zombie-1", x, y }] })?.code;
    expect(at(332.4, 13)).toBe("outside-zone");
    expect(at(460, 290)).toBe("overlap");
    expect(at(332.5, 12.5)).toBeUndefined();
  });

  test("CAT-AWAND-03: its kind is the one on the Lord's board", () => {
    for (const { id: lord, wandering } of allLords()) {
      const game = idle({ options: { lord } });
      game.passTurn();
      game.choose("bring-in");
      game.place();
      expect(game.piece(`${wandering}-1`).card).toBe(wandering);
    }
  });

  test("CAT-AWAND-04: it is skipped in the turn in which it arrives", () => {
    const game = idle();
    game.passTurn();
    game.choose("bring-in");
    game.place();
    expect(game.options()).toContain("orc-1:melee");
    expect(game.options().filter((option) => option.startsWith("zombie"))).toEqual([]);
    game.passTurn();
    game.passTurn();
    game.choose("no");
    expect(game.options()).toContain("zombie-1:melee");
  });

  test("CAT-AWAND-05: nobody comes if the reserve has no disc of that kind", () => {
    const zombies = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`zombie-${n}`, [340 + 25 * n, 20] as const]),
    );
    expect(isAsked(idle({ at: zombies }))).toBe(false);
    const { "zombie-6": _last, ...five } = zombies;
    expect(isAsked(idle({ at: five }))).toBe(true);
  });

  test("CAT-AWAND-06: an attack is enough, with or without damage", () => {
    const fireDemon = idle({ at: { elf: [300, 60], "fire-demon-1": [400, 60] } });
    fireDemon.choose("elf:missile");
    fireDemon.place(318.5, 60);
    fireDemon.flickAt("fire-demon-1", 900);
    expect(fireDemon.life("fire-demon-1")).toBe(2);
    expect(isAsked(fireDemon)).toBe(false);
  });

  test("CAT-AWAND-07: the rule is off in the final battle", () => {
    expect(isAsked(idle({ kind: "lord", at: { sorcerer: [440, 160] } }))).toBe(false);
  });

  test("CAT-AWAND-08: the option says that it is a remedy against Heroes who avoid fighting", () => {
    const { text } = optionTexts.wanderers;
    expect(text.en).toMatch(/remedy against Heroes who avoid fighting to drag out the game/);
    expect(text.fr).toMatch(/remède contre des Héros qui évitent le combat pour faire durer la partie/);
  });
});

describe("CAT-RULING-72: what an attack is", () => {
  const strikes = (game: Campaign, deed: string, target: string | readonly [number, number]): Campaign => {
    game.choose(deed);
    if (game.asked.kind === "place") game.place();
    game.flickAt(target, 700);
    return game;
  };

  test("CAT-RULING-72: Melee that hits a monster is one, Melee that hits nobody is a move", () => {
    const at = { thief: [300, 60], "orc-2": [340, 60] } as const;
    expect(isAsked(strikes(idle({ at }), "thief:melee", "orc-2"))).toBe(false);
    expect(isAsked(strikes(idle({ at }), "thief:melee", [300, 300]))).toBe(true);
  });

  test("CAT-RULING-72: any Missile or Fireball is one, even if it misses", () => {
    const at = { elf: [300, 60], wizard: [300, 200] } as const;
    expect(isAsked(strikes(idle({ at }), "elf:missile", [400, 60]))).toBe(false);
    expect(isAsked(strikes(idle({ at }), "wizard:fireball", [400, 200]))).toBe(false);
  });

  test("CAT-RULING-72: an Ally's attack counts, also the Familiar's that does no damage", () => {
    const at = { familiar: [300, 60], "orc-2": [340, 60] } as const;
    expect(isAsked(strikes(idle({ at }), "familiar:melee", "orc-2"))).toBe(false);
  });

  test("CAT-RULING-72: a fire wall, a spell without a flick and a pass are no attacks", () => {
    const wall = { thief: [300, 60], "fire-spirit-1": [340, 60] } as const;
    const burnt = idle({ at: wall, walls: ["fire-spirit-1"] });
    expect(isAsked(strikes(burnt, "thief:melee", "fire-spirit-1"))).toBe(true);
    expect(burnt.life("thief")).toBe(9);
    const healed = idle({ life: { elf: 5 } });
    healed.choose("wizard:heal");
    healed.choose("elf");
    expect(isAsked(healed)).toBe(true);
  });

  test("CAT-RULING-72: whoever comes is worth its gold like any other of its kind", () => {
    expect(allLords().map(({ wandering }) => monsterOf(wandering).gold)).toEqual([100, 100, 100, 100]);
  });
});
