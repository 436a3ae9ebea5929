import type { Answer, Glimpse, Reason } from "@ossuaire/kernel";
import type { DarkReign } from "./table.ts";

/** REG-ACT-02 and the hindrances: why a deed that is there cannot be done now. The question itself brings the reasons along. */
export function whyNot({ decision }: Glimpse<DarkReign>, wish: Answer): Reason | undefined {
  if (wish.kind !== "choose" || decision?.about === undefined || !("barred" in decision.about))
    return undefined;
  return decision.about.barred.find(({ ids }) => ids.includes(wish.option))?.reason;
}
