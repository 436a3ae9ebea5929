import { type Attack, attackNames } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import "./attacks.css";
import { cardWords } from "@ossuaire/catacombs";
import { Joint } from "./Joint.tsx";
import { pictureOfAttack } from "./pictures.ts";
import { volleysOf } from "./sequence.ts";

/** The flicks of an action in their order. CAT-MOD-03, 07: a modifier has its colour, and always its name. */
export function AttackRow({
  attacks,
  chain = false,
}: {
  readonly attacks: readonly Attack[];
  readonly chain?: boolean;
}): ReactNode {
  const language = useLanguage();
  return (
    <span className="attacks">
      {volleysOf(attacks).map(({ attack, count }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an action may have the same attack twice
        <span key={place} className="attack">
          {place > 0 && <Joint sign="→" words={cardWords.next} />}
          <svg className="attack-kind" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={pictureOfAttack(attack)} />
          </svg>{" "}
          {count > 1 && `${count} × `}
          <RuleLink id={attack.rule}>{attackNames[attack.kind][language]}</RuleLink>{" "}
          {attack.modifiers.map(({ id, name, rule, colour }) => (
            <span key={id} className={`modifier modifier-${colour}`}>
              <RuleLink id={rule}>{name[language]}</RuleLink>{" "}
            </span>
          ))}
          {attack.damage === 0 && <span className="modifier">{cardWords.noDamage[language]}</span>}
        </span>
      ))}
      {chain && <RuleLink id="CAT-CHAIN-01">{cardWords.chain[language]}</RuleLink>}
    </span>
  );
}
