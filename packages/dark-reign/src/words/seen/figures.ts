import { type Words, w } from "@ossuaire/kernel";
import type { SeenCharacter, View } from "../../view.ts";

/** What has befallen somebody, with the name under which a screen has a sign for it. */
interface StateWords {
  readonly id: "leader" | "fire" | "poison" | "web" | "hole" | "lost" | "duel" | "waiting";
  readonly words: Words;
}

/** How somebody fares, in the order of what matters most; REG-WOUND-01 aside, which is seen. */
export function stateWords(view: View, { id, states }: SeenCharacter): readonly StateWords[] {
  const { fire, poison, web, hole, lost, duel, waiting } = states;
  return [
    ...(fire === undefined ? [] : [{ id: "fire", words: w("en feu", "on fire") } as const]),
    ...(poison === undefined ? [] : [{ id: "poison", words: w("sous poison", "poisoned") } as const]),
    ...(web === undefined
      ? []
      : [{ id: "web", words: w(`dans une toile de niveau ${web}`, `in a web of level ${web}`) } as const]),
    ...(hole === undefined ? [] : [{ id: "hole", words: w("dans un trou", "in a hole") } as const]),
    ...(lost === undefined ? [] : [{ id: "lost", words: w("perd son tour", "loses a turn") } as const]),
    ...(duel === undefined ? [] : [{ id: "duel", words: w("en duel", "in a duel") } as const]),
    ...(waiting === undefined ? [] : [{ id: "waiting", words: w("en attente", "waiting") } as const]),
    ...(view.leader === id
      ? [{ id: "leader", words: w("chef du groupe", "leader of the group") } as const]
      : []),
  ];
}
