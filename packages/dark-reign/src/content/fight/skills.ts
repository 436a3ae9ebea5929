import { w } from "@ossuaire/kernel";
import type { SkillCard } from "../../cards/skill.ts";
import { spend, timesSpent } from "../../rules/limits.ts";
import { thingOf, wornBy } from "../../things.ts";
import { bodyguard } from "./bodyguard.ts";
import { offHandStrike, strikesOn } from "./free-strikes.ts";

// REG-SKILL: those that fight and move. "Once per turn" is once per round (REG-RULING-01).
export const skills: readonly SkillCard[] = [
  {
    id: "parry",
    name: w("Parade", "Parry"),
    rule: "REG-SKILL-02",
    source: "house",
    xp: 60,
    trait: { parries: 1 },
  },
  {
    id: "super-tough",
    name: w("Super tanké", "Super tough"),
    rule: "REG-SKILL-03",
    source: "house",
    xp: 80,
    only: ["svein"],
    // As long as no armour is worn; under the bearskin the points stay (REG-VERDICT-20).
    trait: {
      armour: (state, { id }) =>
        wornBy(state, id).every(({ card }) => card.wornAs !== "armour" || card.id === "bearskin") ? 2 : 0,
      forbids: (state, _self, deed, { thing }) =>
        deed === "don" && thing !== undefined && thingOf(state, thing).card !== "bearskin",
    },
  },
  {
    id: "ambidextrous",
    name: w("Ambidextre", "Ambidextrous"),
    rule: "REG-SKILL-04",
    source: "house",
    xp: 60,
    trait: { is: ["ambidextrous"], afterAttack: offHandStrike },
  },
  {
    id: "fury",
    name: w("Furie", "Fury"),
    rule: "REG-SKILL-05",
    source: "house",
    xp: 60,
    trait: { afterAttack: strikesOn },
  },
  {
    id: "bodyguard",
    name: w("Garde du corps", "Bodyguard"),
    rule: "REG-SKILL-06",
    source: "house",
    xp: 50,
    trait: { stepsIn: bodyguard },
  },
  {
    id: "fearless",
    name: w("Sans peur", "Fearless"),
    rule: "REG-SKILL-08",
    source: "house",
    xp: 40,
    trait: { is: ["fearless"] },
  },
  {
    id: "eagle-eye",
    name: w("Œil d’aigle", "Eagle eye"),
    rule: "REG-SKILL-09",
    source: "house",
    xp: 60,
    trait: {
      cost: (state, { id }, _deed, { how }, cost) =>
        how === "aimed" && timesSpent(state, `eagle-eye:${id}`) === 0 ? 1 : cost,
      paid: (state, { id }, _deed, { how }) => {
        if (how === "aimed") spend(state, `eagle-eye:${id}`);
      },
    },
  },
  {
    id: "dodge",
    name: w("Esquive", "Dodge"),
    rule: "REG-SKILL-10",
    source: "house",
    xp: 50,
    trait: { testLevel: (test) => (test === "blocking" ? 2 : 0) },
  },
  {
    id: "light-foot",
    name: w("Pied léger", "Light foot"),
    rule: "REG-SKILL-11",
    source: "house",
    xp: 50,
    trait: { stride: 1 },
  },
  {
    id: "iron-skin",
    name: w("Peau de fer", "Iron skin"),
    rule: "REG-SKILL-17",
    source: "house",
    xp: 70,
    trait: { armour: () => 1 },
  },
];
