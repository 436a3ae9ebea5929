import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import type { Deed } from "./questions.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom, placeAll } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, strikes, withSoloth } from "./testing/soloth.ts";
import { visiting } from "./testing/visit.ts";
import { shortDeed } from "./words/choices.ts";
import { promptOf } from "./words/prompts.ts";

/** What she starts with (SOL-RULING-05). */
const whole = heroCard("sorceress").life;

const magic = (game: Campaign) => game.hero("sorceress").tracks["magic"];

/** What the Sorceress can do now. */
function deedsOf(game: Campaign): readonly Deed[] {
  const { asked } = game;
  if (asked.prompt !== "hero-acts") return [];
  return asked.options
    .filter((option) => option.kind === "deed")
    .filter(({ actor }) => actor === "sorceress");
}

function sorceress(magicLeft: number, life = 8, more: Situation = {}): Campaign {
  return solothFight({
    ...more,
    life: { sorceress: life, ...more.life },
    heroes: { sorceress: { tracks: { magic: magicLeft }, ...more.heroes?.["sorceress"] } },
    at: { sorceress: [255, 60], "orc-1": [340, 60], ...more.at },
  });
}

describe("the Sorceress", () => {
  test("SOL-SORC-01: she has a magic track", () => {
    expect(heroCard("sorceress").tracks[0]?.id).toBe("magic");
  });

  test("SOL-SORC-02: she starts with 6", () => {
    expect(magic(solothFight())).toBe(6);
  });

  test("SOL-SORC-03: special actions cost magic", () => {
    const game = sorceress(6);
    game.choose("sorceress:sorcery-fireball");
    expect(magic(game)).toBe(5);
    expect(deedsOf(sorceress(0, 1)).map(({ action }) => action)).toEqual(["melee"]);
  });

  test("SOL-SORC-04: what starts from her raven costs magic too", () => {
    const game = sorceress(6, 8, {
      heroes: { sorceress: { items: ["raven-totem"] } },
      at: { raven: [300, 200] },
    });
    game.choose("sorceress:sorcery-fireball@raven");
    expect(magic(game)).toBe(4);
  });

  test("SOL-SORC-05: at 0 she may pay with life, one for one", () => {
    const game = sorceress(0);
    game.choose("sorceress:sorcery-fireball");
    expect([magic(game), game.life("sorceress")]).toEqual([0, 7]);
  });

  test("SOL-SORC-06: never with her last point", () => {
    expect(deedsOf(sorceress(0, 1)).map(({ action }) => action)).toEqual(["melee"]);
    expect(deedsOf(sorceress(0, 2)).map(({ action }) => action)).toContain("sorcery-fireball");
  });

  test("SOL-SORC-07: magic never becomes life", () => {
    const game = sorceress(6, 3);
    expect(deedsOf(game).map(({ action }) => action)).toEqual([
      "melee",
      "sorcery-fireball",
      "sorcery-shield",
      "beast-form",
    ]);
    expect(game.life("sorceress")).toBe(3);
  });

  test("SOL-SORC-08: what she gains goes to either track, in any mix", () => {
    const game = sorceress(3, 5, { heroes: { sorceress: { items: ["healing-draught"] } } });
    game.choose("sorceress:healing-draught");
    expect(game.asked).toMatchObject({ prompt: "gain-life", kind: "amount", min: 0, max: 2 });
    game.amount(1);
    expect([game.life("sorceress"), magic(game)]).toEqual([6, 4]);
  });

  test("SOL-SORC-09: as often as she can pay, one action a turn", () => {
    const game = sorceress(6);
    game.choose("sorceress:sorcery-shield");
    game.place();
    expect(deedsOf(game)).toEqual([]);
    game.passTurn();
    game.passTurn();
    expect(deedsOf(game).map(({ action }) => action)).toContain("sorcery-fireball");
  });

  test("SOL-SORC-10: a new room does not refill it", () => {
    const game = beforeSolothRoom("bholoth-cemetery", { heroes: { sorceress: { tracks: { magic: 2 } } } });
    enterRoom(game);
    expect(magic(game)).toBe(2);
  });

  test("SOL-SORC-11: nor does a resurrection", () => {
    const game = visiting("healer", {
      options: withSoloth,
      heroes: { sorceress: { life: 0, tracks: { magic: 1 } }, paladin: { gold: 1000 } },
    });
    game.choose("raise:sorceress");
    expect([game.life("sorceress"), magic(game)]).toEqual([2, 1]);
  });

  test("SOL-SORC-12: each deed says what comes from magic and what from life", () => {
    const cost = (game: Campaign) => deedsOf(game).find(({ action }) => action === "sorcery-shield")?.cost;
    expect(cost(sorceress(6))).toEqual({ track: "magic", points: 2, life: 0 });
    expect(cost(sorceress(1))).toEqual({ track: "magic", points: 1, life: 1 });
    const said = (game: Campaign) =>
      deedsOf(game)
        .filter(({ action }) => action === "sorcery-shield")
        .map(shortDeed);
    expect(said(sorceress(6))).toEqual([{ fr: "Bouclier (2 magie)", en: "Shield (2 magic)" }]);
    // … and warns of what cannot be taken back.
    expect(said(sorceress(1))).toEqual([
      {
        fr: "Bouclier (1 magie, attention\u00a0: 1\u00a0point de vie)",
        en: "Shield (1 magic, beware: 1 life)",
      },
    ]);
  });

  test("SOL-RULING-55: magic first, the rest from life, or not at all", () => {
    const game = sorceress(1);
    game.choose("sorceress:sorcery-shield");
    expect([magic(game), game.life("sorceress")]).toEqual([0, 7]);
    expect(deedsOf(sorceress(1, 1)).map(({ action }) => action)).not.toContain("sorcery-shield");
  });

  test("SOL-RULING-56: never above 6; the Healer sells to her while one track has room", () => {
    const offers = (life: number, left: number) =>
      visiting("healer", {
        options: withSoloth,
        heroes: { sorceress: { life, tracks: { magic: left } }, paladin: { gold: 900 } },
      }).options();
    expect(offers(whole, 5)).toContain("touch:sorceress");
    expect(offers(whole, 6)).not.toContain("touch:sorceress");
    const full = sorceress(6, whole - 1, { heroes: { sorceress: { items: ["healing-draught"] } } });
    full.choose("sorceress:healing-draught");
    expect([full.life("sorceress"), magic(full)]).toEqual([whole, 6]);
  });

  test("SOL-RULING-57: the 2 points of a resurrection are life; bought ones may be magic", () => {
    const game = visiting("healer", {
      options: withSoloth,
      heroes: { sorceress: { life: 0, tracks: { magic: 1 } }, paladin: { gold: 1300 } },
    });
    game.choose("raise:sorceress");
    expect(game.life("sorceress")).toBe(2);
    game.choose("touch:sorceress");
    game.amount(0);
    expect([game.life("sorceress"), magic(game)]).toEqual([2, 2]);
  });

  test("SOL-RULING-58: an article without a magic cost is free", () => {
    const game = sorceress(6, 4, { heroes: { sorceress: { items: ["healing-draught"] } } });
    game.choose("sorceress:healing-draught");
    expect(magic(game)).toBe(6);
  });

  /** The Heroes camp on the space that gives 2 points. */
  function camped(life: number, magicLeft: number): Campaign {
    const game = solothFight({
      options: { camping: true },
      life: { sorceress: life },
      heroes: { sorceress: { tracks: { magic: magicLeft } } },
      state: { camp: 3 },
    });
    game.passTurn();
    game.choose("camp");
    return game;
  }

  test("SOL-VERDICT-12: of a camp each point goes to either track, as far as there is room; what fits on neither is lost", () => {
    const free = camped(whole - 2, 4);
    expect(free.asked).toMatchObject({ prompt: "gain-life", min: 0, max: 2, about: { points: 2 } });
    free.amount(1);
    expect([free.life("sorceress"), magic(free)]).toEqual([whole - 1, 5]);
    const bound = camped(whole - 1, 5);
    expect([bound.asked.prompt, bound.life("sorceress"), magic(bound)]).toEqual(["explore", whole, 6]);
    const full = camped(whole, 5);
    expect([full.asked.prompt, full.life("sorceress"), magic(full)]).toEqual(["explore", whole, 6]);
  });

  test("SOL-VERDICT-12: what the Wizard's spell heals is a gain as well", () => {
    const healed = sorceress(4, 6, {
      options: { parties: [["elf", "paladin", "wizard", "sorceress"]] },
      state: { spells: ["heal#1"], spentSpells: [] },
    });
    healed.choose("wizard:heal");
    if (healed.asked.prompt === "heal-whom") healed.choose("sorceress");
    expect(healed.asked).toMatchObject({ prompt: "gain-life", about: { hero: "sorceress", points: 2 } });
    healed.amount(0);
    expect([healed.life("sorceress"), magic(healed)]).toEqual([6, 6]);
  });

  test("SOL-VERDICT-18: the other form costs 1, has a Critical Melee, and goes with the room", () => {
    const game = sorceress(6);
    game.choose("sorceress:beast-form");
    expect(magic(game)).toBe(5);
    game.passTurn();
    game.passTurn();
    expect(deedsOf(game).map(({ action }) => action)).toEqual(["melee", "own-form", "beast-strike"]);
    game.choose("sorceress:own-form");
    expect(deedsOf(game).map(({ action }) => action)).toContain("sorcery-fireball");
    const beast = sorceress(6, 8, { marks: { sorceress: { beast: 1 } }, at: { "orc-9": [440, 300] } });
    strikes(beast, "sorceress:beast-strike", "orc-1");
    expect(beast.isOnBoard("orc-1")).toBe(false);
    const hushed = sorceress(6, 8, { marks: { sorceress: { beast: 1 } }, at: { "siren-1": [440, 300] } });
    expect(deedsOf(hushed).map(({ action }) => action)).toEqual(["melee"]);
  });

  test("SOL-VERDICT-19: the raven stands beside her at each set-up, and hurts nobody", () => {
    const game = beforeSolothRoom("bholoth-cemetery", { heroes: { sorceress: { items: ["raven-totem"] } } });
    game.choose("explore");
    game.place();
    expect(promptOf(game.asked.prompt, game.asked)).toEqual({
      fr: "Placez le Corbeau à côté de la Sorcière.",
      en: "Place the Raven next to the Sorceress.",
    });
    placeAll(game);
    expect(game.isOnBoard("raven")).toBe(true);
    const flown = sorceress(6, 8, {
      heroes: { sorceress: { items: ["raven-totem"] } },
      at: { raven: [300, 60] },
    });
    strikes(flown, "raven:melee", "orc-1");
    expect([flown.events("hit").length, flown.life("orc-1")]).toEqual([1, 2]);
  });

  test("SOL-VERDICT-02: a push moves a disc beside her, and hits nobody", () => {
    const game = sorceress(6, 8, { at: { "orc-1": [290, 60], "orc-2": [345, 60] } });
    game.choose("sorceress:push");
    game.choose("orc-1");
    expect(game.asked.prompt).toBe("movement");
    game.flick(900, 0);
    expect([game.events("hit"), game.life("orc-1"), game.life("orc-2")]).toEqual([[], 2, 2]);
    expect(game.piece("orc-2").x).toBeGreaterThan(345);
  });

  test("SOL-VERDICT-02: what bears a spike is not pushed (FLK-FLICK-04)", () => {
    const beside = { "orc-1": [290, 60] } as const;
    const canPush = (game: Campaign) => deedsOf(game).some(({ action }) => action === "push");
    expect(canPush(sorceress(6, 8, { at: beside }))).toBe(true);
    expect(canPush(sorceress(6, 8, { at: beside, frozen: ["orc-1"] }))).toBe(false);
  });

  test("SOL-VERDICT-13: a spike counts as an attack even if it misses, a push does not", () => {
    const missed = solothFight({ at: { "ice-princess": [255, 60], "orc-1": [440, 300] } });
    missed.choose("ice-princess:ice-spike");
    missed.place(280, 60);
    missed.flick(200, 0);
    expect(missed.state.fight?.attacked).toBe(true);
    const pushed = sorceress(6, 8, { at: { "orc-1": [290, 60] } });
    pushed.choose("sorceress:push");
    pushed.choose("orc-1");
    pushed.flick(300, 0);
    expect(pushed.state.fight?.attacked).toBe(false);
  });
});
