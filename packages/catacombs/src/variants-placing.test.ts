import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { beforeRoom, enterRoom, placeAll } from "./testing/scenes.ts";
import { optionTexts } from "./words/options.ts";

const switches = ["heroesLast", "fairPlacement", "wanderers", "camping", "exchange", "withoutMap"] as const;

/** Puts the pieces that are asked for at these spots, in their order; returns why not, if so. */
function put(game: Campaign, ...spots: readonly (readonly [x: number, y: number])[]): string | undefined {
  const { asked } = game;
  if (asked.kind !== "place") throw new Error(`${asked.prompt} is asked`);
  const answer = asked.pieces.map(({ piece }, i) => ({ piece, x: spots[i]?.[0], y: spots[i]?.[1] }));
  return game.submit({ kind: "place", spots: answer })?.code;
}

describe("variants", () => {
  test("CAT-VGEN-01: none, some or all of them may be used", () => {
    const isTaken = (changed: Partial<CatacombsOptions>) =>
      catacombs.readOptions({ ...defaultOptions, ...changed }).ok;
    expect(switches.filter((one) => defaultOptions[one])).toEqual([]);
    expect(defaultOptions).toMatchObject({ layout: "basic", more: [0, 0, 0], secondHealer: false });
    for (const one of switches) expect(isTaken({ [one]: true }), one).toBe(true);
    for (const layout of ["branching", "labyrinth"] as const) expect(isTaken({ layout })).toBe(true);
    const all = Object.fromEntries(switches.map((one) => [one, true]));
    expect(isTaken({ ...all, layout: "labyrinth", secondHealer: true, mazeRooms: 12 })).toBe(true);
    expect(catacombs.readOptions({ ...defaultOptions, openSecrets: true }).ok).toBe(false);
  });

  test("CAT-VGEN-02: a variant leaves all other rules as they are", () => {
    const plain = beforeRoom("bholoth-cemetery");
    const varied = beforeRoom("bholoth-cemetery", {
      options: { fairPlacement: true, wanderers: true, camping: true, exchange: true },
    });
    for (const game of [plain, varied]) enterRoom(game);
    const { options: _options, ...same } = plain.state;
    const { options: _variants, ...other } = varied.state;
    expect({ ...other, fight: undefined }).toEqual({ ...same, fight: undefined });
    expect(varied.options()).toEqual(plain.options());
  });
});

describe("Heroes placed last", () => {
  test("CAT-VLAST-01: the Overseer places first, then the Hero players", () => {
    const game = beforeRoom("bholoth-cemetery", { options: { heroesLast: true } });
    game.choose("explore");
    expect([game.asked.prompt, game.asked.seats]).toEqual(["place-monsters", ["seat-1"]]);
    game.place();
    expect([game.asked.prompt, game.asked.seats]).toEqual(["place-heroes", ["seat-2"]]);
    expect(put(game, [40, 40], [40, 100], [40, 160], [100, 220])).toBeDefined();
    expect(put(game, [40, 40], [40, 100], [40, 160], [40, 220])).toBeUndefined();
    const standing = game.state.fight?.pieces.map(({ kind, x }) => kind === (x > 320 ? "monster" : "hero"));
    expect(standing).toEqual(Array.from({ length: 9 }, () => true));
  });

  test("CAT-VLAST-02: then the Heroes' turn begins, as usual", () => {
    const game = beforeRoom("bholoth-cemetery", { options: { heroesLast: true } });
    enterRoom(game);
    expect([game.state.phase, game.state.fight?.round, game.asked.prompt]).toEqual([
      "heroes",
      1,
      "hero-acts",
    ]);
  });

  test("CAT-VLAST-03: the option says that it helps Heroes who find it hard to win", () => {
    const { text } = optionTexts.heroesLast;
    expect(text.en).toMatch(/help for Heroes who find it hard to win/);
    expect(text.fr).toMatch(/aide pour des Héros qui ont du mal à gagner/);
  });
});

