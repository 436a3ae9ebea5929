import { beforeAll, describe, expect, test } from "vitest";
import { attacking } from "./action.ts";
import { radiusOfSize } from "./arena.ts";
import { critical, melee, missile, modified } from "./attack.ts";
import { openBox } from "./content/box.ts";
import type { ItemCard, MonsterCard } from "./content/card.ts";
import { regeneration } from "./content/traits.ts";
import { using } from "./content/using.ts";
import { comeIn, monsterPiece } from "./rules/newcomers.ts";
import { seatOfPiece } from "./rules/roles.ts";
import { shift } from "./rules/shift.ts";
import { fightOf, heroOf, pieceOf, sideOf } from "./state.ts";
import { fighting, type Situation } from "./testing/campaign.ts";
import type { Trait } from "./trait.ts";

const name = { fr: "essai", en: "trial" };
const printed = { name, text: name, source: "house" } as const;
const strikes = attacking("melee", name, [melee]);

function trait(id: string, moments: Partial<Trait>): Trait {
  return { id, name, text: name, rule: "CAT-LIMIT-01", ...moments };
}

function monster(id: string, traits: readonly Trait[], more: Partial<MonsterCard> = {}): MonsterCard {
  const card = { id, family: "undead", size: "medium", disc: id, life: 2, gold: 100 } as const;
  return { ...printed, ...card, actions: [strikes], traits, ...more };
}

function article(id: string, more: Partial<ItemCard>): ItemCard {
  return { ...printed, id, price: 100, use: "always", actions: [], traits: [], ...more };
}

/** Each of its cards stands for one joint. */
const trial = {
  id: "trial",
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  rooms: [],
  spells: [],
  lots: [],
  gold: 0,
  discs: { ghost: 1, mount: 1, spring: 1, hush: 1, rot: 1, master: 1, giant: 1 },
  monsters: [
    monster("ghost", [trait("fades", { isLostOutside: (_state, _self, hand) => hand === "heroes" })]),
    monster("mount", [
      trait("mounted", {
        *whenKilled(table, { x, y }) {
          comeIn(table, monsterPiece(fightOf(table.state), "orc"), { x, y }, "CAT-LIMIT-01");
        },
      }),
    ]),
    monster("spring", [trait("springs", { lends: () => [regeneration] })]),
    monster("hush", [
      trait("hushes", {
        forbids: (_s, _self, actor, action) => sideOf(actor) === "heroes" && action?.id !== "melee",
      }),
    ]),
    monster("rot", [
      trait("rots", {
        *afterHurt({ state }, _self, target) {
          heroOf(state, target.card).gold += 100;
        },
      }),
    ]),
    monster("master", [
      trait("masters", {
        *whenSettled(_table, self, { friends }) {
          self.marks["friends"] = friends.length;
        },
      }),
    ]),
    monster("giant", [regeneration], { life: 5 }),
  ],
  items: [
    article("buckler", {
      use: "room",
      traits: [trait("blocks", { ward: { against: (_state, _self, { kind }) => kind === "melee" } })],
    }),
    article("charm", { traits: [trait("charms", { ward: { isAlways: true, against: () => true } })] }),
    article("whetstone", { traits: [trait("whets", { sharpens: (attack) => modified(attack, critical) })] }),
    article("feather", {
      traits: [
        trait("revives", {
          *whenHeroesDie({ state }, _self, [first]) {
            if (first) heroOf(state, first.card).life = 3;
          },
        }),
      ],
    }),
    article("boots", {
      actions: [
        {
          id: "boots",
          name,
          rule: "CAT-LIMIT-01",
          attacks: [],
          free: true,
          before: using("boots", function* (table, actor) {
            const seat = seatOfPiece(table.state, actor);
            yield* shift(table, { seat, hand: "heroes", by: actor.id, disc: actor.id, rule: "CAT-LIMIT-01" });
          }),
        },
      ],
    }),
    // Its ball brings the roof down, so that there is no room for another.
    article("cannon", {
      actions: [
        attacking("cannon", name, [
          {
            ...missile,
            shot: {
              card: "ball",
              size: "large",
              name,
              *lands({ state }) {
                const roof = { id: "roof", card: "orc", radius: 40, x: 65, y: 65 };
                fightOf(state).pieces.push({ ...roof, kind: "wall" });
              },
            },
          },
        ]),
      ],
      traits: [
        trait("goes on", {
          *flicksOn(_table, _self, { attack }) {
            return attack;
          },
        }),
      ],
    }),
    article("icicle", {
      actions: [
        attacking("icicle", name, [
          {
            ...missile,
            damage: 0,
            shot: {
              card: "icicle",
              size: "small",
              name,
              *lands({ state }, _attacker, { touched: [on] }) {
                if (on === undefined) return;
                const { x, y } = pieceOf(state, on);
                fightOf(state).pieces.push({
                  id: "icicle",
                  kind: "rider",
                  card: "icicle",
                  radius: radiusOfSize("small"),
                  x,
                  y,
                  on,
                });
              },
            },
          },
        ]),
      ],
    }),
  ],
} as const;

