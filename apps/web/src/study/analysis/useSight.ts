import { audience, type Sight } from "@ossuaire/kernel";
import { useEffect, useState } from "react";
import type { Wound } from "../../replay/reel.ts";

/** A page of the match as everybody saw it: who is who depends on the moment, a monster is there for a room alone. */
export function useSight(reel: Pick<Wound, "known" | "bring">, at: number): Sight | undefined {
  const [sight, setSight] = useState(() => reel.known(at)?.sights[audience]);
  useEffect(() => {
    let isWanted = true;
    void reel.bring(at).then(({ sights }) => isWanted && setSight(sights[audience]));
    return () => {
      isWanted = false;
    };
  }, [reel, at]);
  return sight;
}