describe("fair placement", () => {
  const fair = (card: string): Campaign => {
    const game = beforeRoom(card, { options: { fairPlacement: true } });
    game.choose("explore");
    game.place();
    return game;
  };
  const row = [40, 90, 140, 190, 240].map((y) => [400, y] as const);
  const [, , third, fourth, fifth] = row as [Spot, Spot, Spot, Spot, Spot];
  type Spot = readonly [number, number];

  test("CAT-VFAIR-01: monsters still go into the Monster zone", () => {
    const game = fair("bholoth-cemetery");
    expect(put(game, [300, 40], ...row.slice(1))).toBe("outside-zone");
    expect(put(game, ...row)).toBeUndefined();
  });

  test("CAT-VFAIR-02: 2.5 cm between any two monsters", () => {
    const game = fair("bholoth-cemetery");
    expect(put(game, [400, 40.1], [400, 90], third, fourth, fifth)).toBe("too-close");
    expect(put(game, [400, 40], [400, 90], third, fourth, fifth)).toBeUndefined();
    const free = beforeRoom("bholoth-cemetery");
    free.choose("explore");
    free.place();
    expect(put(free, [400, 65], [400, 90], third, fourth, fifth)).toBeUndefined();
  });

  test("CAT-VFAIR-03: 2.5 cm between a monster and an obstacle", () => {
    const game = fair("sarhlat-antechamber");
    expect(put(game, [419.9, 195], [400, 60], [400, 280])).toBe("too-close");
    expect(put(game, [420, 195], [400, 60], [400, 280])).toBeUndefined();
  });

  test("CAT-VFAIR-04: 2.5 cm between a monster and the edge of the board", () => {
    const game = fair("bholoth-cemetery");
    expect(put(game, [400, 37.4], [400, 90], third, fourth, fifth)).toBe("too-close");
    expect(put(game, [442.6, 40], [400, 90], third, fourth, fifth)).toBe("too-close");
    expect(put(game, [442.5, 37.5], [400, 90], third, fourth, fifth)).toBeUndefined();
  });

  test.each([false, true])(
    "CAT-VFAIR-02: to a Hero no distance is asked for (Heroes last: %s)",
    (heroesLast) => {
      const scenario = {
        intro: { fr: "x", en: "y" },
        rooms: { moghath: { monsters: [{ monster: "orc" }], heroes: { elf: { x: 400, y: 100 } } } },
      };
      const game = beforeRoom("moghath", {
        options: { fairPlacement: true, heroesLast, scenario },
        state: { phase: "exploration" },
      });
      game.choose("explore");
      if (game.asked.prompt === "place-heroes") game.place();
      expect(put(game, [424.9, 100])).toBe("overlap");
      expect(put(game, [425, 100])).toBeUndefined();
    },
  );

  test("CAT-VFAIR-05: the option says that it is a remedy against crowded monsters", () => {
    const { text } = optionTexts.fairPlacement;
    expect(text.en).toMatch(/remedy when the Overseer crowds his monsters, for instance all in one corner/);
    expect(text.fr).toMatch(/remède quand .* entasse ses monstres, par exemple tous dans un coin/);
  });

  test.each([
    ["moghath", "sorcerer"],
    ["sagomot", "sorcerer"],
    ["lair", "lich"],
  ])("CAT-RULING-85: where all can be placed so, the distance is not lowered: %s, %s", (card, lord) => {
    const game = beforeRoom(card, { options: { fairPlacement: true, lord } });
    game.choose("explore");
    game.place();
    expect(game.asked.about).toMatchObject({ gap: 25 });
    game.place();
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("CAT-RULING-85: the distance is lowered to the largest at which all monsters find a place", () => {
    const horde = ["zombie", "skeleton-warrior", "orc", "ghoul"].flatMap((monster, i) =>
      Array.from({ length: [6, 6, 5, 3][i] ?? 0 }, () => ({ monster })),
    );
    const scenario = { intro: { fr: "x", en: "y" }, rooms: { moghath: { monsters: horde } } };
    const game = beforeRoom("moghath", {
      options: { fairPlacement: true, scenario },
      state: { phase: "exploration" },
    });
    game.choose("explore");
    game.place();
    const asked = game.question("place-monsters");
    const { gap } = asked.about;
    expect(gap).toBeGreaterThan(12);
    expect(gap).toBeLessThan(25);
    const [one, two, ...rest] = asked.suggestion;
    if (one === undefined || two === undefined) throw new Error("too few monsters");
    const beside = { piece: one.piece, x: two.x, y: two.y + 25 + gap - 1 };
    expect(game.submit({ kind: "place", spots: [beside, two, ...rest] })?.code).toMatch(/too-close|overlap/);
    expect(game.submit({ kind: "place", spots: asked.suggestion })).toBeUndefined();
    expect(game.state.fight?.pieces.filter(({ kind }) => kind === "monster")).toHaveLength(20);
  });
});

describe("another Overseer", () => {
  const parties = [
    ["elf", "barbarian"],
    ["thief", "wizard"],
  ];
  const between = (): Campaign =>
    beforeRoom("moghath", { options: { exchange: true, parties }, state: { here: 0 } });

  test("CAT-VFAIR-06: between two rooms the Overseer's seat goes to another player, if all agree", () => {
    const game = between();
    game.choose("party-2");
    expect([game.asked.prompt, game.asked.seats]).toEqual(["exchange", ["seat-2", "seat-3"]]);
    game.choose("agree", "seat-2");
    expect(game.state.roles.overseer).toBe("seat-1");
    game.choose("agree", "seat-3");
    expect(game.state.roles).toEqual({ overseer: "seat-3", "party-1": "seat-2", "party-2": "seat-1" });
    game.choose("explore", "seat-3");
    expect(game.match.check("seat-3", { kind: "choose", option: "explore" })).toBeDefined();
  });

  test("CAT-VFAIR-06: one refusal is enough, and nobody is asked before the first room or without the option", () => {
    const game = between();
    game.choose("party-1");
    game.choose("refuse", "seat-3");
    expect(game.state.roles.overseer).toBe("seat-1");
    expect(game.asked.prompt).toBe("explore");
    expect(newCampaign({ exchange: true, parties }).options()).toEqual(["explore"]);
    expect(beforeRoom("moghath", { options: { parties }, state: { here: 0 } }).options()).toEqual([
      "explore",
    ]);
  });

  test("CAT-VFAIR-06: whoever takes over plays on with all that the role has", () => {
    const game = between();
    game.choose("party-2");
    for (const seat of ["seat-2", "seat-3"]) game.choose("agree", seat);
    const next = beforeRoom("bholoth-cemetery", {
      options: { exchange: true, parties },
      state: { roles: game.state.roles },
    });
    next.choose("explore", "seat-3");
    placeAll(next);
    expect(next.options("seat-1")).toContain("wizard:melee");
    expect(next.options("seat-3")).toEqual([]);
  });
});
