import type { Opened, OpenTable } from "@ossuaire/table";
import { useCallback, useEffect, useState } from "react";
import { type Ending, LocalTable } from "../table/LocalTable.ts";

interface AtTable {
  readonly opened: Opened<OpenTable> | undefined;
  readonly ending: Ending | undefined;
  /** Plays here what another tab plays. */
  take(): void;
}

export function useTable(id: string): AtTable {
  const [visit, setVisit] = useState({ take: false });
  const [opened, setOpened] = useState<Opened<OpenTable>>();
  const [ending, setEnding] = useState<Ending>();
  const take = useCallback(() => setVisit({ take: true }), []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const opening = LocalTable.open(id, {
      take: visit.take,
      signal,
      onEnd: (how) => !signal.aborted && setEnding(how),
    });
    void opening.then((found) => !signal.aborted && setOpened(found));
    const leave = () => leaving.abort();
    // A page that the browser keeps for the way back plays no longer; when it is shown again it sits down anew.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setVisit({ take: false });
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", comeBack);
    return () => {
      leave();
      removeEventListener("pageshow", comeBack);
      setOpened(undefined);
      setEnding(undefined);
    };
  }, [id, visit]);
  return { opened, ending, take };
}
