import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { HandProps } from "../look.ts";
import { Deeds } from "./Deeds.tsx";

// Fetched with the first visit.
const Shop = lazy(async () => ({ default: (await import("./trade/Shop.tsx")).Shop }));
const Surgery = lazy(async () => ({ default: (await import("./trade/Surgery.tsx")).Surgery }));

/** Before the player who is asked: the deeds of a turn, the Merchant's articles or the Healer's services. */
export function Hand(props: HandProps<Catacombs>): ReactNode {
  const { view, decision } = props.sight;
  if (decision === undefined) return null;
  const Place = view.phase === "merchant" ? Shop : view.phase === "healer" ? Surgery : Deeds;
  return (
    <Suspense fallback={null}>
      <Place {...props} />
    </Suspense>
  );
}
