import { describe } from "vitest";
import type { Campaign, Situation } from "../testing/campaign.ts";
import { infested, withVermin } from "../testing/infested.ts";
import { choose, flick, heroes, overseer, put, testRefusals } from "../testing/refusals.ts";
import { beforeRoom, leaveRoom } from "../testing/scenes.ts";
import { beforeSolothRoom, solothFight, withSoloth } from "../testing/soloth.ts";
import { visiting } from "../testing/visit.ts";

const pick = (...options: readonly string[]) => ({ kind: "pick", options });

/** One spike has hit two Orcs; the Lord, a Shade and a frozen Zombie stand by. */
function spiked(): Campaign {
  const game = solothFight({
    kind: "lord",
    options: { lord: "hydra" },
    frozen: ["zombie-1"],
    at: {
      ...{ "ice-princess": [250, 160], "orc-1": [320, 139.8], "orc-2": [320, 180.2], "orc-9": [440, 300] },
      ...{ hydra: [440, 60], "shade-1": [380, 300], "zombie-1": [300, 300] },
    },
  });
  game.choose("ice-princess:ice-spike");
  game.place(275, 160);
  game.flick(1500, 0);
  return game;
}

/** The Ice Spike is to be placed. */
function placingSpike(): Campaign {
  const game = solothFight({ at: { "ice-princess": [255, 60], "orc-1": [440, 300] } });
  game.choose("ice-princess:ice-spike");
  return game;
}

/** … and to be flicked. */
function shootingSpike(): Campaign {
  const game = placingSpike();
  game.place();
  return game;
}

/** The Witch Hunter with these kills, after the room. */
function hunting(...trophies: readonly string[]): Campaign {
  const game = solothFight({ heroes: { "witch-hunter": { trophies: [...trophies] } } });
  leaveRoom(game);
  return game;
}

function paying(): Campaign {
  const game = hunting("orc", "troll", "zombie");
  game.choose("orc-hide-shield");
  return game;
}

function sorceress(magic: number, life: number): Campaign {
  const orc: Situation["at"] = { sorceress: [255, 60], "orc-1": [340, 60] };
  return solothFight({ life: { sorceress: life }, heroes: { sorceress: { tracks: { magic } } }, at: orc });
}

function summoned(): Campaign {
  const game = called();
  game.place();
  return game;
}

function entering(card: string): Campaign {
  const game = beforeRoom(card, { options: withVermin });
  game.choose("explore");
  return game;
}

/** The Elf is inside the Remorhaz. */
function devoured(): Campaign {
  const game = infested({
    phase: "overseer",
    at: { elf: [300, 160], "remorhaz-1": [350, 160], "orc-1": [440, 300] },
  });
  game.choose("remorhaz-1:melees");
  game.flickAt("elf", 300);
  game.choose("flick");
  game.flickAt("elf", 500);
  while (game.state.phase === "overseer") game.passTurn();
  return game;
}

/** The rats of an Elder Vampire are to be placed. */
function called(): Campaign {
  const game = infested({ phase: "overseer", at: { "elder-vampire-1": [440, 160], "orc-1": [440, 300] } });
  game.choose("elder-vampire-1:summon-vermin");
  return game;
}

/** The Raven is to be placed. */
function hatched(): Campaign {
  const game = beforeSolothRoom("bholoth-cemetery", { heroes: { sorceress: { items: ["raven-totem"] } } });
  game.choose("explore");
  game.place();
  return game;
}

/** The Vampire, and no Skeleton Warrior in the reserve. */
const alone = () =>
  solothFight({ phase: "overseer", at: { "vampire-1": [440, 160] }, state: { reserve: { skeleton: 0 } } });

const iced = () =>
  solothFight({ phase: "overseer", frozen: ["orc-1"], at: { "orc-1": [330, 60], "zombie-1": [440, 300] } });

