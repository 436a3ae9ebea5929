import { describe, expect, test } from "vitest";
import { allSpells } from "./content/box.ts";
import { fighting } from "./testing/campaign.ts";

// What each Spell card says; when and by whom they are played is in spells.test.ts.
describe("the texts of the spells (CAT-GAP-01)", () => {
  const duel = { wizard: [260, 60], "orc-1": [330, 60] } as const;

  test("twelve cards of seven kinds, each told in both languages", () => {
    expect(allSpells().reduce((sum, { copies }) => sum + copies, 0)).toBe(12);
    for (const { name, text } of allSpells())
      for (const word of [name.fr, name.en, text.fr, text.en]) expect(word).not.toBe("");
  });

  test("Fireball: one Fireball of 1 damage", () => {
    const game = fighting({ at: duel });
    game.choose("wizard:fireball");
    game.place(290, 60);
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
    expect(game.events("hit")).toMatchObject([{ attack: "fireball" }]);
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("Magic Missile: two Missiles, also at two targets", () => {
    const game = fighting({ at: { ...duel, "orc-2": [260, 160] } });
    game.choose("wizard:magic-missile");
    game.place(290, 60);
    game.flickAt("orc-1");
    game.choose("flick");
    game.place(260, 90);
    game.flickAt("orc-2");
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  });

  test("Drain Energy: if it hurts, the Wizard regains 1 life", () => {
    for (const [target, life] of [
      ["orc-1", 4],
      ["fire-demon-1", 3],
    ] as const) {
      const game = fighting({ life: { wizard: 3 }, at: { wizard: [260, 60], [target]: [340, 60] } });
      game.choose("wizard:drain-energy");
      game.place(290, 60);
      game.flickAt(target);
      expect([target, game.life("wizard")]).toEqual([target, life]);
    }
  });

  test("Shield: a movable disc beside the Wizard that stops what comes", () => {
    const game = fighting({ at: { wizard: [260, 60], "orc-1": [380, 60] } });
    game.choose("wizard:shield");
    game.place(300, 60);
    expect(game.piece("shield")).toMatchObject({ kind: "shield", radius: 17.5 });
    expect(game.options().some((option) => option.includes("shield"))).toBe(false);
    game.passTurn();
    game.choose("orc-1:melee");
    game.flickAt("wizard", 600);
    expect(game.life("wizard")).toBe(8);
    expect(game.piece("shield").x).toBeLessThan(300);
  });

  test("Summon Skeleton: once on the board there is no second one; a dead one can be summoned again", () => {
    const game = fighting({ at: { wizard: [260, 60], "orc-1": [400, 60] } });
    game.choose("wizard:summon-skeleton");
    game.place(290, 60);
    game.passTurn();
    game.choose("orc-1:pass");
    expect(game.options()).not.toContain("wizard:summon-skeleton");
    game.passTurn();
    game.choose("orc-1:melee");
    game.flickAt("skeleton");
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.options()).toContain("wizard:summon-skeleton");
  });

  test("Heal: a living Hero regains 2 life", () => {
    const game = fighting({ life: { elf: 3, thief: 9, barbarian: 0 }, at: { "orc-1": [440, 300] } });
    game.choose("wizard:heal");
    expect(game.options()).toEqual(["elf", "thief"]);
    game.choose("elf");
    expect(game.life("elf")).toBe(5);
    expect(game.options()).not.toContain("wizard:melee");
    const whole = fighting({ at: { "orc-1": [440, 300] } });
    expect(whole.options()).not.toContain("wizard:heal");
  });

  test("Teleport: a Hero goes anywhere outside the Monster zone, and may still act", () => {
    const game = fighting({ at: { "orc-1": [440, 300] } });
    game.choose("wizard:teleport");
    game.choose("thief");
    const at = (x: number, y: number) => ({ kind: "place", spots: [{ piece: "thief", x, y }] });
    expect(game.submit(at(330, 60))?.code).toBe("outside-zone");
    expect(game.submit(at(210, 110))?.code).toBe("overlap");
    expect(game.submit(at(300, 160))).toBeUndefined();
    expect(game.piece("thief")).toMatchObject({ x: 300, y: 160 });
    expect(game.options()).toContain("thief:melee");
    expect(game.options()).not.toContain("wizard:melee");
  });
});
