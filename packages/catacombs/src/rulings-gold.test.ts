import { describe, expect, test } from "vitest";
import { fighting, type Situation } from "./testing/campaign.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";
import { detailOf } from "./words/pay.ts";

const twoPlayers = {
  parties: [
    ["elf", "barbarian"],
    ["thief", "wizard"],
  ],
};

/** A room that is done, in which these Heroes have killed. */
function killed(trophies: Readonly<Record<string, readonly string[]>>, more: Situation = {}) {
  const heroes = Object.fromEntries(
    Object.entries(trophies).map(([id, cards]) => [id, { trophies: [...cards] }]),
  );
  const game = fighting({ ...more, heroes: { ...more.heroes, ...heroes } });
  leaveRoom(game);
  return game;
}

test("CAT-RULING-52: a Hero who killed and then died is not paid; his trophies go back, his old gold stays", () => {
  const game = fighting({
    phase: "overseer",
    life: { elf: 1, "orc-1": 1 },
    heroes: { elf: { trophies: ["ghoul", "ghoul"], gold: 500 } },
    state: { bank: 1000 },
    at: { elf: [260, 60], "orc-1": [330, 60], barbarian: [330, 200] },
  });
  const ghouls = game.state.reserve["ghoul"] ?? 0;
  game.choose("orc-1:melee");
  game.flickAt("elf");
  game.choose("barbarian:melee");
  game.flickAt("orc-1");
  leaveRoom(game);
  expect(game.hero("elf")).toMatchObject({ life: 0, gold: 500, trophies: [] });
  expect([game.hero("barbarian").gold, game.state.bank]).toEqual([100, 900]);
  expect(game.state.reserve["ghoul"]).toBe(ghouls + 2);
});

describe("CAT-RULING-53: a bank that cannot pay everything", () => {
  const owed = { elf: ["crypt-spider"], barbarian: ["orc"] };

  test("CAT-RULING-53: the Hero players choose who is paid first; the rest is lost", () => {
    const game = killed(owed, { state: { bank: 300 } });
    expect(game.asked).toMatchObject({ kind: "pick", seats: ["seat-2"] });
    expect(game.options()).toEqual(["elf", "barbarian"]);
    game.pick(["barbarian", "elf"]);
    expect([game.hero("elf").gold, game.hero("barbarian").gold, game.state.bank]).toEqual([200, 100, 0]);
    expect(game.events("paid")).toMatchObject([
      { hero: "barbarian", gold: 100, due: 100 },
      { hero: "elf", gold: 200, due: 300 },
    ]);
    expect(game.state.phase).toBe("exploration");
  });

  test("CAT-RULING-53: the default order is Elf, Barbarian, Thief, Wizard", () => {
    const game = killed({ wizard: ["orc"], thief: ["orc"], ...owed }, { state: { bank: 300 } });
    expect(game.options()).toEqual(["elf", "barbarian", "thief", "wizard"]);
  });

  test("CAT-RULING-53: nobody is asked when there is enough", () => {
    const game = killed(owed, { state: { bank: 400 } });
    expect([game.hero("elf").gold, game.hero("barbarian").gold]).toEqual([300, 100]);
  });
});

