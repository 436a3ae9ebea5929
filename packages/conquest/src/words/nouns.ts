import { counted, noun, type Words, w } from "@ossuaire/kernel";

/** What this game counts. */
const nouns = {
  cancelled: noun(w("dégât annulé", "damage cancelled"), w("dégâts annulés", "damage cancelled")),
  card: noun(w("carte", "card")),
  damage: noun(w("dégât", "damage"), w("dégâts", "damage")),
  healthToken: noun(w("jeton de santé", "health token"), w("jetons de santé", "health tokens")),
  token: noun(w("jeton", "token")),
  turn: noun(w("tour", "turn")),
} as const;

/** “2 jetons”, “2 tokens”. */
export function howMany(number: number, thing: keyof typeof nouns): Words {
  return counted(number, nouns[thing]);
}
