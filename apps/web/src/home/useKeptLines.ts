import type { Line } from "@ossuaire/table";
import { useEffect, useState } from "react";
import { bringBack, linesKept, type Thrown, throwAway } from "../table/keep.ts";

export interface KeptLines {
  readonly lines: readonly Line[];
  /** The device has been asked. */
  readonly known: boolean;
  /** False where the device does not show what it has stored. */
  readonly readable: boolean;
  /** Thrown away since one came here: still in their place, to be brought back. */
  readonly thrown: ReadonlyMap<string, Thrown>;
  /** What came of the last deed; a new object for each, so that it is said again. */
  readonly deed: { readonly words: "forgotten" | "undone" | "notForgotten" } | undefined;
  forget(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

/** The matches of this device, as long as one looks at them. */
export function useKeptLines(): KeptLines {
  const [kept, setKept] = useState<Pick<KeptLines, "lines" | "known" | "readable">>({
    lines: [],
    known: false,
    readable: true,
  });
  const [thrown, setThrown] = useState<ReadonlyMap<string, Thrown>>(new Map());
  const [deed, setDeed] = useState<KeptLines["deed"]>();
  useEffect(() => {
    let gone = false;
    void linesKept().then((found) => !gone && setKept({ ...found, known: true }));
    return () => {
      gone = true;
    };
  }, []);
  return {
    ...kept,
    thrown,
    deed,
    forget: async (id) => {
      const away = await throwAway(id);
      if (away === undefined) return setDeed({ words: "notForgotten" });
      setThrown((before) => new Map(before).set(id, away));
      setDeed({ words: "forgotten" });
    },
    restore: async (id) => {
      const away = thrown.get(id);
      if (away === undefined || !(await bringBack(away))) return setDeed({ words: "notForgotten" });
      setThrown((before) => new Map([...before].filter(([name]) => name !== id)));
      setDeed({ words: "undone" });
    },
  };
}
