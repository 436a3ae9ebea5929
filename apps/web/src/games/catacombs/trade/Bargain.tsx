import { cardWords, heroCard, tradeWords, type View } from "@ossuaire/catacombs";
import { capital, type Reason, say, type Viewer, type Words } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Because } from "../../../play/Because.tsx";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { type Language, useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { Agree } from "./Agree.tsx";
import { BargainChoice, type Bargained } from "./BargainChoice.tsx";
import { type Deal, type Gifts, ownHeroes, payersAmong, proposed, purseOf, total } from "./gifts.ts";
import { Payers } from "./Payers.tsx";

/** Where a deal can be made, by whom, and which. */
export interface Dealing<One extends Deal> {
  readonly view: View;
  readonly viewer: Viewer;
  /** What can be agreed on: a ware for a Hero, at a price. */
  readonly deals: readonly One[];
  /** Somebody here is asked. */
  readonly open: boolean;
  onMake(deal: Deal, gifts: Gifts): void;
}

/**
 * CAT-RULING-56, 57: all about one deal on one sheet, before anybody commits: for whom it is, at which price, who pays
 * out of which purse, and what is left there.
 */
export function Bargain({
  view,
  viewer,
  title,
  text,
  rule,
  deals,
  heroes = [],
  question = tradeWords.patient,
  verb,
  open,
  why,
  onMake,
}: Dealing<Deal> & {
  readonly title: ReactNode;
  readonly text: Words;
  readonly rule?: string;
  /** For whom it may be; nobody in particular where it is for all. */
  readonly heroes?: readonly Taker[];
  /** For whom? */
  readonly question?: Words;
  readonly verb: Words;
  /** Why nothing can be agreed on. */
  readonly why: Reason | undefined;
}): ReactNode {
  const language = useLanguage();
  const [hero, setHero] = useState(deals[0]?.hero);
  const [isHalf, setHalf] = useState(true);
  const [changed, setChanged] = useState<{ readonly deal: string; readonly gifts: Gifts }>();
  const sheet = useRef<HTMLDivElement>(null);
  // In the hand it is laid down below the shelf.
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: "start" });
  }, []);
  const own = deals.filter((deal) => deal.hero === hero);
  const deal = own.find((one) => halved(one) === isHalf) ?? own[0];
  const payers = payersAmong(view, ownHeroes(view, viewer));
  const gifts = changed?.deal === deal?.id ? changed?.gifts : undefined;
  const given = deal && (gifts ?? proposed(view, deal, payers));
  return (
    <div ref={sheet} className="parchment bargain">
      <h3>{title}</h3>
      <p>
        {text[language]} {rule !== undefined && <RuleLink id={rule} />}
      </p>
      {heroes.length > 0 && (
        <BargainChoice
          className="bargain-heroes"
          question={question}
          choices={heroes.map(({ hero: value, note }) => ({
            value,
            name: heroCard(value).name,
            note: note?.[language],
            picture: <Emblem piece={value} />,
            isBarred: !deals.some((each) => each.hero === value),
          }))}
          chosen={hero}
          onChoose={setHero}
        />
      )}
      {open && why && (
        <p className="bargain-missing" role="status">
          <Because reason={{ ...why, words: capital(say`${why.words}.`) }} />
        </p>
      )}
      {own.length > 1 && (
        <BargainChoice
          className="bargain-prices"
          question={tradeWords.price}
          choices={own.map((one) => priced(one, language))}
          chosen={deal?.id}
          onChoose={(id) => setHalf(own.some((one) => one.id === id && halved(one)))}
        />
      )}
      {deal && given && (
        <Payers
          view={view}
          payers={payers}
          price={deal.price}
          gifts={given}
          onChange={(next) => setChanged({ deal: deal.id, gifts: next })}
        />
      )}
      {deal && given && (
        <Agree
          deal={deal}
          missing={deal.price - total(given)}
          others={othersPurse(view, payers)}
          verb={verb}
          isForAll={heroes.length === 0}
          onAgree={() => onMake(deal, given)}
        />
      )}
    </div>
  );
}

/** A Hero for whom it may be, and what there is to say about that. */
interface Taker {
  readonly hero: string;
  readonly note: Words | undefined;
}

/** CAT-MERCH-05: in full, or half of it with a seal. */
function priced(deal: Deal, language: Language): Bargained<string> {
  const gold = cardWords.gold100(deal.price)[language];
  return halved(deal)
    ? { value: deal.id, name: tradeWords.half, note: `${gold}, ${tradeWords.oneSeal[language]}` }
    : { value: deal.id, name: tradeWords.full, note: gold };
}

function halved(deal: Deal): boolean {
  return deal.kind === "article" && deal.half;
}

/** What the Heroes of other players could give. */
function othersPurse(view: View, own: readonly string[]): number {
  const others = payersAmong(view, Object.keys(view.heroes)).filter((hero) => !own.includes(hero));
  return others.reduce((sum, hero) => sum + purseOf(view, hero), 0);
}
