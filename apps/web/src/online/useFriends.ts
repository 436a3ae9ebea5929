import type { Refusal, Seat, Words } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";
import { useEffect, useState } from "react";
import { href } from "../route/route.ts";

interface Friends {
  /** How a seat is called for which somebody gets a link. */
  readonly words: Words;
  /** Why the table could not be laid. */
  readonly refusal: Refusal | undefined;
  invite(invitation: Invitation, titleOf: (seat: Seat) => string): Promise<void>;
}

/** Undefined where there is no server to sit down at with people who are elsewhere. */
export function useFriends(): Friends | undefined {
  const [words, setWords] = useState<Words>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void found().then(setWords);
  }, []);
  if (words === undefined) return undefined;
  return {
    words,
    refusal,
    async invite(invitation, titleOf) {
      const { inviteOnline } = await import("./invite-online.ts");
      const table = await inviteOnline(invitation, titleOf);
      if (typeof table === "string") location.hash = href({ page: "at", table });
      else setRefusal(table);
    },
  };
}

async function found(): Promise<Words | undefined> {
  const [{ findServer }, { words }] = await Promise.all([import("./server.ts"), import("./words.ts")]);
  return (await findServer()) && words.friend;
}
