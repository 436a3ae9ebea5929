import { allItems, type Catacombs } from "@ossuaire/catacombs/all";
import {
  beforeRoom,
  infested,
  leaveRoom,
  placeAll,
  type Situation,
  setUp,
  solothFight,
  withSoloth,
} from "@ossuaire/catacombs/testing";
import type { Match } from "@ossuaire/kernel";

type Game = ReturnType<typeof infested>;

/** Somebody is flicked at somebody, and what follows is asked. */
function struck(game: Game, deed: string, target: string, strength = 700): Match<Catacombs> {
  game.choose(deed);
  game.flickAt(target, strength);
  return game.match;
}

const away = { "orc-1": [440, 300] } as const;

function overseers(situation: Situation): Game {
  return solothFight({ phase: "overseer", ...situation });
}

function entering(card: string): Match<Catacombs> {
  const game = beforeRoom(card, { options: { boxes: ["vermin"], healer: "maireya" } });
  game.choose("explore");
  return game.match;
}

/** Two Heroes side by side, struck by a Blood Skull between them. */
function frightened(): Match<Catacombs> {
  const at = { elf: [280, 147.4], thief: [280, 172.6], "blood-skull-1": [310, 160], ...away } as const;
  const game = infested({ phase: "overseer", at });
  game.choose("blood-skull-1:melee");
  game.flick(-500, 0);
  return game.match;
}

/** A rat lies on the Elf, and the Overseer has done all he could. */
function clinging(): Match<Catacombs> {
  const at = { elf: [260, 160], "sewer-rat-1": [300, 160], ...away } as const;
  const game = infested({ phase: "overseer", done: ["orc-1"], at });
  game.choose("sewer-rat-1:melee");
  game.flickAt("elf", 500);
  return game.match;
}

/** The Remorhaz has struck the Elf once. */
function biting(): Match<Catacombs> {
  const at = { elf: [300, 160], "remorhaz-1": [350, 160], ...away } as const;
  return struck(infested({ phase: "overseer", at }), "remorhaz-1:melees", "elf", 300);
}

/** The Rust Monster has struck the Paladin, who owns two articles and is asked whether he ignores it. */
function rusting(): Match<Catacombs> {
  return struck(
    overseers({
      at: { paladin: [330, 60], "rust-monster-1": [260, 60], "orc-1": [440, 300] },
      heroes: { paladin: { items: ["holy-water", "ghost-amulet"] } },
    }),
    "rust-monster-1:melee",
    "paladin",
  );
}

function lair(lord: string, at: Situation["at"] = {}): Game {
  return overseers({ kind: "lord", options: { lord }, at: { [lord]: [300, 160], ...at } });
}

/** The Orc Warchief has struck the Witch Hunter, and an Orc is there. */
function driving(): Match<Catacombs> {
  const game = lair("orc-warchief", { "witch-hunter": [370, 160], "orc-1": [440, 60], "orc-2": [440, 260] });
  game.choose("orc-warchief:warpath");
  game.flickAt("witch-hunter", 600);
  game.choose("stop");
  return game.match;
}

/** The Shapeshifter has moved, and takes a shape: that of an Orc or an Archer who are there. */
function shaping(): Match<Catacombs> {
  const game = lair("shapeshifter", { "orc-1": [440, 60], "skeleton-archer-1": [440, 260] });
  game.choose("shapeshifter:shapes");
  game.tap();
  return game.match;
}

/** A room of Orcs is entered, two of which the Witch Hunter has put away. */
function short(): Match<Catacombs> {
  const heroes = { "witch-hunter": { stored: ["orc", "zombie"] } };
  const { reserve } = beforeRoom("the-barracks", { options: withSoloth, heroes }).state;
  const state = { reserve: { ...reserve, orc: 4 } };
  const game = beforeRoom("the-barracks", { options: withSoloth, heroes, state });
  game.choose("explore");
  return game.match;
}

