import { cardWords, heroCard, tradeWords, type View } from "@ossuaire/catacombs";
import type { Viewer, Words } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { type Deal, type Gifts, ownHeroes, payersAmong, proposed, purseOf, total } from "./gifts.ts";
import { Payers } from "./Payers.tsx";

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
  heroes,
  question,
  verb,
  onMake,
}: {
  readonly view: View;
  readonly viewer: Viewer;
  readonly title: ReactNode;
  readonly text: Words;
  readonly rule?: string;
  /** What can be agreed on: this ware for a Hero, at a price. */
  readonly deals: readonly Deal[];
  readonly heroes: readonly { readonly hero: string; readonly note: Words }[];
  /** For whom? */
  readonly question: Words;
  readonly verb: Words;
  onMake(deal: Deal, gifts: Gifts): void;
}): ReactNode {
  const language = useLanguage();
  const [hero, setHero] = useState(deals[0]?.hero);
  const [isHalf, setHalf] = useState(true);
  const [changed, setChanged] = useState<{ readonly deal: string; readonly gifts: Gifts }>();
  const name = useId();
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
    <div ref={sheet} className="bargain">
      <h3>{title}</h3>
      <p>
        {text[language]} {rule !== undefined && <RuleLink id={rule} />}
      </p>
      <fieldset className="bargain-heroes">
        <legend>{question[language]}</legend>
        {heroes.map(({ hero: one, note }) => (
          <label key={one} className="bargain-choice">
            <input
              type="radio"
              name={`${name} hero`}
              checked={one === hero}
              disabled={!deals.some((each) => each.hero === one)}
              onChange={() => setHero(one)}
            />
            <Emblem piece={one} />
            <span>
              <b>{heroCard(one).name[language]}</b> <i>{note[language]}</i>
            </span>
          </label>
        ))}
      </fieldset>
      {own.length > 1 && (
        <fieldset className="bargain-prices">
          <legend>{tradeWords.price[language]}</legend>
          {own.map((one) => (
            <label key={one.id} className="bargain-choice">
              <input
                type="radio"
                name={`${name} price`}
                checked={one === deal}
                onChange={() => setHalf(halved(one))}
              />
              <span>
                <b>{(halved(one) ? tradeWords.half : tradeWords.full)[language]}</b>{" "}
                <i>
                  {cardWords.gold100(one.price)[language]}
                  {halved(one) && `, ${tradeWords.oneSeal[language]}`}
                </i>
              </span>
            </label>
          ))}
        </fieldset>
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
          onAgree={() => onMake(deal, given)}
        />
      )}
    </div>
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
  onAgree,
}: {
  readonly deal: Deal;
  readonly missing: number;
  readonly others: number;
  readonly verb: Words;
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
        <small>{tradeWords.forHero(price, hero)[language]}</small>
      </button>
    </>
  );
}
