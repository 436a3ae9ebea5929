import type { Yours } from "@ossuaire/table";
import { useCallback, useEffect, useState } from "react";
import { forgetKeys, secretsOf, tablesKept } from "../keys.ts";
import { mine } from "../server.ts";

export type YourTable = Yours["tables"][number];

export interface Mine {
  /** Undefined until the server has said it; those at which one is asked come first. */
  readonly tables: readonly YourTable[] | undefined;
  /** At how many of them it is one's turn. */
  readonly turns: number;
  forget(table: string): Promise<void>;
}

/** How often it is looked whether somebody has answered, in milliseconds. */
const often = 20_000;
/** So many tables are asked about at once. */
const atOnce = 60;

/** The tables that this device has secrets of, as long as one looks at them. */
export function useMine(): Mine {
  const [tables, setTables] = useState<readonly YourTable[]>();
  const look = useCallback(async () => {
    const found = await tablesFound();
    if (found !== undefined) setTables(found);
  }, []);
  useEffect(() => {
    const shown = () => void (document.hidden || look());
    shown();
    const timer = setInterval(shown, often);
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [look]);
  return {
    tables,
    turns: tables?.filter(isYourTurn).length ?? 0,
    forget: async (table) => {
      await forgetKeys(table);
      setTables((before) => before?.filter(({ id }) => id !== table));
    },
  };
}

export function isYourTurn({ asked, you }: Pick<YourTable, "asked" | "you">): boolean {
  return asked.some((seat) => you.includes(seat));
}

/** It was left at that, and can be taken up. */
export function isAdjourned({ ended, next }: YourTable["face"]): boolean {
  return ended === "adjourned" && next === undefined;
}

/** Undefined if the server does not answer. */
async function tablesFound(): Promise<readonly YourTable[] | undefined> {
  const kept = (await tablesKept()).map(({ id, keys }) => ({ id, secrets: secretsOf(keys) }));
  const found: YourTable[] = [];
  for (let i = 0; i < kept.length; i += atOnce) {
    const answered = await mine(kept.slice(i, i + atOnce));
    if (!answered.ok) return undefined;
    found.push(...answered.value.tables);
  }
  return found.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** What waits for us, what waits for others, what is over. */
function rank(table: YourTable): number {
  if (table.face.stage === "over") return isAdjourned(table.face) ? 1 : 2;
  return isYourTurn(table) ? 0 : 1;
}
