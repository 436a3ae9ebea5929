import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Pace } from "../../seen/journey.ts";
import type { Peril } from "../../seen/perils.ts";
import type { Reach } from "../../seen/reach.ts";
import { oddsWords } from "./table.ts";

const square = noun(w("case", "square"));

/** What a way costs, and what lies on it, before it is gone. */
export const goingWords = {
  cost: ({ way, actions }: Reach, pace: Pace): Words =>
    say`${counted(way.length, square)} · ${w(`${actions} P.Action`, `${actions} P.Action`)}${pace === "run" && way.length > 1 ? w(" · en courant", " · running") : w("", "")}`,
  running: w(
    "Courir : au moins deux cases par P.Action, sans test contre les pièges. Choisissez où.",
    "Running: at least two squares for each P.Action, without a test against traps. Choose where to.",
  ),
  peril: ({ kind, chance }: Peril): Words => {
    const { fr, en } = chance === undefined ? w("", "") : oddsWords.share(chance);
    if (kind === "blocked")
      return w(
        `Blocage : ${fr} de s’éloigner, sinon rester ou perdre 1D PV`,
        `Blocking: ${en} to get away, otherwise stay or lose 1D PV`,
      );
    if (kind === "bridge")
      return w(
        `Pont : ${fr} de garder l’équilibre, sinon 1D`,
        `Bridge: ${en} to keep one’s balance, otherwise 1D`,
      );
    if (kind === "run")
      return w("En courant, aucun test contre les pièges cachés", "Running, no test against hidden traps");
    return chance === undefined
      ? w("Piège : en courant, on y tombe à coup sûr", "Trap: whoever runs is caught for sure")
      : w(`Piège : ${fr} de l’éviter`, `Trap: ${en} to avoid it`);
  },
} as const;
