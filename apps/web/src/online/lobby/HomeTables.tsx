import type { ReactNode } from "react";
import { useMine } from "./useMine.ts";
import { YourTables } from "./YourTables.tsx";

/** At home: nothing is said of tables that there are none of. */
export function HomeTables(): ReactNode {
  const mine = useMine();
  return mine.tables === undefined || mine.tables.length === 0 ? null : <YourTables mine={mine} most={3} />;
}
