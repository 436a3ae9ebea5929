import { beforeAll, describe, expect, test } from "vitest";
import { attacking } from "./action.ts";
import { melee, modified, stunning } from "./attack.ts";
import { openBox } from "./content/box.ts";
import type { MonsterCard } from "./content/card.ts";
import type { Pack } from "./content/pack.ts";
import { feedingFrenzy, regeneration, retaliation } from "./content/traits.ts";
import { devourer } from "./content/vermin/devour.ts";
import { fear } from "./content/vermin/fear.ts";
import { poison } from "./content/vermin/poison.ts";
import { stamina, weak } from "./content/vermin/traits.ts";
import type { Situation } from "./testing/campaign.ts";
import { infested, strikeAll } from "./testing/infested.ts";

const name = { fr: "essai", en: "trial" };

function monster(id: string, more: Partial<MonsterCard>): MonsterCard {
  const card = {
    id,
    name,
    family: "vermin",
    size: "medium",
    disc: id,
    life: 2,
    gold: 100,
    source: "house",
  } as const;
  return { ...card, actions: [attacking("melee", name, [melee])], traits: [], ...more };
}

/** Cards that no box has, for what the rules say of them. */
const trial: Pack = {
  id: "trial",
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  rooms: [],
  spells: [],
  items: [],
  lots: [],
  gold: 0,
  discs: { horror: 1, wretch: 1, glutton: 1, hulk: 1 },
  monsters: [
    monster("horror", {
      actions: [attacking("melee", name, [modified(melee, fear)])],
      traits: [retaliation],
    }),
    monster("wretch", {
      actions: [
        attacking("melee", name, [modified(melee, poison, fear, stunning)]),
        attacking("melees", name, [melee, melee]),
      ],
      traits: [weak, feedingFrenzy],
    }),
    monster("glutton", {
      actions: [attacking("melees", name, [melee, melee, melee])],
      traits: [devourer, retaliation],
    }),
    monster("hulk", { life: 4, traits: [stamina, regeneration] }),
  ],
};

beforeAll(() => openBox(trial));

function scene(situation: Situation) {
  return infested({ ...situation, options: { boxes: ["trial", "vermin"] } }, ["poison-1-1", "poison-1-2"]);
}

const apart = { "orc-1": [440, 300] } as const;

test("VER-VERDICT-11: whoever flees in the middle of his own action goes on from where he lies", () => {
  const at = { barbarian: [280, 160], thief: [330, 60], "horror-1": [330, 160], ...apart } as const;
  const game = scene({ at });
  game.choose("barbarian:rage");
  game.flickAt("horror-1", 500);
  game.choose("strike");
  game.flickAt("thief", 1000);
  // The Thief flees, and the rage goes on.
  game.choose("thief");
  game.flick(0, -400);
  expect(game.question("go-on").about).toMatchObject({ piece: "barbarian", from: "barbarian" });
  game.choose("flick");
  const { x, y } = game.piece("barbarian");
  game.tap();
  expect(Math.abs(game.piece("barbarian").x - x) + Math.abs(game.piece("barbarian").y - y)).toBeLessThan(20);
});

describe("Weak", () => {
  test("VER-RULING-91: what needs damage fails, what needs only a hit works", () => {
    const game = scene({ phase: "overseer", at: { elf: [280, 160], "wretch-1": [320, 160], ...apart } });
    game.choose("wretch-1:melee");
    game.flickAt("elf", 500);
    expect(game.life("elf")).toBe(8);
    expect(game.hero("elf").poison).toBeUndefined();
    expect(game.events("flees")).toEqual([]);
    expect(game.isStunned("elf")).toBe(true);
    // VER-FRENZY-02 needs damage too: with several attacks, a hit alone does not sate it.
    expect(game.isStunned("wretch-1")).toBe(false);
  });
});

test("VER-RULING-72: what heals a Stamina monster gives one drop each time, and none above the start", () => {
  const game = scene({ at: { "hulk-1": [440, 160] }, life: { "hulk-1": 2 } });
  const seen = [2, 3, 4, 4].map(() => {
    const life = game.life("hulk-1");
    game.passTurn();
    game.passTurn();
    return life;
  });
  expect(seen).toEqual([2, 3, 4, 4]);
});

describe("Devourer", () => {
  const glut = { elf: [280, 160], "glutton-1": [320, 160], ...apart } as const;

  test("VER-RULING-58: both flicks of one action, one after the other: a miss between them saves him", () => {
    const game = scene({ phase: "overseer", at: glut });
    game.choose("glutton-1:melees");
    game.flickAt("elf", 300);
    game.choose("flick");
    game.tap();
    game.choose("flick");
    game.flickAt("elf", 600);
    expect(game.life("elf")).toBe(6);
    expect(game.isOnBoard("elf")).toBe(true);
  });

  test("VER-RULING-58: … and a retaliation adds to no action", () => {
    const at = { ...glut, barbarian: [340, 200], thief: [400, 160] } as const;
    const game = scene({ at, life: { "glutton-1": 9 } });
    for (const striker of ["barbarian", "thief"]) {
      game.choose(`${striker}:melee`);
      strikeAll(game, "glutton-1");
      game.choose("strike");
      strikeAll(game, "elf");
    }
    expect(game.life("elf")).toBe(6);
    expect(game.isOnBoard("elf")).toBe(true);
  });
});
