import { w } from "@ossuaire/kernel";
import type { SkillCard } from "../../cards/skill.ts";

// REG-SKILL: those of other chapters. What they do comes with those: a trait here, or a rule that asks for the skill.
export const otherSkills: readonly SkillCard[] = [
  {
    id: "arcane",
    name: w("Initié aux arcanes", "Initiate of the arcane"),
    rule: "REG-SKILL-01",
    source: "house",
    xp: 60,
    trait: { is: ["arcane"] },
  },
  {
    id: "leader",
    name: w("Meneur", "Leader"),
    rule: "REG-SKILL-07",
    source: "house",
    xp: 50,
    trait: { testEase: (test) => (test === "speech" ? 2 : 0) },
  },
  {
    id: "scholar",
    name: w("Érudit", "Scholar"),
    rule: "REG-SKILL-12",
    source: "house",
    xp: 40,
    trait: { rummageDice: (kind) => (kind === "library" ? 1 : 0) },
  },
  {
    id: "lock-picking",
    name: w("Crochetage", "Lock picking"),
    rule: "REG-SKILL-13",
    source: "house",
    xp: 40,
    trait: { testBonus: (test) => (test === "lock" ? 2 : 0) },
  },
  {
    id: "trap-breaker",
    name: w("Désamorceur", "Trap breaker"),
    rule: "REG-SKILL-14",
    source: "house",
    xp: 40,
    trait: { testBonus: (test) => (test === "disarm" ? 2 : 0), spotsTraps: true },
  },
  {
    id: "light-fingers",
    name: w("Main leste", "Light fingers"),
    rule: "REG-SKILL-15",
    source: "house",
    xp: 40,
    trait: { testBonus: (test) => (test === "theft" ? 2 : 0), stealsDeftly: true },
  },
  {
    id: "tracker",
    name: w("Pisteur", "Tracker"),
    rule: "REG-SKILL-16",
    source: "house",
    xp: 50,
    trait: { searchDice: 1 },
  },
  {
    id: "pure-blood",
    name: w("Sang pur", "Pure blood"),
    rule: "REG-SKILL-18",
    source: "house",
    xp: 40,
    trait: { testBonus: (test) => (test === "poison" ? 2 : 0) },
  },
];
