import {
  type ArtefactCard,
  allArtefacts,
  cardWords,
  familyColours,
  familyNames,
  type View,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { FamilyCircle } from "../FamilyCircle.tsx";
import { ItemLine } from "./ItemSheet.tsx";
import { counted, MusterList } from "./MusterList.tsx";
import "../marks.css";

/** SOL-HUNTER-02, 05, 12: the monsters that he keeps, and his artefacts, the active ones on the right. */
export function HunterBoard({ hero, view }: { readonly hero: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { stored = [], artefacts = [], used = [] } = view.heroes[hero] ?? {};
  const own = allArtefacts(view.options).filter(({ heroes }) => heroes?.includes(hero));
  if (own.length === 0) return null;
  const sides = [
    [cardWords.inactive, own.filter(({ id }) => !artefacts.includes(id))],
    [cardWords.active, own.filter(({ id }) => artefacts.includes(id))],
  ] as const;
  return (
    <>
      <h3>{cardWords.stored[language]}</h3>
      {stored.length === 0 ? (
        <p>{cardWords.noTrophies[language]}</p>
      ) : (
        <MusterList musters={counted(stored)} />
      )}
      <h3>{cardWords.artefacts[language]}</h3>
      <div className="artefacts">
        {sides.map(([title, cards]) => (
          <div key={title.en}>
            <h4>{title[language]}</h4>
            <ul className="card-list" aria-label={title[language]}>
              {cards.map((card) => (
                <li key={card.id}>
                  <ItemLine item={card} used={used.includes(card.id)} />
                  <Cost card={card} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** SOL-HUNTER-06: one circle is one monster of that family, by its colour, its letter and, for the ear, its name. */
function Cost({ card: { cost } }: { readonly card: ArtefactCard }): ReactNode {
  const language = useLanguage();
  const names = cost.map((family) =>
    family === "any"
      ? cardWords.anyFamily[language]
      : `${familyNames[family][language]} (${familyColours[family][language]})`,
  );
  return (
    <span className="cost" role="img" aria-label={`${cardWords.cost[language]} ${names.join(", ")}`}>
      {cost.map((family, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two circles of a family are alike
        <FamilyCircle key={place} family={family} />
      ))}
    </span>
  );
}
