import {
  type Attack,
  allActions,
  allMonsters,
  attackNames,
  type Catacombs,
  cardWords,
  catacombsWords,
  colourNames,
  familyColours,
  familyNames,
  helpWords,
  kindWords,
  type Modifier,
  type MonsterCard,
  modifierWords,
  turnText,
} from "@ossuaire/catacombs";
import { Fragment, type ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { TurnText } from "../../play/TurnText.tsx";
import { useLanguage } from "../../words/language.ts";
import type { HelpProps } from "../look.ts";
import { AttackRow } from "./cards/AttackRow.tsx";
import { CardLink } from "./cards/CardLink.tsx";
import { Emblem } from "./cards/Emblem.tsx";
import { Joint } from "./cards/Joint.tsx";
import { Reference } from "./Reference.tsx";
import { Rulings } from "./Rulings.tsx";
import "./help.css";

/** How a turn goes; then the attacks, what changes them, and CAT-COMP-25, CAT-PHASE-09: what every monster can do, for everybody at any time. */
export function Help({ view: { options } }: HelpProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const monsters = allMonsters(options);
  const attacks = allActions(options).flatMap((action) => action.attacks);
  const families = [...new Set(monsters.map(({ family }) => family))];
  return (
    <div className="help">
      <TurnText aim={catacombsWords.aim} rule="CAT-OBJ-02" lines={turnText} />
      <h3>{helpWords.attacks[language]}</h3>
      <p>
        {helpWords.attacksText[language]} <RuleLink id="CAT-ATK-15" />
      </p>
      <ul className="help-lines">
        {plainOf(attacks).map((attack) => (
          <li key={attack.kind}>
            <AttackRow attacks={[attack]} /> — {kindWords[attack.kind][language]}
          </li>
        ))}
      </ul>
      <h3>{helpWords.modifiers[language]}</h3>
      <ul className="help-lines attacks">
        {modifiersOf(attacks).map(({ id, name, rule, colour }) => (
          <li key={id}>
            <span className={`modifier modifier-${colour}`}>
              <RuleLink id={rule}>{name[language]}</RuleLink>
            </span>{" "}
            ({colourNames[colour][language]}) — {modifierWords[id]?.[language]}
          </li>
        ))}
      </ul>
      <Reference options={options} />
      <h3 className="help-after">{helpWords.bestiary[language]}</h3>
      {families.map((family) => (
        <Fragment key={family}>
          <h4>
            {familyNames[family][language]} <i>({familyColours[family][language]})</i>
          </h4>
          <ul className="help-monsters">
            {monsters
              .filter((monster) => monster.family === family)
              .map((monster) => (
                <MonsterLine key={monster.id} monster={monster} />
              ))}
          </ul>
        </Fragment>
      ))}
      <Rulings />
    </div>
  );
}

function MonsterLine({ monster }: { readonly monster: MonsterCard }): ReactNode {
  const language = useLanguage();
  const { id, name, life, gold, actions, traits } = monster;
  return (
    <li>
      <Emblem piece={id} />
      <div>
        <p>
          <CardLink card={{ kind: "monster", id }} className="card-link help-name">
            {name[language]}
          </CardLink>{" "}
          — {cardWords.lives(life)[language]}, {cardWords.gold100(gold)[language]}
        </p>
        {actions.map(({ id: action, attacks, chain }, place) => (
          <p key={action}>
            {place > 0 && <Joint sign="/" words={cardWords.or} />}{" "}
            <AttackRow attacks={attacks} chain={chain ?? false} />
          </p>
        ))}
        {traits.map(({ id: trait, name: called, text, rule }) => (
          <p key={trait}>
            <b>{called[language]}</b> — {text[language]} <RuleLink id={rule} />
          </p>
        ))}
      </div>
    </li>
  );
}

/** One of each kind, as it is without modifiers. */
function plainOf(attacks: readonly Attack[]): readonly Attack[] {
  const plain = attacks.filter(({ modifiers, damage }) => modifiers.length === 0 && damage > 0);
  const kinds = Object.keys(attackNames);
  return kinds.flatMap((kind) => plain.find((attack) => attack.kind === kind) ?? []);
}

/** CAT-MOD-01, VER-MODIF-01: whatever stands on a card of the boxes on the table. */
function modifiersOf(attacks: readonly Attack[]): readonly Modifier[] {
  return [...new Map(attacks.flatMap(({ modifiers }) => modifiers.map((one) => [one.id, one]))).values()];
}
