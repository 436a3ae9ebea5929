import {
  allyOf,
  boardOf,
  cardNames,
  cardWords,
  familyColours,
  familyNames,
  lordOf,
  monsterOf,
  type View,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Life } from "../Life.tsx";
import { monstersIn } from "../monsters.ts";
import { ActionList, TraitList, withMelee } from "./ActionList.tsx";
import { CardLink } from "./CardLink.tsx";
import { CardTop } from "./CardTop.tsx";
import { DiscsOfKind } from "./DiscsOfKind.tsx";
import { Emblem } from "./Emblem.tsx";
import { MonstersHere } from "./MonstersHere.tsx";
import { MusterList } from "./MusterList.tsx";

/** CAT-COMP-21: the Overseer's board: life, minions, the wandering monster, and the Lord's own rules. */
export function LordSheet({ id, view }: { readonly id: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { text, life, board, wandering, minions, actions, traits } = lordOf(id);
  const present = monstersIn(view);
  return (
    <>
      <CardTop
        picture={<Emblem piece={id} />}
        kind={cardWords.lord[language]}
        facts={[
          [
            cardWords.life[language],
            <Life key="life" now={view.lord.life} full={life} extra={view.options.drops} />,
          ],
          [cardWords.lair[language], boardOf(board).name[language]],
        ]}
      />
      <p className="card-said">{text[language]}</p>
      <h3>{cardWords.actions[language]}</h3>
      <ActionList card={id} actions={withMelee(actions)} />
      <TraitList traits={traits.filter((trait) => actions.every((action) => action.id !== trait.id))} />
      <h3>{cardWords.wandering[language]}</h3>
      <p>
        <CardLink card={{ kind: "monster", id: wandering }}>{monsterOf(wandering).name[language]}</CardLink>
        {" — "}
        {cardWords.wanderingText[language]}
      </p>
      <h3>{cardWords.minions[language]}</h3>
      <MusterList musters={minions} />
      {present.length > 0 && (
        <>
          <h3>{cardWords.here[language]}</h3>
          <MonstersHere view={view} />
        </>
      )}
    </>
  );
}

/** CAT-COMP-25, CAT-MON-02. */
export function MonsterSheet({ id, view }: { readonly id: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { name, family, disc, life, gold, max, rider, item, actions, traits } = monsterOf(id);
  return (
    <>
      <CardTop
        picture={<Emblem piece={id} />}
        kind={
          <>
            <span>{`${familyNames[family][language]} (${familyColours[family][language]})`}</span>
            {/* SOL-RULING-10: the French names of one edition are not those of another. */}
            {language === "fr" && name.en !== name.fr && <span lang="en"> — {name.en}</span>}
          </>
        }
        facts={[
          [cardWords.life[language], cardWords.lives(life)[language]],
          [
            cardWords.worth[language],
            <>
              {cardWords.gold100(gold)[language]} {max !== undefined && <b>{cardWords.max(max)[language]}</b>}
            </>,
          ],
          [cardWords.inReserve[language], view.reserve[disc] ?? 0],
          ...(rider === undefined
            ? []
            : [[cardWords.rider[language], <Rider key="rider" id={rider} />] as const]),
          ...(item === undefined
            ? []
            : [[cardWords.reward[language], <Reward key="item" id={item} />] as const]),
        ]}
      />
      <DiscsOfKind card={id} view={view} />
      <h3>{(actions.length > 1 ? cardWords.actions : cardWords.action)[language]}</h3>
      <ActionList card={id} actions={actions} />
      <TraitList traits={traits} />
    </>
  );
}

/** SOL-MOUNTED-08: who appears when it dies, by disc and name. */
function Rider({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  return (
    <CardLink card={{ kind: "monster", id }} className="card-link card-rider">
      <Emblem piece={id} /> {monsterOf(id).name[language]}
    </CardLink>
  );
}

/** SOL-REWARD-02: the article that its killer receives. */
function Reward({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  return <CardLink card={{ kind: "item", id }}>{cardNames.item(id)[language]}</CardLink>;
}

/** CAT-ALLY-07, 22. */
export function AllySheet({ id }: { readonly id: string }): ReactNode {
  const language = useLanguage();
  const { text, life, action } = allyOf(id);
  return (
    <>
      <CardTop
        picture={<Emblem piece={id} />}
        kind={cardWords.ally[language]}
        facts={[[cardWords.life[language], cardWords.lives(life)[language]]]}
      />
      <p className="card-said">{text[language]}</p>
      <h3>{cardWords.action[language]}</h3>
      <ActionList card={id} actions={[action]} />
    </>
  );
}
