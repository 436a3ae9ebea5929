import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { PlaceProps } from "../look.ts";

// Fetched with the first visit.
const Shop = lazy(async () => ({ default: (await import("./trade/Shop.tsx")).Shop }));
const Surgery = lazy(async () => ({ default: (await import("./trade/Surgery.tsx")).Surgery }));

const Altar = lazy(async () => ({ default: (await import("./trade/Altar.tsx")).Altar }));

/** CAT-RULING-60, SOL-ALTAR-01: Merchant, Healer and Altar have no board: their room takes its place. */
export function Place(props: PlaceProps<Catacombs>): ReactNode {
  const { phase } = props.sight.view;
  const Room = phase === "merchant" ? Shop : phase === "altar" ? Altar : Surgery;
  return (
    <Suspense fallback={null}>
      <Room {...props} />
    </Suspense>
  );
}

/** What is agreed on at the counter; whatever else is asked meanwhile is answered at the foot. */
export function isAskedThere({ prompt }: Catacombs["question"]): boolean {
  return prompt === "buy" || prompt === "heal" || prompt === "altar" || prompt === "pay";
}
