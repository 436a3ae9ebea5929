import type { Refusal, Seat } from "@ossuaire/kernel";
import { useState } from "react";
import { type Keys, keepKeys } from "../keys.ts";
import { type Answered, begin, freeSeat, giveToBot } from "../server.ts";

interface Hosting {
  /** These seats are the computer's. */
  give(seats: readonly Seat[]): Promise<boolean>;
  /** Nobody sits there any more; there is another link to it. */
  setFree(seat: Seat): Promise<void>;
  /** What is still free is the computer's then. */
  start(free: readonly Seat[]): Promise<void>;
  readonly refusal: Refusal | undefined;
}

/** What whoever laid a table does before the match. */
export function useHosting(table: string, keys: Keys, level: string, onKeys: () => void): Hosting {
  const [refusal, setRefusal] = useState<Refusal>();
  const secret = keys.host ?? "";
  const taken = <T>(answered: Answered<T>): answered is Extract<Answered<T>, { readonly ok: true }> => {
    setRefusal(answered.ok ? undefined : answered.refusal);
    return answered.ok;
  };
  const give = async (seats: readonly Seat[]): Promise<boolean> => {
    for (const seat of seats) if (!taken(await giveToBot(table, secret, seat, level))) return false;
    return true;
  };
  return {
    give,
    async setFree(seat) {
      const freed = await freeSeat(table, secret, seat);
      if (!taken(freed)) return;
      const invitations = { ...keys.invitations, [seat]: freed.value.invitation };
      await keepKeys(table, { ...keys, invitations });
      onKeys();
    },
    async start(free) {
      if (await give(free)) taken(await begin(table, secret));
    },
    refusal,
  };
}
