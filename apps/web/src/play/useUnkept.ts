import type { OpenTable, Unkept } from "@ossuaire/table";
import { useState, useSyncExternalStore } from "react";

export interface Saying {
  /** Undefined as long as everything is stored. */
  readonly why: Unkept | undefined;
  /** It is to be said now: it never was, or somebody asks. */
  readonly due: boolean;
  say(aloud: boolean): void;
}

/** Whether the match is stored, and whether whoever plays has been told that it is not. */
export function useUnkept(table: Pick<OpenTable, "keeping" | "onKeeping">): Saying {
  const keeping = useSyncExternalStore(table.onKeeping, table.keeping);
  const [heard, setHeard] = useState<Unkept>();
  if (keeping === "kept" && heard !== undefined) setHeard(undefined);
  return {
    why: keeping === "kept" ? undefined : keeping,
    due: keeping !== "kept" && heard !== keeping,
    say: (aloud) => setHeard(aloud || keeping === "kept" ? undefined : keeping),
  };
}
