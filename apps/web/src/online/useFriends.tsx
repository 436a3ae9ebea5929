import type { Refusal, Seat, Words } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../words/language.ts";
import { isServed } from "./mark.ts";

interface Friends {
  /** How a seat is called for which somebody gets a link. */
  readonly words: Words;
  /** What is agreed on beside the match then. */
  readonly fields: ReactNode;
  /** Why the table could not be laid. */
  readonly refusal: Refusal | undefined;
  /** Gives the name of the table. `after`: one that is over, whose people go on together. */
  invite(
    invitation: Invitation,
    titleOf: (seat: Seat) => string,
    after: string | undefined,
  ): Promise<string | undefined>;
}

/** Undefined where there is no server to sit down at with people who are elsewhere. */
export function useFriends(): Friends | undefined {
  const language = useLanguage();
  const [laying, setLaying] = useState<Awaited<ReturnType<typeof found>>>();
  const [terms, setTerms] = useState<NonNullable<typeof laying>["usualTerms"]>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void found().then(setLaying);
  }, []);
  if (laying === undefined) return undefined;
  const { inviteOnline, TermsFields, usualTerms, sayings } = laying;
  const agreed = terms ?? usualTerms;
  return {
    words: { fr: sayings.fr("setup.friend"), en: sayings.en("setup.friend") },
    fields: <TermsFields terms={agreed} onChange={setTerms} />,
    refusal,
    async invite(invitation, titleOf, after) {
      const table = await inviteOnline({ invitation, terms: agreed, language, titleOf, after });
      if (typeof table === "string") return table;
      setRefusal(table);
      return undefined;
    },
  };
}

/** All that is needed to lay a table for friends, once a server has answered. */
async function found() {
  if (!isServed()) return undefined;
  const [{ findServer }, { inviteOnline }, { TermsFields }, { usualTerms }, { sayings }] = await Promise.all([
    import("./server.ts"),
    import("./invite-online.ts"),
    import("./TermsFields.tsx"),
    import("./terms.ts"),
    import("./words/words.ts"),
  ]);
  return (await findServer()) && { inviteOnline, TermsFields, usualTerms, sayings };
}
