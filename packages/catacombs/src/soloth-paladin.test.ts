import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, strikes } from "./testing/soloth.ts";
import { detailOf } from "./words/pay.ts";

/** A monster strikes the Paladin, and he is asked. */
function struck(card: string, more: Situation = {}): Campaign {
  const game = solothFight({
    phase: "overseer",
    ...more,
    at: { paladin: [330, 60], [`${card}-1`]: [260, 60], ...more.at },
  });
  strikes(game, `${card}-1:melee`, "paladin");
  return game;
}

/** What he starts with (SOL-RULING-05). */
const whole = heroCard("paladin").life;

const armour = (game: Campaign) => game.hero("paladin").tracks["armour"];
describe("the Paladin", () => {
  test("SOL-PALADIN-01: he has an armour track", () => {
    expect(heroCard("paladin").tracks).toMatchObject([{ id: "armour", start: 2 }]);
  });

  test("SOL-PALADIN-02: struck by an attack he may lower it by 1 instead", () => {
    const game = struck("orc");
    game.choose("armour");
    expect([armour(game), game.life("paladin")]).toEqual([1, whole]);
  });

  test("SOL-PALADIN-03: he may decline", () => {
    const game = struck("orc");
    game.choose("no");
    expect(armour(game)).toBe(2);
  });

  test("SOL-PALADIN-04: all damage is cancelled", () => {
    const game = struck("giant-scorpion");
    game.choose("armour");
    expect(game.life("paladin")).toBe(whole);
  });

  test("SOL-PALADIN-05: the side effects as well", () => {
    const game = struck("ghoul");
    game.choose("armour");
    expect(game.isStunned("paladin")).toBe(false);
  });

  test("SOL-PALADIN-06: it always costs 1", () => {
    const game = struck("giant-scorpion");
    game.choose("armour");
    expect(armour(game)).toBe(1);
  });

  test("SOL-PALADIN-07: it keeps off Corrosion and Touch of Decay", () => {
    const rust = struck("rust-monster", { heroes: { paladin: { items: ["longsword"] } } });
    rust.choose("armour");
    expect([rust.events("corroded"), rust.events("corrosion-spared")]).toEqual([[], []]);
    const wight = struck("wight", { life: { "orc-1": 1 }, at: { "orc-1": [400, 300] } });
    wight.choose("armour");
    expect(wight.asked.prompt).toBe("monster-acts");
  });

  test("SOL-PALADIN-08: it keeps off a stun", () => {
    const game = struck("shade");
    game.choose("armour");
    expect(game.isStunned("paladin")).toBe(false);
    const bare = struck("shade");
    bare.choose("no");
    expect(bare.isStunned("paladin")).toBe(true);
  });

  test("SOL-PALADIN-09: with 0 armour he is not asked", () => {
    const game = struck("orc", { heroes: { paladin: { tracks: { armour: 0 } } } });
    expect([game.life("paladin"), game.asked?.prompt]).not.toContain("ward");
    expect(game.life("paladin")).toBe(whole - 1);
  });

  test("SOL-PALADIN-10: declined, everything applies", () => {
    const game = struck("giant-scorpion");
    game.choose("no");
    expect(game.life("paladin")).toBe(whole - 2);
  });

  test("SOL-PALADIN-11: at the next set-up it is put back to 2, or to what a card says", () => {
    const game = beforeSolothRoom("bholoth-cemetery", { heroes: { paladin: { tracks: { armour: 0 } } } });
    enterRoom(game);
    expect(armour(game)).toBe(2);
    const shield = { paladin: { tracks: { armour: 0 }, items: ["tower-shield"] } };
    const tower = beforeSolothRoom("bholoth-cemetery", { heroes: shield });
    enterRoom(tower);
    expect(armour(tower)).toBe(3);
  });

  test("SOL-PALADIN-12: he is told what the attack would do, before it does", () => {
    const game = struck("giant-scorpion");
    expect([game.asked.prompt, game.life("paladin")]).toEqual(["ward", whole]);
    expect(game.asked.about).toMatchObject({
      piece: "paladin",
      by: "giant-scorpion-1",
      damage: 2,
      stuns: false,
    });
    expect(detailOf(game.asked, game.state)?.en).toBe("Giant Scorpion 1: −2 life. Armour: 2.");
  });

  test("SOL-PALADIN-13: the Giant Scorpion of the rulebook", () => {
    const used = struck("giant-scorpion");
    used.choose("armour");
    const declined = struck("giant-scorpion");
    declined.choose("no");
    expect([armour(used), used.life("paladin"), armour(declined), declined.life("paladin")]).toEqual([
      1,
      whole,
      2,
      whole - 2,
    ]);
  });

  test("SOL-RULING-50: flicks that hit him directly; not fire walls, nor defensive flicks", () => {
    const walls = solothFight({
      walls: ["fire-spirit-1"],
      at: { paladin: [260, 60], "fire-spirit-1": [300, 60], "orc-1": [440, 300] },
    });
    strikes(walls, "paladin:melee", "fire-spirit-1");
    expect([walls.life("paladin"), armour(walls)]).toEqual([whole - 1, 2]);
    const evading = struck("gargoyle");
    evading.choose("no");
    evading.choose("evade");
    evading.flickAt("paladin", 900);
    expect([evading.life("paladin"), evading.events("ignores").length]).toEqual([whole - 1, 0]);
  });

  test("SOL-RULING-51: what needs damage stays off, what needs a strike stays on", () => {
    const spirit = struck("fire-spirit");
    spirit.choose("armour");
    expect(spirit.piece("fire-spirit-1").kind).toBe("monster");
    const zombie = struck("zombie");
    zombie.choose("armour");
    expect(zombie.isStunned("zombie-1")).toBe(true);
    const gargoyle = struck("gargoyle");
    gargoyle.choose("armour");
    expect(gargoyle.asked.prompt).toBe("evade");
  });

  test("SOL-RULING-52: incapacitated, or with a Siren in the room, the armour works", () => {
    expect(struck("orc", { stunned: { paladin: 1 } }).asked.prompt).toBe("ward");
    expect(struck("siren").asked.prompt).toBe("ward");
  });

  test("SOL-RULING-53: 2 at the start; the lair too is a battle room", () => {
    const game = beforeSolothRoom("lair", { heroes: { paladin: { tracks: { armour: 0 } } } });
    enterRoom(game);
    expect([game.state.fight?.kind, armour(game)]).toEqual(["lord", 2]);
  });

  test("SOL-RULING-54: Corrosion cannot take it", () => {
    const game = struck("rust-monster");
    game.choose("no");
    expect([game.events("corrosion-idle").length, armour(game)]).toEqual([1, 2]);
  });
});
