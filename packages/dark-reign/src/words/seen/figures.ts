import { type Words, w } from "@ossuaire/kernel";
import type { SeenCharacter, View } from "../../view.ts";

/** What has befallen somebody, with the name under which a screen has a sign for it. */
interface StateWords {
  readonly id:
    | "leader"
    | "ground"
    | "fire"
    | "poison"
    | "web"
    | "hole"
    | "lost"
    | "duel"
    | "waiting"
    | "invisible";
  readonly words: Words;
}

/** REG-COMP-10: how somebody fares, in the order of what matters most. */
export function stateWords(view: View, { id, states }: SeenCharacter): readonly StateWords[] {
  const { ground, fire, poison, web, hole, lost, duel, waiting } = states;
  return [
    ...(ground === undefined ? [] : [{ id: "ground", words: w("au sol", "on the ground") } as const]),
    ...(fire === undefined ? [] : [{ id: "fire", words: w("en feu", "on fire") } as const]),
    ...(poison === undefined ? [] : [{ id: "poison", words: w("sous poison", "poisoned") } as const]),
    ...(web === undefined
      ? []
      : [{ id: "web", words: w(`dans une toile de niveau ${web}`, `in a web of level ${web}`) } as const]),
    ...(hole === undefined ? [] : [{ id: "hole", words: w("dans un trou", "in a hole") } as const]),
    ...(lost === undefined ? [] : [{ id: "lost", words: w("perd son tour", "loses a turn") } as const]),
    ...(duel === undefined ? [] : [{ id: "duel", words: w("en duel", "in a duel") } as const]),
    ...(waiting === undefined ? [] : [{ id: "waiting", words: w("en attente", "waiting") } as const]),
    ...(isInvisible(view, id) ? [{ id: "invisible", words: w("invisible", "invisible") } as const] : []),
    ...(view.leader === id
      ? [{ id: "leader", words: w("chef du groupe", "leader of the group") } as const]
      : []),
  ];
}

/** REG-INVIS-01: to figures, never to those who sit at the table. */
export function isInvisible({ effects }: View, who: string): boolean {
  return effects.some(({ on, what }) => on === who && what.kind === "is" && what.quality === "invisible");
}
