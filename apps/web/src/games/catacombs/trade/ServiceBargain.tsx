import { type Service, tradeWords, whyNoService } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Bargain, type Dealing } from "./Bargain.tsx";
import { noteOf, type Offered } from "./services.ts";

/** CAT-HEAL-03, 04, VER-CURE-04: a service on the counter, for whichever Hero it does some good. */
export function ServiceBargain({
  service,
  ...dealing
}: Dealing<Service> & { readonly service: Offered }): ReactNode {
  const language = useLanguage();
  const { view, deals } = dealing;
  const { id, text, rule } = service;
  return (
    <Bargain
      {...dealing}
      title={tradeWords[id][language]}
      text={text}
      rule={rule}
      deals={deals.filter(({ kind }) => kind === id)}
      heroes={Object.keys(view.heroes).map((hero) => ({ hero, note: noteOf(service, hero, view) }))}
      question={tradeWords.patient}
      verb={tradeWords.ask}
      why={whyNoService(view, id)}
    />
  );
}
