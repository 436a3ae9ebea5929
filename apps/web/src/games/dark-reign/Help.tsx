import {
  costsSeen,
  type DarkReign,
  darkReignWords,
  helpWords,
  powerDice,
  tableWords,
  turnText,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { TurnText } from "../../play/TurnText.tsx";
import { useLanguage } from "../../words/language.ts";
import type { HelpProps } from "../look.ts";
import { Die } from "./Die.tsx";
import { drawingOf } from "./drawings.ts";
import "./help.css";

/** How a round goes, what everything costs, the ten dice, and the keys: on one leaf, each line with its rule. */
export function Help({ view }: HelpProps<DarkReign>): ReactNode {
  const language = useLanguage();
  return (
    <div className="dr-help">
      <TurnText aim={darkReignWords.aim} rule="REG-QUEST-02" lines={turnText} />
      <h3>{helpWords.costs[language]}</h3>
      <div className="dr-help-costs">
        {[...costsSeen(view)].map(([heading, deeds]) => (
          <section key={heading.en} aria-label={heading[language]}>
            <h4>{heading[language]}</h4>
            <ul>
              {deeds.map(({ id, name, rule, cost, others }) => (
                <li key={id}>
                  <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
                    <path fill="currentColor" d={drawingOf("deed", id)} />
                  </svg>
                  <RuleLink id={rule}>{name[language]}</RuleLink>
                  <Price cost={cost} />
                  {others.map(({ name: how, cost: price }) => (
                    <i key={how.en}>
                      {how[language]} <Price cost={price} />
                    </i>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h3>{helpWords.dice[language]}</h3>
      <p>
        {helpWords.diceText[language]} <RuleLink id="REG-DICE-08" />
      </p>
      <ul className="dr-help-dice">
        {powerDice.map(({ level, colour, faces }) => (
          <li key={level}>
            <Die level={level}>{level}</Die>
            <span>{colour[language]}</span>
            <b>{faces.map((face) => (face === "blank" ? "·" : `${face}`.replace("-", "−"))).join("  ")}</b>
          </li>
        ))}
      </ul>
      <h3>{helpWords.keys[language]}</h3>
      <p>
        {tableWords.help[language]} {helpWords.sheet[language]}
      </p>
    </div>
  );
}

/** A lozenge for each P.Action. */
function Price({ cost }: { readonly cost: number }): ReactNode {
  const language = useLanguage();
  if (cost === 0) return <span className="dr-price">{helpWords.free[language]}</span>;
  return (
    <span className="dr-price">
      <span aria-hidden="true">{"◆".repeat(cost)}</span>
      <span className="unseen">
        {cost} {tableWords.actions[language]}
      </span>
    </span>
  );
}
