import { companies } from "../options.ts";
import { type Campaign, fighting } from "../testing/campaign.ts";
import { infested } from "../testing/infested.ts";
import { lost } from "../testing/labyrinth.ts";
import { choose, heroes, overseer, put, testRefusals } from "../testing/refusals.ts";
import { afterFight, beforeRoom, leaveRoom, placeAll } from "../testing/scenes.ts";
import { solothFight } from "../testing/soloth.ts";
import { visiting } from "../testing/visit.ts";

const pick = (...options: readonly string[]) => ({ kind: "pick", options });
const orc = { "orc-1": [400, 60] } as const;

/** The door to the south has been tried. */
function astray(): Campaign {
  const game = lost();
  game.choose("S");
  return game;
}

/** A way further, in a room whose card has exits to the east and the west alone. */
function inPassage(): Campaign {
  const game = lost();
  game.choose("E");
  placeAll(game);
  const cleared = afterFight(game);
  cleared.choose("explore");
  return cleared;
}

/** Back in the first room: north of it was a room without another way. */
function backAgain(): Campaign {
  const game = lost();
  game.choose("N");
  placeAll(game);
  const cleared = afterFight(game);
  cleared.choose("explore");
  return cleared;
}

/** The bank has less than two Heroes have earned. */
function poorBank(): Campaign {
  const game = fighting({
    heroes: { elf: { trophies: ["crypt-spider"] }, barbarian: { trophies: ["orc"] } },
    state: { bank: 300 },
  });
  leaveRoom(game);
  return game;
}

/** Between two Trolls and a Minotaur, in the corner, nothing can be put down. */
const cornered = () =>
  fighting({
    at: {
      ...{ elf: [12.5, 12.5], barbarian: [260, 20], thief: [300, 20], wizard: [340, 20] },
      ...{ "minotaur-1": [42.5, 17.5], "troll-1": [17.5, 42.5], "troll-2": [51.5, 51.5] },
    },
  });

function branching(): Campaign {
  const game = beforeRoom("bholoth-cemetery", { options: { layout: "branching" }, state: { here: 0 } });
  game.choose("explore");
  return game;
}

/** One of two players has left the Merchant. */
function left(): Campaign {
  const game = visiting("merchant", {
    offer: ["map"],
    heroes: { elf: { gold: 500 }, thief: { gold: 500 } },
    options: { parties: companies["3"] },
  });
  game.choose("done", heroes);
  return game;
}

const camp = () => afterFight(fighting({ options: { camping: true }, at: orc }));

function crowded(): Campaign {
  const monsters = [
    ...Array.from({ length: 4 }, () => ({ monster: "skeleton-warrior" })),
    ...Array.from({ length: 4 }, () => ({ monster: "skeleton-archer" })),
  ];
  const scenario = { intro: { fr: "x", en: "x" }, rooms: { moghath: { monsters } } };
  const game = beforeRoom("moghath", { options: { scenario }, state: { phase: "exploration" } });
  game.choose("explore");
  return game;
}

function familiar(): Campaign {
  const game = beforeRoom("bholoth-cemetery", { heroes: { wizard: { items: ["familiar"] } } });
  game.choose("explore");
  game.place();
  return game;
}

function wanderer(kind: "room" | "camp" = "room"): Campaign {
  const game = fighting({ kind, options: { wanderers: true }, at: { "orc-1": [460, 290] } });
  game.passTurn();
  game.choose("bring-in");
  return game;
}

/** An Infernal Acolyte is to lay its wall. */
function volcano(): Campaign {
  const game = solothFight({ phase: "overseer", at: { "infernal-acolyte-1": [440, 160] } });
  game.choose("infernal-acolyte-1:volcanism");
  return game;
}

testRefusals("rare", {
  "a door that was tried": [astray, heroes, choose("S"), "CAT-VMAZE-12"],
  "a wall without a door": [inPassage, heroes, choose("S"), "CAT-VEXIT-02"],
  "more monsters than half of them": [
    backAgain,
    overseer,
    pick("skeleton-warrior-1", "skeleton-warrior-2", "zombie-4"),
    "CAT-VMAZE-14",
  ],
  "an arrow for which there is no room": [cornered, heroes, choose("elf:missile"), "CAT-RULING-13"],
  "a Hero is left out who is to be paid": [poorBank, heroes, pick("elf"), "CAT-RULING-53"],
  "the Overseer says who is paid": [poorBank, overseer, pick("elf", "barbarian"), "CAT-RULING-53"],
  "a room that lies face down": [branching, heroes, choose("5"), "CAT-VBRANCH-10"],
  "the Overseer chooses the room": [branching, overseer, choose("1"), "CAT-VBRANCH-10"],
  "a purchase after the visit": [left, heroes, choose("thief:map"), "CAT-RULING-60"],
  "the Overseer camps": [camp, overseer, choose("camp"), "CAT-RULING-74"],
  "fewer monsters than there are": [crowded, overseer, pick("skeleton-warrior-1"), "CAT-RULING-62"],
  "the Familiar far from the Wizard": [familiar, heroes, put("familiar", 40, 300), "CAT-RULING-64"],
  "a wandering monster among the Heroes": [
    () => wanderer(),
    overseer,
    put("zombie-1", 40, 300),
    "CAT-AWAND-02",
  ],
  "a wandering monster among the Heroes of a camp": [
    () => wanderer("camp"),
    overseer,
    put("zombie-1", 440, 200),
    "CAT-AWAND-02",
  ],
  "a head that the Hydra does not have": [
    () =>
      solothFight({
        kind: "lord",
        phase: "overseer",
        options: { lord: "hydra" },
        at: { hydra: [440, 60] },
      }),
    overseer,
    choose("hydra:hydra-fire"),
    "SOL-RULING-04",
  ],
  "her own form back, without another": [
    () => solothFight({ at: orc }),
    heroes,
    choose("sorceress:own-form"),
    "SOL-VERDICT-18",
  ],
  "Holy Water without an Undead": [
    () => solothFight({ at: orc, heroes: { paladin: { items: ["holy-water"] } } }),
    heroes,
    choose("paladin:holy-water"),
    "SOL-VERDICT-20",
  ],
  "boots after the action": [
    () => solothFight({ at: orc, heroes: { paladin: { items: ["boots-of-speed"] } }, done: ["paladin"] }),
    heroes,
    choose("paladin:boots-of-speed"),
    "CAT-ITEM-09",
  ],
  "a fire wall without a Fire Spirit": [
    () =>
      solothFight({
        phase: "overseer",
        at: { "infernal-acolyte-1": [440, 160] },
        state: { reserve: { "fire-spirit": 0 } },
      }),
    overseer,
    choose("infernal-acolyte-1:volcanism"),
    "SOL-VOLCANO-01",
  ],
  "a fire wall beside the board": [volcano, overseer, put("fire-spirit-1", -40, 60), "SOL-VOLCANO-04"],
  "Antivenom for whoever is not poisoned": [
    () => infested({ at: orc, heroes: { elf: { items: ["antivenom"] } } }),
    heroes,
    choose("elf:antivenom"),
    "VER-CURE-01",
  ],
  "rats out of an empty reserve": [
    () =>
      infested({
        phase: "overseer",
        at: { "elder-vampire-1": [440, 160] },
        state: { reserve: { "sewer-rat": 0 } },
      }),
    overseer,
    choose("elder-vampire-1:summon-vermin"),
    "VER-RULING-74",
  ],
});
