import type { View } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { closeCard, useCards } from "./useCards.ts";

// Fetched when a card is taken up for the first time.
const CardSheet = lazy(async () => ({ default: (await import("./CardSheet.tsx")).CardSheet }));

/** The cards that have been taken up, one on the other. */
export function Leaves({ view }: { readonly view: View }): ReactNode {
  const cards = useCards();
  // Whoever leaves the table puts all cards down.
  useEffect(() => () => closeCard(0), []);
  return (
    <Suspense fallback={null}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile only changes at its top
        <CardSheet key={place} card={card} view={view} onClose={() => closeCard(place)} />
      ))}
    </Suspense>
  );
}
