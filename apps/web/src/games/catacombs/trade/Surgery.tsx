import { type Catacombs, cardWords, heroCard, raisePrice, touchPrice, tradeWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { HandProps } from "../../look.ts";
import { Picture } from "../cards/Picture.tsx";
import { Purse } from "./Purse.tsx";
import "../deeds.css";
import "./trade.css";

const services = [
  {
    id: "touch",
    price: touchPrice,
    gained: 1,
    name: tradeWords.touch,
    text: tradeWords.touchText,
    nobody: tradeWords.nobodyHurt,
    rule: "CAT-HEAL-03",
  },
  {
    id: "raise",
    price: raisePrice,
    gained: 2,
    name: tradeWords.raise,
    text: tradeWords.raiseText,
    nobody: tradeWords.nobodyDead,
    rule: "CAT-HEAL-04",
  },
] as const;

/** CAT-HEAL-01 to 04: both services, what they do, what they cost, and for whom they can be had now. */
export function Surgery({ sight, lit, onChoose }: HandProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const { decision } = sight;
  const wanted =
    decision?.prompt === "heal" ? decision.options.filter((option) => option.kind !== "done") : [];
  return (
    <div className="trade">
      <p className="deeds-row">
        <Purse view={sight.view} />
      </p>
      <ul className="trade-row" aria-label={tradeWords.services[language]}>
        {services.map(({ id, price, gained, name, text, nobody, rule }) => {
          const deals = wanted.filter((option) => option.kind === id && lit.has(option.id));
          return (
            <li key={id} className="trade-card trade-service">
              <div className="trade-head">
                <Picture kind="room" id="healer" />
                <h3>{name[language]}</h3>
                <b className="trade-price">{cardWords.gold100(price)[language]}</b>
              </div>
              <p>
                {text[language]} <RuleLink id={rule} />
              </p>
              <p className="trade-deals">
                {deals.length === 0 && lit.size > 0 && <i>{nobody[language]}</i>}
                {deals.map(({ id: option, hero }) => {
                  const life = sight.view.heroes[hero]?.life ?? 0;
                  return (
                    <button
                      key={option}
                      type="button"
                      className="deed button button-forward hand-lit"
                      onClick={() => onChoose(option)}
                    >
                      <span className="unseen">{tradeWords.service(name)[language]} </span>
                      {heroCard(hero).name[language]}
                      <small>
                        ♥ {life} → {life + gained}
                      </small>
                    </button>
                  );
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
