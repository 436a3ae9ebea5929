import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { PlaceProps } from "../look.ts";

// Fetched with the first visit.
const Shop = lazy(async () => ({ default: (await import("./trade/Shop.tsx")).Shop }));
const Surgery = lazy(async () => ({ default: (await import("./trade/Surgery.tsx")).Surgery }));

/** CAT-RULING-60: Merchant and Healer have no board: their room takes its place. */
export function Place(props: PlaceProps<Catacombs>): ReactNode {
  const Room = props.sight.view.phase === "merchant" ? Shop : Surgery;
  return (
    <Suspense fallback={null}>
      <Room {...props} />
    </Suspense>
  );
}
