import type { Event, View } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import { expect, test } from "vitest";
import { blowsOf, deedOf } from "./blows.ts";
import { travelsOf } from "./travels.ts";

const zombie = { by: "zombie-1", byCard: "zombie", attack: "melee" } as const;
const flicked: Event = {
  type: "flicked",
  rule: "CAT-ATK-01",
  seat: "seat-1",
  piece: "zombie-1",
  card: "zombie",
  vx: 700,
  vy: 10,
  ...zombie,
};
const barbarian = { piece: "barbarian", card: "barbarian" } as const;
const ghoul = { piece: "ghoul-1", card: "ghoul" } as const;
const hit = (whom: typeof barbarian | typeof ghoul): Event<"hit"> => ({
  type: "hit",
  rule: "CAT-HIT-02",
  ...whom,
  ...zombie,
});

/** A room with one disc of each kind, and one with two Zombies. */
const alone = here(1);
const twins = here(2);

function here(zombies: number): Pick<View, "fight"> {
  const { state } = fighting({
    at: { "zombie-1": [400, 60], ...(zombies > 1 ? { "zombie-2": [440, 60] } : {}) },
  }).match;
  return { fight: state.fight };
}

const short = (events: readonly Event[]) =>
  blowsOf(events, [], alone).map(({ kind, piece, lost, why }) => ({ kind, piece, lost, why: why?.fr }));

test("a hit that costs life says whose, how much, and in which row; what followed from it has its name", () => {
  const page: readonly Event[] = [
    flicked,
    { type: "put-back", rule: "CAT-RULING-06", piece: "zombie-1", card: "zombie", x: 12, y: 40 },
    hit(barbarian),
    { type: "hurt", rule: "CAT-HIT-11", ...barbarian, lost: 1, life: 11 },
    { type: "stunned", rule: "CAT-ABIL-15", piece: "zombie-1", card: "zombie" },
    { type: "turn", rule: "CAT-ROUND-03", side: "heroes", round: 3 },
  ];
  expect(short(page)).toEqual([
    { kind: "pushed-out", piece: "zombie-1", lost: 0, why: undefined },
    { kind: "hurt", piece: "barbarian", lost: 1, why: undefined },
    { kind: "stunned", piece: "zombie-1", lost: 0, why: "Frénésie alimentaire" },
  ]);
  expect(blowsOf(page, [], alone)[1]).toMatchObject({
    name: { fr: "Barbare", en: "Barbarian" },
    whom: { fr: "le Barbare", en: "the Barbarian" },
    left: 11,
    panel: "row-barbarian",
    from: { fr: "Le Maître", en: "The Overseer" },
    voice: "heroes",
  });
});

test("SOL-PALADIN-12 what is still asked is no blow yet; what is ignored is told once", () => {
  const open: Event = { ...hit(barbarian), open: true };
  expect(short([flicked, open])).toEqual([]);
  const ignores: Event = { type: "ignores", rule: "SOL-VERDICT-03", ...barbarian, by: "armour" };
  expect(short([flicked, hit(barbarian), ignores]).map(({ why }) => why)).toEqual(["attaque ignorée"]);
});

test("nobody hit: a miss, at the disc that was flicked", () => {
  expect(short([flicked])).toEqual([{ kind: "missed", piece: "zombie-1", lost: 0, why: undefined }]);
  const arrow: Event = { ...flicked, piece: "missile", card: "missile", attack: "missile" };
  expect(blowsOf([arrow], [], alone)[0]).toMatchObject({ piece: "missile", name: { fr: "Zombie" } });
});

test("a hit that costs nothing says why", () => {
  expect(short([flicked, hit(ghoul), { type: "unhurt", rule: "CAT-ABIL-17", ...ghoul }])).toEqual([
    { kind: "saved", piece: "ghoul-1", lost: 0, why: "Absorption" },
  ]);
  expect(short([flicked, { type: "spared", rule: "CAT-CHAIN-06", ...ghoul }])).toEqual([
    { kind: "nothing", piece: "ghoul-1", lost: 0, why: "déjà touché" },
  ]);
  expect(short([flicked, hit(barbarian)])).toEqual([
    { kind: "nothing", piece: "barbarian", lost: 0, why: "sans dégât" },
  ]);
});

