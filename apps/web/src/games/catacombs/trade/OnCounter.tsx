import {
  type Catacombs,
  feeSold,
  isFee,
  isService,
  itemOf,
  noTaker,
  type QuestionOf,
  tradeWords,
  whyNoArticle,
} from "@ossuaire/catacombs";
import type { Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { CardLink } from "../cards/CardLink.tsx";
import { Bargain } from "./Bargain.tsx";
import { FeeBargain } from "./FeeBargain.tsx";
import type { Deal, Gifts } from "./gifts.ts";
import { ServiceBargain } from "./ServiceBargain.tsx";
import { servicesAt } from "./services.ts";

/** What was taken from the Merchant's shelf: an article, a service, or the sight of one more card. */
export function OnCounter({
  ware,
  sight: { view, viewer, page },
  buying,
  own,
  onMake,
}: {
  readonly ware: string;
  readonly sight: Sight<Catacombs>;
  /** The question, while it may be answered here. */
  readonly buying: QuestionOf<"buy"> | undefined;
  /** The Heroes of whoever looks. */
  readonly own: readonly string[];
  onMake(deal: Deal, gifts: Gifts): void;
}): ReactNode {
  const language = useLanguage();
  const options = buying?.options ?? [];
  const service = servicesAt(view).find(({ id }) => id === ware);
  const fee = feeSold(view);
  const shared = { view, viewer, open: buying !== undefined, onMake };
  if (service !== undefined)
    return (
      <ServiceBargain
        key={`${ware} ${page}`}
        service={service}
        deals={options.filter(isService)}
        {...shared}
      />
    );
  if (fee?.kind === ware)
    return <FeeBargain key={`${ware} ${page}`} fee={fee} deals={options.filter(isFee)} {...shared} />;
  const { name, text } = itemOf(ware);
  const articles = options.filter((option) => option.kind === "article");
  return (
    <Bargain
      key={ware}
      {...shared}
      title={<CardLink card={{ kind: "item", id: ware }}>{name[language]}</CardLink>}
      text={text}
      deals={articles.filter(({ item }) => item === ware)}
      heroes={own.map((hero) => ({ hero, note: noTaker(view, hero, ware) }))}
      question={tradeWords.carrier}
      verb={tradeWords.buy}
      why={whyNoArticle(view, own, ware)}
    />
  );
}
