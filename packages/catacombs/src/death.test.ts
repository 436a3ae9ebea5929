import { expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

/** The Orc has taken the Elf's last life. */
function dead(more: Situation = {}): Campaign {
  const game = fighting({
    phase: "overseer",
    life: { elf: 1 },
    ...more,
    at: { elf: [260, 60], "orc-1": [330, 60], ...more.at },
  });
  game.choose("orc-1:melee");
  game.flickAt("elf");
  return game;
}

test("CAT-DEATH-01: a Hero whose life reaches 0 is dead", () => {
  const game = dead();
  expect(game.life("elf")).toBe(0);
  expect(game.options().filter((option) => option.startsWith("elf:"))).toEqual([]);
});

test("CAT-DEATH-02: he is taken off the board at once, and is not in the next room either", () => {
  const game = dead({
    at: { "orc-1": [330, 60], barbarian: [330, 200] },
    heroes: { barbarian: { gold: 0 } },
  });
  expect(game.isOnBoard("elf")).toBe(false);
  expect(game.events("left")).toMatchObject([{ piece: "elf", rule: "CAT-DEATH-02" }]);
  for (let blow = 0; blow < 2; blow++) {
    game.choose("barbarian:melee");
    game.flickAt("orc-1");
    game.passTurn();
    if (blow === 0) game.passTurn();
  }
  leaveRoom(game);
  enterRoom(game);
  expect(game.isOnBoard("barbarian")).toBe(true);
  expect(game.isOnBoard("elf")).toBe(false);
});

/** The room is cleared by the Barbarian, after the Elf has died in it. */
function paid(): Campaign {
  const game = dead({
    heroes: { elf: { gold: 300, items: ["map"], trophies: ["ghoul"] } },
    at: { barbarian: [330, 200], "orc-1": [330, 60] },
    life: { elf: 1, "orc-1": 1 },
  });
  game.choose("barbarian:melee");
  game.flickAt("orc-1");
  leaveRoom(game);
  return game;
}

test("CAT-DEATH-03: he collects no gold in this room", () => {
  const game = paid();
  expect(game.hero("elf")).toMatchObject({ gold: 300, trophies: [] });
  expect(game.hero("barbarian").gold).toBe(100);
});

test("CAT-DEATH-04: he keeps the gold and the Equipment he had", () => {
  expect(paid().hero("elf")).toMatchObject({ life: 0, gold: 300, items: ["map"] });
});

test("CAT-DEATH-05: at the Healer’s any dead Hero may be brought back", () => {
  const game = visiting("healer", {
    heroes: { elf: { life: 0 }, thief: { life: 0 }, barbarian: { gold: 2000 } },
  });
  expect(game.options()).toEqual(["raise:elf", "raise:thief", "done"]);
  game.choose("raise:thief");
  expect(game.life("thief")).toBe(2);
});

test("CAT-DEATH-06: life is regained, but never above the initial value", () => {
  const game = fighting({
    life: { elf: heroCard("elf").life - 1 },
    heroes: { elf: { items: ["healing-draught"] } },
    at: { "orc-1": [440, 300] },
  });
  game.choose("elf:healing-draught");
  expect(game.life("elf")).toBe(8);
  expect(game.events("healed")).toMatchObject([{ hero: "elf", gained: 1, life: 8 }]);
});