describe("CAT-RULING-54: the killer", () => {
  test("CAT-RULING-54: is whoever took the last point", () => {
    const game = fighting({ at: { elf: [260, 60], thief: [330, 160], "orc-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("orc-1", 600);
    game.choose("thief:melee");
    game.flickAt("orc-1");
    expect(game.hero("thief").trophies).toEqual(["orc"]);
    expect(game.hero("elf").trophies).toEqual([]);
  });

  test("CAT-RULING-54: a Critical hit kills an unhurt monster outright; surplus damage is lost", () => {
    for (const life of [2, 1]) {
      const game = fighting({
        heroes: { barbarian: { items: ["broad-axe"] } },
        life: { "orc-1": life },
        at: { barbarian: [260, 60], "orc-1": [330, 60] },
      });
      game.choose("barbarian:broad-axe");
      game.flickAt("orc-1");
      expect(game.events("hurt")).toMatchObject([{ piece: "orc-1", lost: life, life: 0 }]);
      expect(game.hero("barbarian").trophies).toEqual(["orc"]);
    }
  });
});

test("CAT-RULING-55: a half price is rounded up to the next full 100", () => {
  for (const [item, half] of [
    ["map", 100],
    ["healing-draught", 200],
    ["blood-draught", 200],
    ["broad-axe", 300],
  ] as const) {
    const game = visiting("merchant", { offer: [item], heroes: { barbarian: { gold: 1000 } } });
    game.choose(`barbarian:${item}:half`);
    expect([item, game.hero("barbarian").gold]).toEqual([item, 1000 - half]);
  }
});

describe("CAT-RULING-56: the discount", () => {
  const offer = ["map", "chain-lightning", "healing-draught", "broad-axe"];
  const heroes = { elf: { gold: 2000 }, thief: { gold: 0 } };

  test("CAT-RULING-56: for 2 articles per visit of the whole party, as the buyer says", () => {
    const game = visiting("merchant", { options: twoPlayers, offer, heroes });
    game.choose("elf:map:half", "seat-2");
    game.choose("elf:chain-lightning", "seat-2");
    game.choose("thief:healing-draught:half", "seat-3");
    game.amount(2, "seat-2");
    expect(game.events("bought").map(({ price }) => price)).toEqual([100, 600, 200]);
    expect(game.options().some((option) => option.endsWith(":half"))).toBe(false);
  });

  test("CAT-RULING-56: one that was not paid for does not count", () => {
    const game = visiting("merchant", {
      options: twoPlayers,
      offer,
      heroes: { ...heroes, thief: { gold: 200 } },
    });
    game.choose("thief:chain-lightning:half", "seat-3");
    game.amount(0);
    game.amount(0);
    expect(game.state.visit?.discounts).toBe(0);
  });
});

describe("CAT-RULING-57: pooling", () => {
  const shop = () =>
    visiting("merchant", {
      options: twoPlayers,
      offer: ["broad-axe"],
      heroes: { elf: { gold: 200 }, barbarian: { gold: 300 }, wizard: { gold: 400 } },
    });

  test("CAT-RULING-57: each controller enters what each of his Heroes gives", () => {
    const game = shop();
    game.choose("barbarian:broad-axe", "seat-2");
    const asked = [];
    for (const gold of [3, 1, 2]) {
      const { seats, about } = game.question("pay");
      asked.push([seats[0], about.payer]);
      game.amount(gold);
    }
    expect(asked).toEqual([
      ["seat-2", "barbarian"],
      ["seat-2", "elf"],
      ["seat-3", "wizard"],
    ]);
    expect(["barbarian", "elf", "wizard"].map((hero) => game.hero(hero).gold)).toEqual([0, 100, 200]);
    expect(game.hero("barbarian").items).toEqual(["broad-axe"]);
  });

  test("CAT-RULING-57: whoever is asked hears for what, for whom, and how much is missing", () => {
    const game = shop();
    game.choose("barbarian:broad-axe", "seat-2");
    game.amount(3);
    expect(detailOf(game.question("pay"), game.state)).toEqual({
      fr: "Grande hache, pour le Barbare\u00a0: 600 pièces d’or, il en manque 300. L’Elfe peut en donner 200.",
      en: "Broad Axe, for the Barbarian: 600 gold, 300 missing. The Elf can give 200.",
    });
  });

  test("CAT-RULING-57: the price is covered exactly: nobody can give more, and too little buys nothing", () => {
    const game = shop();
    game.choose("barbarian:broad-axe", "seat-2");
    game.amount(3);
    game.amount(2);
    expect(game.asked).toMatchObject({ kind: "amount", min: 0, max: 1 });
    expect(game.submit({ kind: "amount", amount: 2 })).toBeDefined();
    game.amount(0);
    expect(["barbarian", "elf", "wizard"].map((hero) => game.hero(hero).gold)).toEqual([300, 200, 400]);
    expect(game.hero("barbarian").items).toEqual([]);
  });
});

describe("CAT-RULING-58: a dead Hero’s gold", () => {
  test("CAT-RULING-58: is locked, also for his own resurrection", () => {
    const game = visiting("healer", { heroes: { elf: { life: 0, gold: 5000 }, thief: { gold: 900 } } });
    expect(game.options()).toEqual(["done"]);
    const enough = visiting("healer", { heroes: { elf: { life: 0, gold: 5000 }, thief: { gold: 1000 } } });
    enough.choose("raise:elf");
    expect([enough.hero("elf").gold, enough.hero("thief").gold]).toEqual([5000, 0]);
  });

  test("CAT-RULING-58: and he buys nothing at the Merchant", () => {
    const game = visiting("merchant", {
      offer: ["map"],
      heroes: { elf: { life: 0, gold: 5000 }, thief: { gold: 200 } },
    });
    const buyers = game.options().filter((option) => option.endsWith(":map"));
    expect(buyers).toEqual(["barbarian:map", "thief:map", "wizard:map"]);
    const poor = visiting("merchant", { offer: ["map"], heroes: { elf: { life: 0, gold: 5000 } } });
    expect(poor.options()).toEqual(["done"]);
  });
});

test("CAT-RULING-59: to heal a whole Hero or raise a living one is refused, and no gold is taken", () => {
  const game = visiting("healer", { heroes: { elf: { gold: 2000 }, thief: { life: 3 } } });
  for (const option of ["touch:elf", "raise:elf", "raise:thief"])
    expect(game.submit({ kind: "choose", option })).toMatchObject({ code: "unknown-option" });
  expect(game.hero("elf").gold).toBe(2000);
});

test("CAT-RULING-60: Merchant and Healer have no set-up, combat or resolution; then comes the next exploration", () => {
  for (const [kind, here] of [
    ["merchant", 1],
    ["healer", 3],
  ] as const) {
    const game = visiting(kind, { options: twoPlayers, state: { phase: "exploration", here } });
    game.choose("explore");
    expect(game.state.phase).toBe(kind);
    expect(game.state.fight).toBeUndefined();
    game.choose("done", "seat-3");
    expect([game.state.phase, game.asked.seats]).toEqual([kind, ["seat-2"]]);
    game.choose("done", "seat-2");
    expect(game.state.phase).toBe("exploration");
    expect([...game.events("set-up"), ...game.events("cleared")]).toEqual([]);
  }
});

describe("CAT-RULING-61: killed monsters", () => {
  const strike = (kind: "room" | "lord") => {
    const game = fighting({
      kind,
      at: { elf: [260, 60], "zombie-1": [330, 60], ...(kind === "lord" ? { sorcerer: [440, 200] } : {}) },
    });
    const before = game.state.reserve["zombie"] ?? 0;
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    return { game, gained: (game.state.reserve["zombie"] ?? 0) - before };
  };

  test("CAT-RULING-61: are not back in the reserve before the resolution phase", () => {
    const { game, gained } = strike("room");
    expect(gained).toBe(0);
    const before = game.state.reserve["zombie"] ?? 0;
    leaveRoom(game);
    expect(game.state.reserve["zombie"]).toBe(before + 1);
  });

  test("CAT-RULING-61: but at once in the final battle", () => {
    const { game, gained } = strike("lord");
    expect(gained).toBe(1);
    expect(game.hero("elf").trophies).toEqual([]);
  });
});
