import type { Refusal } from "@ossuaire/kernel";
import type { Frozen } from "@ossuaire/table";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Keys } from "../keys.ts";
import { goOn, lookAtFrozen } from "../server.ts";

/** In milliseconds: how often it is looked whether the others have agreed. */
const often = 8000;

/** There is no such table any more. */
const gone = "no-table";

export interface Freezing {
  /** Undefined until the server has said it, and to who may not know. */
  readonly frozen: Frozen | undefined;
  readonly refusal: Refusal | undefined;
  /** The people at this screen agree to what is offered. */
  agree(): Promise<void>;
  /** Whether anything has changed. */
  look(): Promise<void>;
}

/** How a frozen table lies, as long as one looks at it. `onOpen`: it goes on, and one can sit down again. */
export function useFrozen(table: string, keys: Keys, onOpen: () => void): Freezing {
  const [frozen, setFrozen] = useState<Frozen>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isKnown = useRef(false);
  const [secret] = Object.values(keys.seats);
  const any = secret ?? keys.host;

  const take = useCallback(
    (now: Frozen | undefined) => {
      setRefusal(undefined);
      if (now !== undefined) setFrozen(now);
      // It was closed to us a moment ago: who would come back at once might be sent away at once, again and again.
      else if (isKnown.current) onOpen();
      isKnown.current = true;
    },
    [onOpen],
  );
  const look = useCallback(async () => {
    const said = await lookAtFrozen(table, any);
    if (said.ok) take(said.value.frozen);
    else if (said.refusal.code === gone) setRefusal(said.refusal);
  }, [take, table, any]);
  const isGone = refusal?.code === gone;
  useEffect(() => {
    if (isGone) return;
    const shown = () => void (document.hidden || look());
    shown();
    const timer = setInterval(shown, often);
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [look, isGone]);

  const agree = async () => {
    const { offer, people = [] } = frozen ?? {};
    if (offer === undefined) return;
    const left = people.filter(({ hasAgreed }) => !hasAgreed);
    const ours = left.flatMap(({ seat }) => keys.seats[seat] ?? []);
    // Where nobody sits it is for whoever invited to say.
    for (const one of people.length > 0 ? ours : [keys.host ?? ""]) {
      const said = await goOn(table, one, offer);
      if (said.ok) take(said.value.frozen);
      else {
        // Something else may be offered meanwhile.
        await look();
        return setRefusal(said.refusal);
      }
    }
  };
  return { frozen: isGone ? undefined : frozen, refusal, agree, look };
}
