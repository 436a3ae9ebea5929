import type { Catacombs } from "@ossuaire/catacombs";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlaceProps } from "../../look.ts";
import type { Deal, Gifts } from "./gifts.ts";

/** What was agreed on at the counter, before anybody is asked for anything. */
interface Agreed {
  readonly deal: string;
  readonly gifts: Gifts;
}

/**
 * CAT-RULING-57: the rules ask every Hero in turn what he gives. One's own have said so on one sheet: these questions
 * are answered from it; others are put to whoever they are for.
 */
export function useDeal({ decision, onAnswer }: Pick<PlaceProps<Catacombs>, "decision" | "onAnswer">) {
  const [agreed, setAgreed] = useState<Agreed>();
  const asked = decision?.prompt === "pay" ? decision : undefined;
  const given =
    asked !== undefined && agreed?.deal === asked.about.deal.id ? agreed.gifts[asked.about.payer] : undefined;
  const answer = useEffectEvent(() => {
    if (asked !== undefined && given !== undefined)
      onAnswer({ kind: "amount", amount: Math.min(asked.max, given / 100) });
  });
  useEffect(() => {
    if (asked !== undefined) answer();
  }, [asked]);
  return {
    /** A Hero who has not said yet what he gives. */
    payment: given === undefined ? asked : undefined,
    make(deal: Deal, gifts: Gifts): void {
      setAgreed({ deal: deal.id, gifts });
      onAnswer({ kind: "choose", option: deal.id });
    },
  };
}
