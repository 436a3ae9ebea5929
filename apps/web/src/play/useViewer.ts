import { audience, type Seat, type Viewer } from "@ossuaire/kernel";
import type { Sitting } from "@ossuaire/table";
import { askedHere, personsOf } from "@ossuaire/table";
import { useState } from "react";
import type { Look } from "../games/look.ts";
import type { Shown } from "../table/Pages.ts";

export interface Viewing {
  /** Through whose eyes the table is seen. */
  readonly viewer: Viewer;
  /** Who has to take the device before the match goes on. */
  readonly awaited: Seat | undefined;
  take(seat: Seat): void;
}

/** Who looks at the screen: the person who is asked, once the device is in the right hands. */
export function useViewer(sitting: Sitting, look: Look, shown: Shown | undefined): Viewing {
  const persons = personsOf(sitting);
  const [holder, take] = useState<Viewer>(persons.length === 1 ? (persons[0] ?? audience) : audience);
  return { ...viewing(sitting, look, shown, holder), take };
}

export function viewing(
  sitting: Sitting,
  look: Pick<Look, "hides" | "sharesSight">,
  shown: Shown | undefined,
  holder: Viewer,
): Pick<Viewing, "viewer" | "awaited"> {
  const waiting = shown?.news.sights[audience]?.waiting;
  // The flick of the last player is still rolling: everybody watches it together.
  if (shown === undefined || waiting === undefined || shown.behind)
    return { viewer: holder, awaited: undefined };
  const asked = askedHere(sitting, waiting.seats, holder);
  if (asked === undefined || asked === holder) return { viewer: holder, awaited: undefined };
  const isCovered = look.hides || look.sharesSight?.(holder, asked) === false;
  return isCovered ? { viewer: audience, awaited: asked } : { viewer: asked, awaited: undefined };
}
