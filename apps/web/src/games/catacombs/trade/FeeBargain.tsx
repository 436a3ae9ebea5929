import { type Fee, type FeeSold, tradeWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Bargain, type Dealing } from "./Bargain.tsx";
import { feeTold } from "./fees.ts";

/** SOL-MERCHANT-06, SOL-ALTAR-05: what is for all, paid by whoever likes. */
export function FeeBargain({
  fee: { kind, why },
  ...dealing
}: Dealing<Fee> & { readonly fee: FeeSold }): ReactNode {
  const language = useLanguage();
  return <Bargain {...dealing} {...feeTold[kind]} title={tradeWords[kind][language]} why={why} />;
}