describe("what the expansions forbid", () => {
  testRefusals("boxes", {
    "the Lord is to be frozen": [spiked, heroes, choose("hydra"), "SOL-FREEZE-15"],
    "an Incorporeal is to be frozen": [spiked, heroes, choose("shade-1"), "SOL-FREEZE-17"],
    "somebody frozen is to be frozen": [spiked, heroes, choose("zombie-1"), "SOL-RULING-26"],
    "somebody is to be frozen whom the spike has not hit": [spiked, heroes, choose("orc-9"), "SOL-SPIKE-03"],
    "the Princess is pulled instead of her spike": [
      shootingSpike,
      heroes,
      flick("ice-princess"),
      "CAT-ATK-09",
    ],
    "the Princess is pulled before her spike lies there": [
      placingSpike,
      heroes,
      flick("ice-princess"),
      "CAT-ATK-09",
    ],
    "a frozen monster is to act": [iced, overseer, choose("orc-1:melee"), "SOL-FREEZE-01"],
    "a frozen monster is pulled": [iced, overseer, flick("orc-1"), "SOL-FREEZE-01"],
    "Undead are commanded, and none is left": [alone, overseer, choose("vampire-1:command"), "CAT-LIMIT-04"],
    "a devoured Hero acts": [devoured, heroes, choose("elf:melee"), "VER-DEVOUR-06"],
    "a devoured Hero passes": [devoured, heroes, choose("elf:pass"), "VER-DEVOUR-06"],
    "an artefact twice in a room": [
      () =>
        solothFight({
          at: { "orc-1": [440, 300] },
          heroes: { "witch-hunter": { artefacts: ["sinew-bow"], used: ["sinew-bow"] } },
        }),
      heroes,
      choose("witch-hunter:sinew-bow"),
      "CAT-ITEM-07",
    ],
    "an artefact with too few discs": [
      () => hunting("orc", "zombie"),
      heroes,
      choose("troll-blood"),
      "SOL-HUNTER-03",
    ],
    "an artefact with the wrong disc": [paying, heroes, choose("zombie"), "SOL-HUNTER-05"],
    "the last life point is to pay": [
      () => sorceress(1, 1),
      heroes,
      choose("sorceress:sorcery-shield"),
      "SOL-SORC-06",
    ],
    "an article of a box that he does not own": [
      () => solothFight({ at: { "orc-1": [440, 300] } }),
      heroes,
      choose("ice-princess:holy-water"),
      "CAT-ITEM-01",
    ],
    "an article of a box that costs too much": [
      () =>
        visiting("merchant", {
          options: withSoloth,
          offer: ["ghost-amulet"],
          heroes: { paladin: { gold: 100 } },
        }),
      heroes,
      choose("paladin:ghost-amulet"),
      "CAT-RULING-57",
    ],
    "the turn is to end while a summoned rat has not acted": [
      summoned,
      overseer,
      choose("pass"),
      "VER-SUMMON-05",
    ],
    "a summoned rat is to do nothing": [summoned, overseer, choose("sewer-rat-1:pass"), "VER-SUMMON-05"],
    "a summoned rat among the monsters": [called, overseer, put("sewer-rat-1", 440, 60), "VER-SUMMON-04"],
    "the Raven far from the Sorceress": [hatched, heroes, put("raven", 40, 300), "CAT-RULING-64"],
    "four rats for two symbols": [
      () => entering("sarhlat-antechamber"),
      overseer,
      pick("sewer-rat-1", "sewer-rat-2", "sewer-rat-3", "sewer-rat-4"),
      "VER-WANDER-01",
    ],
    "two Blood Skulls": [
      () => entering("sarhlat-antechamber"),
      overseer,
      pick("blood-skull-1", "blood-skull-2"),
      "VER-WANDER-04",
    ],
    "a variant of a monster that is not on the card": [
      () => entering("the-armoury"),
      overseer,
      pick("ghoul-1"),
      "VER-VARIANT-04",
    ],
  });
});
