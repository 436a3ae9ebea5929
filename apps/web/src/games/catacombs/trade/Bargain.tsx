import { cardWords, heroCard, tradeWords, type View } from "@ossuaire/catacombs";
import { capital, type Reason, say, type Viewer, type Words } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Because } from "../../../play/Because.tsx";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";
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
        <Heroes
          heroes={heroes}
          question={question}
          chosen={hero}
          canTake={(one) => deals.some((each) => each.hero === one)}
          onChoose={setHero}
        />
      )}
      {open && why && (
        <p className="bargain-missing" role="status">
          <Because reason={{ ...why, words: capital(say`${why.words}.`) }} />
        </p>
      )}
      {own.length > 1 && <Prices deals={own} chosen={deal} onChoose={(one) => setHalf(halved(one))} />}
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

function Heroes({
  heroes,
  question,
  chosen,
  canTake,
  onChoose,
}: {
  readonly heroes: readonly Taker[];
  readonly question: Words;
  readonly chosen: string | undefined;
  canTake(hero: string): boolean;
  onChoose(hero: string): void;
}): ReactNode {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="bargain-heroes">
      <legend>{question[language]}</legend>
      {heroes.map(({ hero, note }) => (
        <label key={hero} className="bargain-choice">
          <input
            type="radio"
            name={name}
            checked={hero === chosen}
            disabled={!canTake(hero)}
            onChange={() => onChoose(hero)}
          />
          <Emblem piece={hero} />
          <span>
            <b>{heroCard(hero).name[language]}</b> <i>{note?.[language]}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Prices({
  deals,
  chosen,
  onChoose,
}: {
  readonly deals: readonly Deal[];
  readonly chosen: Deal | undefined;
  onChoose(deal: Deal): void;
}): ReactNode {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="bargain-prices">
      <legend>{tradeWords.price[language]}</legend>
      {deals.map((deal) => (
        <label key={deal.id} className="bargain-choice">
          <input type="radio" name={name} checked={deal === chosen} onChange={() => onChoose(deal)} />
          <span>
            <b>{(halved(deal) ? tradeWords.half : tradeWords.full)[language]}</b>{" "}
            <i>
              {cardWords.gold100(deal.price)[language]}
              {halved(deal) && `, ${tradeWords.oneSeal[language]}`}
            </i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function halved(deal: Deal): boolean {
  return deal.kind === "article" && deal.half;
}

/** What the Heroes of other players could give. */
function othersPurse(view: View, own: readonly string[]): number {
  const others = payersAmong(view, Object.keys(view.heroes)).filter((hero) => !own.includes(hero));
  return others.reduce((sum, hero) => sum + purseOf(view, hero), 0);
}

function Agree({
  deal: { hero, price },
  missing,
  others,
  verb,
  isForAll,
  onAgree,
}: {
  readonly deal: Deal;
  readonly missing: number;
  readonly others: number;
  readonly verb: Words;
  readonly isForAll: boolean;
  onAgree(): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <>
      {missing > 0 && (
        <p className="bargain-missing" role="status">
          {(missing > others ? tradeWords.missing : tradeWords.fromOthers)(missing)[language]}
        </p>
      )}
      <button
        type="button"
        className="button button-forward bargain-agree"
        disabled={missing > others}
        onClick={onAgree}
      >
        {verb[language]}
        <small>{(isForAll ? cardWords.gold100(price) : tradeWords.forHero(price, hero))[language]}</small>
      </button>
    </>
  );
}
