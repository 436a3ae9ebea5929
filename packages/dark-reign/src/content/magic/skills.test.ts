import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { canEquip, parriesOf } from "../../sheet/hands.ts";
import { skillOf } from "../../shelf.ts";
import { scene } from "../../testing/index.ts";

test("REG-SKILL-01 initiate of the arcane: meets the requirement of the sceptre and of the four grimoires", () => {
  const { state } = scene("OS", { O: "ozanne", S: "svein" });
  const asks = { needsSkill: skillOf("arcane").id };
  expect(canEquip(state, characterOf(state, "ozanne"), asks)).toBe(true);
  expect(canEquip(state, characterOf(state, "svein"), asks)).toBe(false);
});

test("REG-SKILL-02 parry: one parry by itself, besides those of weapons and shields", () => {
  const parries = (...skills: readonly string[]) => {
    const { state } = scene("A", { A: "aude" });
    const aude = characterOf(state, "aude");
    aude.hero?.skills.push(...skills);
    return parriesOf(state, aude);
  };
  expect([parries(), parries("parry")]).toEqual([2, 3]);
});
