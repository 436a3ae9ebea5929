import type { DarkReign } from "@ossuaire/dark-reign";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { LeavesProps } from "../../look.ts";
import { openSheet, useOpened } from "./opened.ts";
import { useSheetKey } from "./useSheetKey.ts";

// Fetched when a sheet is taken up for the first time.
const SheetLeaf = lazy(async () => ({ default: (await import("./SheetLeaf.tsx")).SheetLeaf }));

/** REG-COMP-09: everybody's sheet, to be read at any time. */
export function Leaves({ view, question, onChoose }: LeavesProps<DarkReign>): ReactNode {
  const opened = useOpened();
  const about = question?.about;
  const asked = about !== undefined && "who" in about ? about.who : undefined;
  useSheetKey(asked ?? view.turn.acting ?? view.characters[0]?.id);
  // Whoever leaves the table puts it down.
  useEffect(() => () => openSheet(undefined), []);
  const who = view.characters.find(({ id }) => id === opened);
  if (who === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SheetLeaf view={view} who={who} question={question} onChoose={onChoose} />
    </Suspense>
  );
}
