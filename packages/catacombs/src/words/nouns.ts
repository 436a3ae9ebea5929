import { counted, figure, noun, type Words, w } from "@ossuaire/kernel";

/** What this game counts. */
const nouns = {
  card: noun(w("carte", "card")),
  combatRoom: noun(w("salle de combat", "combat room"), w("salles de combat", "combat rooms")),
  disc: noun(w("pion", "disc")),
  gold: noun(w("pièce d’or", "gold"), w("pièces d’or", "gold")),
  life: noun(w("point de vie", "life"), w("points de vie", "life")),
  obstacle: noun(w("obstacle", "obstacle")),
  round: noun(w("manche", "round")),
  spell: noun(w("sort", "spell")),
} as const;

/** “2 manches”, “2 rounds”. */
export function howMany(number: number, thing: keyof typeof nouns): Words {
  return counted(number, nouns[thing]);
}

/** “300 pièces d’or”, “300 gold”. */
export function goldWords(number: number): Words {
  return howMany(number, "gold");
}

/** “Il manque 300 pièces d’or.”, “You are 300 gold short.” */
export function goldMissing(number: number): Words {
  const { fr, en } = goldWords(number);
  return w(`Il manque ${fr}.`, `You are ${en} short.`);
}

/** The same on a price tag: “1 000 or”. */
export function goldTag(number: number): Words {
  const { fr, en } = figure(number);
  return w(`${fr}\u00a0or`, `${en} gold`);
}

/** “2 points de vie”, “2 life”. */
export function lifeWords(number: number): Words {
  return howMany(number, "life");
}