beforeAll(() => openBox(trial));

const options = { boxes: ["trial"] };

function scene(situation: Situation) {
  return fighting({ options, ...situation });
}

describe("the joints that expansions hang on", () => {
  test("a ward is asked before the damage, and lets a whole attack pass", () => {
    for (const [answer, life] of [
      ["blocks", 8],
      ["no", 7],
    ] as const) {
      const game = scene({
        phase: "overseer",
        heroes: { elf: { items: ["buckler"] } },
        at: { elf: [330, 60], "orc-1": [260, 60] },
      });
      game.choose("orc-1:melee");
      game.flickAt("elf", 700);
      expect(game.asked.prompt).toBe("ward");
      game.choose(answer);
      expect(game.life("elf")).toBe(life);
    }
  });

  test("one that is always on asks nobody", () => {
    const game = scene({
      phase: "overseer",
      heroes: { elf: { items: ["charm", "buckler"] } },
      at: { elf: [330, 60], "ghoul-1": [260, 60] },
    });
    game.choose("ghoul-1:melee");
    game.flickAt("elf", 700);
    expect([game.life("elf"), game.isStunned("elf"), game.events("ignores").length]).toEqual([8, false, 1]);
  });

  test("who is lost outside does not come back from a Hero's push, and counts for him", () => {
    const game = scene({ at: { barbarian: [400, 100], "ghost-1": [450, 100], "orc-1": [300, 300] } });
    game.choose("barbarian:melee");
    game.flickAt("ghost-1", 1500);
    expect(game.isOnBoard("ghost-1")).toBe(false);
    expect(game.hero("barbarian").trophies).toEqual(["ghost"]);
    const pushed = scene({ phase: "overseer", at: { "ghost-1": [450, 100], "orc-1": [400, 100] } });
    pushed.choose("orc-1:melee");
    pushed.flickAt("ghost-1", 1500);
    expect(pushed.isOnBoard("ghost-1")).toBe(true);
  });

  test("a killed one may leave somebody behind", () => {
    const game = scene({
      life: { "mount-1": 1 },
      at: { barbarian: [330, 100], "mount-1": [400, 100] },
    });
    game.choose("barbarian:melee");
    game.flickAt("mount-1", 700);
    expect([game.isOnBoard("mount-1"), game.isOnBoard("orc-1")]).toEqual([false, true]);
    expect(game.hero("barbarian").trophies).toEqual(["mount"]);
  });

  test("abilities are lent, and regeneration gives one point a round", () => {
    const game = scene({
      life: { "orc-1": 1, "giant-1": 2, "spring-1": 1 },
      at: { "orc-1": [300, 60], "spring-1": [300, 160], "giant-1": [300, 260] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("orc-1"), game.life("giant-1"), game.life("spring-1")]).toEqual([2, 3, 1]);
  });

  test("actions are forbidden to others, and those that use none as well", () => {
    const hushed = scene({ heroes: { elf: { items: ["boots"] } }, at: { "hush-1": [300, 60] } });
    const mine = (game: typeof hushed) => game.options().filter((id) => id.startsWith("elf:"));
    expect(mine(hushed)).toEqual(["elf:melee", "elf:pass"]);
    const free = scene({ heroes: { elf: { items: ["boots"] } }, at: { "orc-1": [300, 60] } });
    expect(mine(free)).toEqual(["elf:melee", "elf:missile", "elf:boots", "elf:pass"]);
  });

  test("a wound has a moment of its own, and so has a friend that was touched", () => {
    const game = scene({ phase: "overseer", at: { elf: [330, 60], "rot-1": [260, 60] } });
    game.choose("rot-1:melee");
    game.flickAt("elf", 700);
    expect(game.hero("elf").gold).toBe(100);
    const friendly = scene({ phase: "overseer", at: { "master-1": [260, 60], "orc-1": [330, 60] } });
    friendly.choose("master-1:melee");
    friendly.flickAt("orc-1", 700);
    expect([friendly.life("orc-1"), friendly.piece("master-1")]).toMatchObject([
      2,
      { marks: { friends: 1 } },
    ]);
  });

  test("articles change the attacks of their owner", () => {
    const game = scene({
      heroes: { barbarian: { items: ["whetstone"] } },
      at: { barbarian: [260, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    game.choose("barbarian:melee");
    game.flickAt("orc-1", 700);
    expect(game.isOnBoard("orc-1")).toBe(false);
  });

  test("the dead can be kept on the board before they leave", () => {
    const game = scene({
      phase: "overseer",
      life: { elf: 1 },
      heroes: { thief: { items: ["feather"] } },
      at: { elf: [330, 60], "orc-1": [260, 60] },
    });
    game.choose("orc-1:melee");
    game.flickAt("elf", 700);
    expect([game.life("elf"), game.isOnBoard("elf"), game.events("left")]).toEqual([3, true, []]);
  });

  test("CAT-RULING-13: one flick more is not to be had where there is no room for its disc any more", () => {
    const game = scene({
      heroes: { elf: { items: ["cannon"] } },
      at: { elf: [12.5, 12.5], "orc-1": [440, 300] },
    });
    game.choose("elf:cannon");
    game.place();
    game.flick(900, 0);
    expect([game.asked.prompt, game.events("flicked").length]).toEqual(["hero-acts", 1]);
  });

  test("a movement flick hits nobody, and fire walls burn in it", () => {
    const game = scene({
      heroes: { elf: { items: ["boots"] } },
      walls: ["fire-spirit-1"],
      at: { elf: [260, 60], "orc-1": [330, 60], "fire-spirit-1": [300, 75] },
    });
    game.choose("elf:boots");
    game.flickAt("orc-1", 900);
    expect([game.life("orc-1"), game.events("hit"), game.life("elf")]).toEqual([2, [], 7]);
    expect(game.options()).toContain("elf:melee");
  });

  test("a disc lies on another: the carrier cannot act, and a hard knock frees it", () => {
    const game = scene({
      heroes: { elf: { items: ["icicle"] } },
      at: { elf: [260, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    game.choose("elf:icicle");
    game.place(285, 60);
    game.flickAt("orc-1", 700);
    expect(game.piece("icicle")).toMatchObject({ on: "orc-1", x: game.piece("orc-1").x });
    game.passTurn();
    expect(game.options()).not.toContain("orc-1:melee");
    game.choose("orc-2:melee");
    game.flickAt("orc-1", 2000);
    expect(game.events("fell")).toHaveLength(1);
    expect(game.options()).toContain("orc-1:melee");
  });
});
