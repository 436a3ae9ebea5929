import type { HeroBoard } from "../state.ts";
import type { Campaign } from "../testing/campaign.ts";
import { choose, heroes, overseer, testRefusals } from "../testing/refusals.ts";
import { withSoloth } from "../testing/soloth.ts";
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
