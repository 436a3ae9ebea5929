import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { PlaceProps } from "../look.ts";
import { isMustering } from "./muster/kinds.ts";

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

/** What is agreed on at the counter, or on the leaf that says who comes; whatever else is asked is answered at the foot. */
export function isAskedThere(question: Catacombs["question"]): boolean {
  const { prompt } = question;
  const isTrade = prompt === "buy" || prompt === "heal" || prompt === "altar" || prompt === "pay";
  return isTrade || isMustering(question);
}
