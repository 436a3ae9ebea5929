import { alliesOf, allyOf, cardWords, heroCard, itemOf, type View } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { HeroMarks } from "../HeroMarks.tsx";
import { Life } from "../Life.tsx";
import { ActionList, TraitList, withMelee } from "./ActionList.tsx";
import { CardLink } from "./CardLink.tsx";
import { CardTop } from "./CardTop.tsx";
import { Emblem } from "./Emblem.tsx";
import { HunterBoard } from "./HunterBoard.tsx";
import { ItemLine } from "./ItemSheet.tsx";
import { counted, MusterList } from "./MusterList.tsx";

/** CAT-COMP-20, CAT-HERO-03: a Hero's board, with all that lies on it and beside it. */
export function HeroSheet({ id, view }: { readonly id: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { text, life, tracks, actions, traits, spells, bonus } = heroCard(id);
  const board = view.heroes[id];
  if (board === undefined) return null;
  return (
    <>
      <CardTop
        picture={<Emblem piece={id} />}
        kind={cardWords.hero[language]}
        facts={[
          [cardWords.life[language], <Life key="life" now={board.life} full={life} />],
          [cardWords.gold[language], board.gold],
          ...tracks.map(
            ({ id: track, name, most }) =>
              [capital(name)[language], cardWords.leftOf(board.tracks[track] ?? 0, most)[language]] as const,
          ),
        ]}
      />
      <p className="card-said">{text[language]}</p>
      <h3>{cardWords.actions[language]}</h3>
      <ActionList card={id} actions={withMelee(actions)} />
      <TraitList traits={traits} />
      {bonus !== undefined && (
        <p className="card-said">
          <b>{cardWords.bonusName[language]}</b> — {cardWords.bonus(bonus)[language]}{" "}
          <RuleLink id="CAT-HERO-14" />
        </p>
      )}
      {spells && (
        <>
          <h3>{cardWords.spells[language]}</h3>
          <p>
            <CardLink card={{ kind: "spells" }}>
              {cardWords.readSpells[language]} (
              {cardWords.copies(view.spells.length, view.spells.length + view.spentSpells.length)[language]})
            </CardLink>
          </p>
          <Allies hero={id} view={view} />
        </>
      )}
      <HeroMarks hero={id} view={view} without={["stored"]} />
      <HunterBoard hero={id} view={view} />
      <h3>{cardWords.items[language]}</h3>
      {board.items.length === 0 && <p>{cardWords.noItems[language]}</p>}
      <ul className="card-list">
        {board.items.map((item) => (
          <li key={item}>
            <ItemLine item={itemOf(item)} used={board.used.includes(item)} />
          </li>
        ))}
      </ul>
      <h3>{cardWords.trophies[language]}</h3>
      {board.trophies.length === 0 ? (
        <p>{cardWords.noTrophies[language]}</p>
      ) : (
        <MusterList musters={counted(board.trophies)} />
      )}
    </>
  );
}

/** CAT-ALLY-03, 22. */
function Allies({ hero, view }: { readonly hero: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const present = new Set(view.fight?.pieces.map(({ card }) => card));
  return (
    <>
      <h3>{cardWords.allies[language]}</h3>
      <ul className="card-list">
        {alliesOf(hero).map((ally) => (
          <li key={ally}>
            <CardLink card={{ kind: "ally", id: ally }}>{allyOf(ally).name[language]}</CardLink>
            {present.has(ally) && <i> ({cardWords.onBoard[language]})</i>} — {allyOf(ally).text[language]}
          </li>
        ))}
      </ul>
    </>
  );
}
