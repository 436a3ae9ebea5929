import { describe, expect, test } from "vitest";
import { allSpells } from "./content/box.ts";
import { fighting } from "./testing/index.ts";
import { afterFight, placeAll } from "./testing/scenes.ts";

const parties = [["elf"], ["barbarian"], ["thief"], ["wizard"]] as const;

/** The Wizard at (300, 160), with an Orc on his right. */
function casting(more: Parameters<typeof fighting>[0] = {}) {
  return fighting({ ...more, at: { wizard: [300, 160], "orc-1": [400, 160], ...more.at } });
}

describe("Spell cards", () => {
  test("CAT-SPELL-01: nobody but the Wizard's controller can play one", () => {
    const game = casting({ options: { parties } });
    for (const seat of ["seat-1", "seat-2", "seat-3", "seat-4"])
      expect(game.submit({ kind: "choose", option: "wizard:fireball" }, seat)).toBeDefined();
    expect(game.state.spells).toHaveLength(12);
    expect(game.submit({ kind: "choose", option: "wizard:fireball" }, "seat-5")).toBeUndefined();
  });

  test("CAT-SPELL-02: a spell is the Wizard's action of this turn", () => {
    const game = casting();
    game.choose("wizard:fireball");
    game.place();
    game.tap();
    expect(game.options().filter((option) => option.startsWith("wizard:"))).toEqual([]);
    expect(game.options()).toContain("elf:melee");
  });

  test("CAT-SPELL-02: no spell after another action, nor in the Overseer's turn", () => {
    const game = casting();
    game.choose("wizard:melee");
    game.tap();
    expect(game.options()).not.toContain("wizard:fireball");
    game.passTurn();
    expect(game.state.phase).toBe("overseer");
    expect(game.options().some((option) => option.startsWith("wizard:"))).toBe(false);
  });

  test("CAT-SPELL-03: each card once per game: two Fireballs, one Teleport, not even in a later room", () => {
    let game = casting();
    for (const spell of ["fireball", "fireball", "teleport"]) {
      game.choose(`wizard:${spell}`);
      if (spell === "teleport") game.choose("wizard");
      game.place();
      if (spell === "fireball") game.tap();
      game.passTurn();
      game.passTurn();
    }
    const played = ["wizard:fireball", "wizard:teleport"];
    expect(played.filter((option) => game.options().includes(option))).toEqual([]);
    game = afterFight(game);
    game.choose("explore");
    placeAll(game);
    expect(played.filter((option) => game.options().includes(option))).toEqual([]);
    expect(game.options()).toContain("wizard:magic-missile");
  });

  test("CAT-SPELL-04: a card is discarded as soon as it is used, before it has its effect", () => {
    const game = casting();
    game.choose("wizard:drain-energy");
    expect(game.asked.prompt).toBe("place-shot");
    expect(game.state.spells).not.toContain("drain-energy#1");
    expect(game.state.spentSpells).toEqual(["drain-energy#1"]);
  });

  test("CAT-SPELL-05: Summon Skeleton brings the Skeleton into play, beside the Wizard", () => {
    const game = casting();
    game.choose("wizard:summon-skeleton");
    // Within 25 mm, rim to rim.
    expect(game.submit({ kind: "place", spots: [{ piece: "skeleton", x: 300, y: 211 }] })).toBeDefined();
    game.place(300, 209);
    expect(game.piece("skeleton")).toMatchObject({ kind: "ally", life: 1, x: 300, y: 209 });
    expect(game.options()).not.toContain("skeleton:melee");
    game.passTurn();
    game.passTurn();
    expect(game.options()).toContain("skeleton:melee");
  });

  test("CAT-SPELL-05: it is offered from the Familiar alone where only the Familiar has room", () => {
    // The Wizard is walled in, in a corner.
    const walled = {
      wizard: [467.5, 12.5],
      "troll-1": [434, 17.5],
      "troll-2": [462.5, 46],
      "orc-1": [425, 55],
      familiar: [300, 200],
    } as const;
    const game = fighting({ at: walled });
    expect(game.options()).not.toContain("wizard:summon-skeleton");
    expect(game.options()).toContain("wizard:summon-skeleton@familiar");
    game.choose("wizard:summon-skeleton@familiar");
    game.place();
    expect(game.piece("skeleton").y).toBeGreaterThan(100);
  });

  test("CAT-SPELL-06: Drain Energy flicks a Missile that does 1 damage", () => {
    const game = casting();
    game.choose("wizard:drain-energy");
    game.place(320, 160);
    expect(game.asked).toMatchObject({ kind: "flick", prompt: "missile", pieces: ["missile"] });
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
    expect(game.isOnBoard("missile")).toBe(false);
  });

  test("CAT-SPELL-06: it gives nothing back to a Wizard who dies of it", () => {
    // The Missile drives the Zombie into the fire wall, and the wall into the Wizard.
    const game = fighting({
      walls: ["fire-spirit-1"],
      life: { wizard: 1 },
      at: {
        wizard: [305, 160],
        "fire-spirit-1": [335, 160],
        "zombie-1": [365, 160],
        familiar: [420, 160],
        "orc-1": [440, 300],
      },
    });
    game.choose("wizard:drain-energy@familiar");
    game.place(395, 160);
    game.flickAt("zombie-1", 1600);
    expect(game.events("killed")).toMatchObject([{ piece: "zombie-1", hero: "wizard" }]);
    expect([game.isOnBoard("wizard"), game.life("wizard")]).toEqual([false, 0]);
    expect(game.events("healed")).toEqual([]);
  });

  test.each(allSpells().map(({ id }) => id))(
    "CAT-SPELL-02: the card %s can be played, and is spent",
    (id) => {
      const game = casting({ life: { elf: 5 } });
      game.choose(`wizard:${id}`);
      expect(game.state.spentSpells).toEqual([`${id}#1`]);
      expect(game.events("cast")).toMatchObject([{ hero: "wizard", spell: `${id}#1`, from: "wizard" }]);
    },
  );
});
