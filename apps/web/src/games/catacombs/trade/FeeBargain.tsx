import { type Fee, type FeeSold, tradeWords, type View } from "@ossuaire/catacombs";
import type { Viewer } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Bargain } from "./Bargain.tsx";
import { feeTold } from "./fees.ts";
import type { Deal, Gifts } from "./gifts.ts";

/** SOL-MERCHANT-06, SOL-ALTAR-05: what is for all, paid by whoever likes. */
export function FeeBargain({
  fee: { kind, why },
  view,
  viewer,
  deals,
  open,
  onMake,
}: {
  readonly fee: FeeSold;
  readonly view: View;
  readonly viewer: Viewer;
  readonly deals: readonly Fee[];
  /** Somebody here is asked. */
  readonly open: boolean;
  onMake(deal: Deal, gifts: Gifts): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <Bargain
      view={view}
      viewer={viewer}
      title={tradeWords[kind][language]}
      {...feeTold[kind]}
      deals={deals}
      why={open ? why : undefined}
      onMake={onMake}
    />
  );
}