test("whoever is killed goes to the row of the killer", () => {
  const page: readonly Event[] = [
    flicked,
    hit(ghoul),
    { type: "hurt", rule: "CAT-HIT-07", ...ghoul, lost: 1, life: 0 },
    { type: "killed", rule: "CAT-HIT-08", ...ghoul, hero: "thief" },
  ];
  expect(blowsOf(page, [], alone).map(({ kind }) => kind)).toEqual(["hurt", "killed"]);
  expect(blowsOf(page, [], alone)[1]?.trophyOf).toBe("row-thief");
  expect(travelsOf(page)).toEqual([
    {
      stops: [{ piece: "ghoul-1" }, { panel: "row-thief" }],
      token: "token-trophy",
      disc: { tone: "ash", figure: expect.any(String) },
    },
  ]);
});

test("gold goes coin by coin between bank and Heroes, at most eight of them; life comes to whoever is healed", () => {
  const coin = { stops: [{ panel: "bank" }, { panel: "row-elf" }], token: "token-coin", gap: 60 };
  expect(travelsOf([{ type: "paid", rule: "CAT-GOLD-03", hero: "elf", gold: 300, due: 300 }])).toEqual([
    coin,
    coin,
    coin,
  ]);
  expect(travelsOf([{ type: "paid", rule: "CAT-GOLD-03", hero: "elf", gold: 2000, due: 2000 }])).toHaveLength(
    8,
  );
  expect(travelsOf([{ type: "pays", rule: "CAT-MERCH-09", hero: "elf", gold: 100 }])).toEqual([
    { stops: [{ panel: "purse-elf" }, { panel: "till" }], token: "token-coin", gap: 60 },
  ]);
  expect(travelsOf([{ type: "healed", rule: "CAT-HEAL-03", hero: "elf", gained: 2, life: 8 }])).toHaveLength(
    2,
  );
});

test("whoever acts is named with the action before anything moves; a number only among twins", () => {
  const acts: Event = {
    type: "acts",
    rule: "CAT-ATK-01",
    piece: "zombie-1",
    card: "zombie",
    action: "melee",
  };
  expect(deedOf([acts], twins)).toEqual({
    piece: "zombie-1",
    name: { fr: "Zombie 1", en: "Zombie 1" },
    words: { fr: "Zombie 1\u00a0: Coup de poing", en: "Zombie 1: Melee" },
  });
  expect(deedOf([acts], alone)?.name).toEqual({ fr: "Zombie", en: "Zombie" });
  expect(deedOf([flicked], alone)).toBeUndefined();
});

test("VER-FEAR-02 whoever is made to flee is named before his disc moves, and a flight is at nobody: no miss", () => {
  const flees: Event = {
    type: "flees",
    rule: "VER-FEAR-02",
    ...barbarian,
    by: "blood-skull-1",
    byCard: "blood-skull",
  };
  expect(deedOf([flees], alone)?.words).toEqual({ fr: "Barbare\u00a0: Fuite", en: "Barbarian: Flight" });
  expect(short([flees])).toEqual([{ kind: "befell", piece: "barbarian", lost: 0, why: "fuit" }]);
  expect(short([{ ...flicked, piece: "barbarian", card: "barbarian", attack: "movement" }])).toEqual([]);
});

test("SOL-HUNTER-05 the monsters that pay for an artefact go from his row to the bank, each with its face", () => {
  const cards = ["orc", "gargoyle"];
  const paid = travelsOf([
    { type: "activated", rule: "SOL-HUNTER-12", hero: "witch-hunter", item: "orc-hide-shield", cards },
  ]);
  const stops = [{ panel: "row-witch-hunter" }, { panel: "bank" }];
  expect(paid).toMatchObject([
    { stops, disc: { tone: "moss" } },
    { stops, disc: { tone: "sky" } },
  ]);
});
