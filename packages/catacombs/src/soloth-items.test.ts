import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import type { HeroBoard } from "./state.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, strikes } from "./testing/soloth.ts";

function owning(hero: string, item: string, more: Partial<HeroBoard> = {}): NonNullable<Situation["heroes"]> {
  return { [hero]: { items: [item], ...more } };
}

describe("articles of Soloth", () => {
  test("the Mirror Shield keeps Fireballs off by itself", () => {
    const game = solothFight({
      phase: "overseer",
      heroes: owning("ice-princess", "mirror-shield"),
      at: { "ice-princess": [340, 60], "salamander-1": [255, 60] },
    });
    game.choose("salamander-1:fireball");
    game.place(280, 60);
    game.flickAt("ice-princess", 900);
    expect([game.life("ice-princess"), game.events("ignores").length]).toEqual([
      heroCard("ice-princess").life,
      1,
    ]);
  });

  /** Somebody with the feather is there when the Ice Princess dies. */
  function dying(owner: string, more: Situation = {}): Campaign {
    const game = solothFight({
      phase: "overseer",
      life: { "ice-princess": 1 },
      heroes: owning(owner, "phoenix-feather"),
      ...more,
      at: { "ice-princess": [330, 60], "orc-1": [260, 60], ...more.at },
    });
    strikes(game, "orc-1:melee", "ice-princess");
    return game;
  }

  test("SOL-VERDICT-22: asked before the defeat check, of the card's owner, even if it is he who died", () => {
    const game = dying("paladin");
    expect([game.asked.prompt, game.options()]).toEqual(["feather", ["ice-princess", "no"]]);
    game.choose("ice-princess");
    expect([game.life("ice-princess"), game.isOnBoard("ice-princess"), game.state.usedUp]).toEqual([
      3,
      true,
      ["phoenix-feather"],
    ]);
    expect(dying("ice-princess").asked.prompt).toBe("feather");
    const stunned = dying("ice-princess", { stunned: { "ice-princess": 1 } });
    expect([stunned.isOnBoard("ice-princess"), stunned.events("raised")]).toEqual([false, []]);
    const again = dying("paladin", { stunned: { "ice-princess": 1 } });
    again.choose("ice-princess");
    expect(again.isStunned("ice-princess")).toBe(false);
    // CAT-INCAP-04: the round in which it befell her still counts for the next.
    expect(again.piece("ice-princess")).toMatchObject({ marks: { woken: 1 } });
    const declined = dying("paladin");
    declined.choose("no");
    expect(declined.isOnBoard("ice-princess")).toBe(false);
  });

  test("SOL-VERDICT-22: the flick that has killed her does not stun her afterwards", () => {
    const game = solothFight({
      phase: "overseer",
      life: { "ice-princess": 1 },
      heroes: owning("paladin", "phoenix-feather"),
      at: { "ice-princess": [330, 60], "shade-1": [260, 60], "orc-1": [440, 300] },
    });
    strikes(game, "shade-1:melee", "ice-princess");
    game.choose("ice-princess");
    expect([game.life("ice-princess"), game.isStunned("ice-princess")]).toEqual([3, false]);
  });

  test("SOL-VERDICT-22: who dies of his own action loses the rest of it, and acts from the next Heroes’ turn on", () => {
    const game = solothFight({
      life: { "witch-hunter": 1 },
      heroes: {
        ...owning("paladin", "phoenix-feather"),
        "witch-hunter": { artefacts: ["horn-of-the-bull"] },
      },
      walls: ["fire-spirit-1"],
      at: { "witch-hunter": [260, 60], "fire-spirit-1": [300, 60], "orc-1": [440, 300] },
    });
    strikes(game, "witch-hunter:horn-of-the-bull", "fire-spirit-1");
    game.choose("witch-hunter");
    expect([game.life("witch-hunter"), game.asked.prompt]).toEqual([3, "hero-acts"]);
    expect(game.options()).not.toContain("witch-hunter:melee");
    game.passTurn();
    game.passTurn();
    expect(game.options()).toContain("witch-hunter:melee");
  });

  test("SOL-VERDICT-22: his Allies have left with his death, and come back with the next room", () => {
    const game = solothFight({
      phase: "overseer",
      life: { sorceress: 1 },
      heroes: { ...owning("paladin", "phoenix-feather"), ...owning("sorceress", "raven-totem") },
      at: { sorceress: [330, 60], "orc-1": [260, 60], raven: [440, 250] },
    });
    strikes(game, "orc-1:melee", "sorceress");
    game.choose("sorceress");
    expect([game.isOnBoard("sorceress"), game.isOnBoard("raven")]).toEqual([true, false]);
    expect(game.events("left")).toMatchObject([{ piece: "raven", rule: "CAT-RULING-38" }]);
  });

  test("SOL-VERDICT-23: with the Tower Shield goes the armour above 2", () => {
    for (let i = 0; i < 30; i++) {
      const game = solothFight(
        {
          phase: "overseer",
          heroes: owning("paladin", "tower-shield", { tracks: { armour: 3 } }),
          at: { paladin: [330, 60], "rust-monster-1": [260, 60] },
        },
        `tower ${i}`,
      );
      strikes(game, "rust-monster-1:melee", "paladin");
      game.choose("no");
      if (game.events("corroded").length === 0) continue;
      expect(game.hero("paladin").tracks["armour"]).toBe(2);
      return;
    }
    throw new Error("chance never had it so");
  });

  test("Holy Water costs an Undead beside him a point, without an action", () => {
    const game = solothFight({
      heroes: owning("paladin", "holy-water"),
      at: { paladin: [260, 60], "ghoul-1": [300, 60], "orc-1": [260, 100] },
    });
    game.choose("paladin:holy-water");
    expect(game.options()).toEqual(["ghoul-1"]);
    game.choose("ghoul-1");
    expect([game.life("ghoul-1"), game.options().includes("paladin:melee")]).toEqual([1, true]);
    const far = solothFight({
      heroes: owning("paladin", "holy-water"),
      at: { paladin: [260, 60], "ghoul-1": [360, 60] },
    });
    expect(far.options()).not.toContain("paladin:holy-water");
  });

  test("the Frost Ring costs a freed monster a point, if the Heroes' side freed it", () => {
    const game = solothFight({
      frozen: ["orc-1"],
      heroes: owning("ice-princess", "frost-ring"),
      at: { "ice-princess": [20, 60], paladin: [270, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    strikes(game, "paladin:melee", "orc-1", 2500);
    expect([game.isOnBoard("orc-1"), game.hero("ice-princess").trophies]).toEqual([false, ["orc"]]);
  });

  test("the Snow Boots give a movement after the action, the Boots of Speed one before it", () => {
    const snow = solothFight({
      heroes: owning("ice-princess", "snow-boots"),
      at: { "ice-princess": [260, 60], "orc-1": [440, 300] },
    });
    snow.choose("ice-princess:melee");
    snow.tap();
    expect(snow.asked.prompt).toBe("use-item");
    snow.choose("use");
    expect(snow.asked.prompt).toBe("movement");
    const speed = solothFight({ heroes: owning("paladin", "boots-of-speed"), at: { "orc-1": [440, 300] } });
    speed.choose("paladin:boots-of-speed");
    speed.tap();
    expect(speed.options()).toContain("paladin:melee");
    expect(speed.options()).not.toContain("paladin:boots-of-speed");
  });

  test("CAT-RULING-44: whom her Snow Boots push into his death while all pass has nothing left to give up", () => {
    const game = solothFight({
      heroes: owning("ice-princess", "snow-boots"),
      life: { paladin: 1 },
      walls: ["fire-spirit-1"],
      at: { "ice-princess": [260, 60], paladin: [300, 60], "fire-spirit-1": [340, 60], "orc-1": [440, 300] },
    });
    game.choose("pass");
    game.choose("use");
    game.flickAt("paladin", 900);
    expect([game.isOnBoard("paladin"), game.state.phase]).toEqual([false, "overseer"]);
    expect(game.events("passes").map(({ piece }) => piece)).toEqual([
      ...["ice-princess", "witch-hunter", "sorceress"],
    ]);
  });

  test("CAT-RULING-96: a flick of her Snow Boots starts the count anew, though she has passed", () => {
    const game = solothFight({
      heroes: owning("ice-princess", "snow-boots"),
      at: { "ice-princess": [260, 60], "orc-1": [440, 300] },
    });
    while (game.state.fight?.idle !== 10) game.passTurn();
    const { round = 0 } = game.state.fight;
    game.choose("pass");
    game.choose("use");
    game.tap();
    game.passTurn();
    expect([game.match.outcome, game.state.fight?.round]).toEqual([undefined, round + 1]);
  });

  test("the Silver Bolts are one Missile in each room, the Mana Crystal 3 magic", () => {
    const bolts = solothFight({
      heroes: owning("witch-hunter", "silver-bolts"),
      at: { "witch-hunter": [255, 60], "orc-1": [330, 60] },
    });
    bolts.choose("witch-hunter:silver-bolts");
    bolts.place(275, 60);
    bolts.flickAt("orc-1", 900);
    expect(bolts.life("orc-1")).toBe(1);
    const crystal = solothFight({
      heroes: owning("sorceress", "mana-crystal", { tracks: { magic: 4 } }),
      at: { "orc-1": [440, 300] },
    });
    crystal.choose("sorceress:mana-crystal");
    expect(crystal.hero("sorceress").tracks["magic"]).toBe(6);
  });

  test("the Amulet of Courage keeps off every stun", () => {
    const game = solothFight({
      phase: "overseer",
      heroes: owning("witch-hunter", "amulet-of-courage"),
      at: { "witch-hunter": [330, 60], "ghoul-1": [260, 60], "ghoul-2": [330, 130] },
    });
    strikes(game, "ghoul-1:melee", "witch-hunter");
    expect([game.isStunned("witch-hunter"), game.life("witch-hunter")]).toEqual([
      false,
      heroCard("witch-hunter").life - 1,
    ]);
    strikes(game, "ghoul-2:melee", "witch-hunter", 900);
    expect([game.isStunned("witch-hunter"), game.life("witch-hunter")]).toEqual([
      false,
      heroCard("witch-hunter").life - 2,
    ]);
  });

  test("the Ghost Amulet lets one attack pass in each room; of several wards one is used", () => {
    const game = solothFight({
      phase: "overseer",
      heroes: owning("paladin", "ghost-amulet"),
      at: { paladin: [330, 60], "orc-1": [260, 60] },
    });
    strikes(game, "orc-1:melee", "paladin");
    expect(game.options()).toEqual(["armour", "ghost-amulet", "no"]);
    game.choose("ghost-amulet");
    expect([game.life("paladin"), game.hero("paladin").tracks["armour"]]).toEqual([
      heroCard("paladin").life,
      2,
    ]);
  });

  test("the Smelling Salts wake a hero, who may act and is not stunned again at once", () => {
    const game = solothFight({
      round: 2,
      stunned: { paladin: 1 },
      heroes: owning("witch-hunter", "smelling-salts"),
      at: { paladin: [260, 60], "witch-hunter": [260, 95], "ghoul-1": [330, 60] },
    });
    game.choose("witch-hunter:smelling-salts");
    game.choose("paladin");
    expect([game.isStunned("paladin"), game.options().includes("paladin:melee")]).toEqual([false, true]);
    game.passTurn();
    strikes(game, "ghoul-1:melee", "paladin");
    game.choose("no");
    expect(game.isStunned("paladin")).toBe(false);
  });

  test("the Lucky Coin gives a missed attack back, once per room", () => {
    const game = solothFight({
      heroes: owning("paladin", "lucky-coin"),
      at: { paladin: [260, 60], "orc-1": [330, 60] },
    });
    game.choose("paladin:melee");
    game.tap(0, 100);
    game.choose("use");
    game.flickAt("orc-1", 700);
    expect([game.life("orc-1"), game.hero("paladin").used]).toEqual([1, ["lucky-coin"]]);
  });

  test("the Longsword is a Critical Melee, once per room", () => {
    const game = solothFight({
      heroes: owning("paladin", "longsword"),
      at: { paladin: [260, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    strikes(game, "paladin:longsword", "orc-1");
    expect([game.isOnBoard("orc-1"), game.hero("paladin").used]).toEqual([false, ["longsword"]]);
    const next = beforeSolothRoom("bholoth-cemetery", {
      heroes: owning("paladin", "longsword", { used: ["longsword"] }),
    });
    enterRoom(next);
    expect(next.options()).toContain("paladin:longsword");
  });
});
