import { type Service, tradeWords, type View, whyNoService } from "@ossuaire/catacombs";
import type { Viewer } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Bargain } from "./Bargain.tsx";
import type { Deal, Gifts } from "./gifts.ts";
import { noteOf, type Offered } from "./services.ts";

/** CAT-HEAL-03, 04, VER-CURE-04: a service on the counter, for whichever Hero it does some good. */
export function ServiceBargain({
  service,
  view,
  viewer,
  deals,
  open,
  onMake,
}: {
  readonly service: Offered;
  readonly view: View;
  readonly viewer: Viewer;
  readonly deals: readonly Service[];
  /** Somebody here is asked. */
  readonly open: boolean;
  onMake(deal: Deal, gifts: Gifts): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <Bargain
      view={view}
      viewer={viewer}
      title={tradeWords[service.id][language]}
      text={service.text}
      rule={service.rule}
      deals={deals.filter(({ kind }) => kind === service.id)}
      heroes={Object.keys(view.heroes).map((hero) => ({ hero, note: noteOf(service, hero, view) }))}
      question={tradeWords.patient}
      verb={tradeWords.ask}
      why={open ? whyNoService(view, service.id) : undefined}
      onMake={onMake}
    />
  );
}