/** What only the boxes ask, and whom; each the moment at which it is asked. */
export const asked = {
  "wandering-vermin": { seat: "seat-1", match: () => entering("sarhlat-antechamber") },
  variants: { seat: "seat-1", match: () => entering("the-armoury") },
  flight: { seat: "seat-1", match: frightened },
  "go-on": { seat: "seat-1", match: biting },
  "put-down": { seat: "seat-1", match: clinging },
  "place-returned": {
    seat: "seat-1",
    match: () =>
      struck(
        solothFight({
          life: { "phoenix-1": 1 },
          at: { paladin: [260, 60], "phoenix-1": [340, 60], ...away },
        }),
        "paladin:melee",
        "phoenix-1",
      ),
  },
  retaliate: {
    seat: "seat-1",
    match: () =>
      struck(
        solothFight({
          frozen: ["minotaur-1"],
          at: { paladin: [297, 60], "minotaur-1": [330, 60], ...away },
        }),
        "paladin:melee",
        "minotaur-1",
        2500,
      ),
  },
  "place-wall": {
    seat: "seat-1",
    match: () => {
      const game = overseers({ at: { "infernal-acolyte-1": [300, 160], ...away } });
      game.choose("infernal-acolyte-1:volcanism");
      return game.match;
    },
  },
  evade: {
    seat: "seat-1",
    match: () =>
      struck(
        overseers({ at: { "witch-hunter": [330, 60], "gargoyle-1": [260, 60], ...away } }),
        "gargoyle-1:melee",
        "witch-hunter",
      ),
  },
  "slave-acts": {
    seat: "seat-1",
    match: () =>
      struck(
        overseers({
          at: { "lizard-man-1": [260, 60], "skeleton-archer-1": [330, 60], paladin: [420, 60], ...away },
        }),
        "lizard-man-1:melee",
        "skeleton-archer-1",
      ),
  },
  court: {
    seat: "seat-1",
    match: () => {
      const game = overseers({
        kind: "lord",
        options: { lord: "queen-of-the-underworld" },
        at: { "queen-of-the-underworld": [420, 160], "zombie-1": [300, 60] },
        life: { paladin: 5 },
      });
      game.choose("queen-of-the-underworld:court");
      return game.match;
    },
  },
  ward: { seat: "seat-2", match: rusting },
  decay: {
    seat: "seat-1",
    match: () =>
      struck(
        overseers({
          life: { "orc-1": 1, "orc-2": 1 },
          at: { "witch-hunter": [330, 60], "wight-1": [260, 60], "orc-1": [440, 300], "orc-2": [300, 300] },
        }),
        "wight-1:melee",
        "witch-hunter",
      ),
  },
  drive: { seat: "seat-1", match: driving },
  shape: { seat: "seat-1", match: shaping },
  "take-stored": { seat: "seat-1", match: short },
  ritual: { seat: "seat-1", match: () => setUp("summoning-ritual", "chomatha-bridge").match },
} as const satisfies Readonly<
  Record<string, { readonly seat: string; readonly match: () => Match<Catacombs> }>
>;

/** A Lizard Man has struck two Archers at once: one of them may be its slave. */
export function mastering(): Match<Catacombs> {
  const at = {
    "lizard-man-1": [260, 160],
    "skeleton-archer-1": [330, 145],
    "skeleton-archer-2": [330, 175],
    paladin: [440, 160],
    ...away,
  } as const;
  const game = overseers({ at });
  game.choose("lizard-man-1:melee");
  game.flick(700, 0);
  return game.match;
}

/** A Pit Viper faces the Elf. */
export function stinging(): Match<Catacombs> {
  return infested({ phase: "overseer", at: { elf: [300, 160], "pit-viper-1": [360, 160], ...away } }).match;
}

/** The room is done: the Witch Hunter has what the Orc Hide Shield costs, and may choose which disc is the second. */
export function paying(): Match<Catacombs> {
  const stored = ["orc", "zombie", "zombie", "gargoyle"];
  const game = solothFight({ heroes: { "witch-hunter": { stored } } });
  leaveRoom(game);
  game.choose("orc-hide-shield");
  return game.match;
}

/** One spike has hit two Orcs. */
export function twoHit(): Match<Catacombs> {
  const game = solothFight({
    at: { "ice-princess": [250, 160], "orc-1": [320, 139.8], "orc-2": [320, 180.2], "troll-1": [440, 300] },
  });
  game.choose("ice-princess:ice-spike");
  game.place(275, 160);
  game.flick(1500, 0);
  return game.match;
}

/** The articles of Soloth, those on top that everybody can use: nobody would be asked about the rest. */
export const forAllFirst: readonly string[] = allItems({ boxes: ["soloth"] })
  .toSorted((one, other) => Number(one.heroes !== undefined) - Number(other.heroes !== undefined))
  .map(({ id }) => id);

/** In the first room of a campaign with both boxes; all stand in their places. */
export function firstRoom(): Match<Catacombs> {
  const game = beforeRoom("the-armoury", {
    options: {
      ...{ boxes: ["soloth", "vermin"], healer: "maireya" },
      parties: [
        ["ice-princess", "barbarian"],
        ["witch-hunter", "wizard"],
      ],
    },
  });
  game.choose("explore");
  while (game.asked.kind === "pick") game.pick([]);
  placeAll(game);
  return game.match;
}
