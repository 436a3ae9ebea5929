import type { CatacombsOptions } from "../options.ts";
import type { HeroBoard } from "../state.ts";
import type { Campaign } from "../testing/campaign.ts";
import { withVermin } from "../testing/infested.ts";
import { entering } from "../testing/passages.ts";
import { choose, heroes, overseer, testRefusals } from "../testing/refusals.ts";
import { solothParty, withSoloth } from "../testing/soloth.ts";
import { visiting } from "../testing/visit.ts";

const offer = ["map", "poisoned-knife", "long-quiver", "healing-draught"];

function shop(gold: number, more: Parameters<typeof visiting>[1] = {}): Campaign {
  const thief: Partial<HeroBoard> = { gold };
  return visiting("merchant", { offer, heroes: { thief }, ...more });
}

/** The Thief has 500, and is asked first what he gives for a Map of 200. */
function paying(gold = 500): Campaign {
  const game = visiting("merchant", { offer, heroes: { thief: { gold }, elf: { gold: 300 } } });
  game.choose("thief:map");
  return game;
}

const beeble = (gold: number, state: object = {}) =>
  visiting("merchant", { options: withSoloth, offer: ["map"], heroes: { paladin: { gold } }, state });

function altar(gold: number, state: object = {}, parties: CatacombsOptions["parties"] = [solothParty]) {
  const options = { ...withSoloth, altar: true, parties } as const;
  return visiting("altar", { options, heroes: { paladin: { gold } }, state });
}

/** One of two players has left the Altar. */
function prayed(): Campaign {
  const game = altar(500, {}, [solothParty.slice(0, 2), solothParty.slice(2)]);
  game.choose("done", heroes);
  return game;
}

/** The Alewife Tavern, on the way into a room. */
const tavern = () =>
  entering("alewife-tavern", "phoitar", { heroes: { elf: { gold: 600 } }, state: { equipment: ["map"] } });

const poisoned = (elf: Partial<HeroBoard>, gold = 900) =>
  visiting("healer", { options: withVermin, heroes: { elf, thief: { gold } } });

const amount = (value: number) => ({ kind: "amount", amount: value });
const bargained = { visit: { done: [], discounts: 2 } };

testRefusals("trade", {
  "a third discount": [
    () => shop(2000, { state: bargained }),
    heroes,
    choose("thief:map:half"),
    "CAT-MERCH-05",
  ],
  "a discount in the labyrinth": [
    () => shop(2000, { options: { layout: "labyrinth" } }),
    heroes,
    choose("thief:map:half"),
    "CAT-VMAZE-19",
  ],
  "a discount at Beeble's": [() => beeble(500), heroes, choose("paladin:map:half"), "SOL-MERCHANT-08"],
  "a discount in the tavern": [tavern, heroes, choose("elf:map:half"), "VER-VERDICT-18"],
  "a look without gold": [() => beeble(0), heroes, choose("look"), "CAT-RULING-57"],
  "a look into an empty deck": [
    () => beeble(500, { equipment: [] }),
    heroes,
    choose("look"),
    "SOL-RULING-66",
  ],
  "a look at a Merchant who sells none": [() => shop(2000), heroes, choose("look"), "CAT-MERCH-02"],
  "a second gift of the Altar": [
    () => altar(500, { gifted: true }),
    heroes,
    choose("offering"),
    "SOL-ALTAR-09",
  ],
  "an offering without gold": [() => altar(400), heroes, choose("offering"), "CAT-RULING-57"],
  "an offering after the visit": [prayed, heroes, choose("offering"), "CAT-RULING-60"],
  "an offering of the Overseer": [() => altar(500), overseer, choose("offering"), "SOL-ALTAR-04"],
  "a cure for the dead": [
    () => poisoned({ life: 0, poison: ["poison-3-2"] }),
    heroes,
    choose("cure:elf"),
    "VER-RULING-24",
  ],
  "a cure without poison": [() => poisoned({}), heroes, choose("cure:elf"), "VER-CURE-03"],
  "a cure that costs too much": [
    () => poisoned({ poison: ["poison-3-2"] }, 300),
    heroes,
    choose("cure:elf"),
    "CAT-RULING-57",
  ],
  "a cure where there is no poison": [
    () => visiting("healer", { heroes: { thief: { gold: 900 } } }),
    heroes,
    choose("cure:elf"),
    "CAT-HEAL-01",
  ],
  "an article for somebody else": [() => shop(2000), heroes, choose("wizard:poisoned-knife"), "CAT-ITEM-02"],
  "an article that is not there": [() => shop(2000), heroes, choose("thief:chain-lightning"), "CAT-MERCH-04"],
  "an article for a dead Princess": [
    () =>
      visiting("merchant", {
        options: withSoloth,
        offer,
        heroes: { "ice-princess": { life: 0 }, paladin: { gold: 2000 } },
      }),
    heroes,
    choose("ice-princess:map"),
    "CAT-RULING-58",
  ],
  "an article for the dead": [
    () => shop(2000, { heroes: { elf: { life: 0 }, thief: { gold: 2000 } } }),
    heroes,
    choose("elf:long-quiver"),
    "CAT-RULING-58",
  ],
  "too little gold": [() => shop(100), heroes, choose("thief:poisoned-knife"), "CAT-RULING-57"],
  "far too little gold": [
    () => visiting("healer", { heroes: { elf: { life: 0 } } }),
    heroes,
    choose("raise:elf"),
    "CAT-RULING-57",
  ],
  "the Overseer buys": [() => shop(2000), overseer, choose("thief:map"), "CAT-MERCH-02"],
  "the Overseer is healed": [() => visiting("healer"), overseer, choose("touch:elf"), "CAT-HEAL-01"],
  "a touch for the unhurt": [
    () => visiting("healer", { heroes: { thief: { gold: 2000 } } }),
    heroes,
    choose("touch:elf"),
    "CAT-HEAL-08",
  ],
  "a touch for the dead": [
    () => visiting("healer", { heroes: { elf: { life: 0 }, thief: { gold: 2000 } } }),
    heroes,
    choose("touch:elf"),
    "CAT-HEAL-04",
  ],
  "resurrection of the living": [
    () => visiting("healer", { heroes: { thief: { gold: 2000 } } }),
    heroes,
    choose("raise:elf"),
    "CAT-RULING-59",
  ],
  "more than is missing": [() => paying(), heroes, amount(3), "CAT-RULING-57"],
  "more than he has": [() => paying(100), heroes, amount(2), "CAT-RULING-57"],
  "the Overseer pays": [() => paying(), overseer, amount(1), "CAT-RULING-57"],
});
