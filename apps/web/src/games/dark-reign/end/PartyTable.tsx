import { endWords, type Fared, heroCards, seatTitle, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { FaredTable } from "../../../look/FaredTable.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";

/** REG-VERDICT-48, REG-XP: how every hero came out of it, the dead too. */
export function PartyTable({
  heroes,
  view,
}: {
  readonly heroes: readonly Fared[];
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const isFeminine = (hero: string) => heroCards.find(({ id }) => id === hero)?.isFeminine ?? false;
  const cardOf = (hero: string) => view.characters.find(({ id }) => id === hero)?.card ?? hero;
  return (
    <section>
      <h3>{endWords.party[language]}</h3>
      <FaredTable className="quest-party" whose={endWords.hero} heads={endWords.heads}>
        {heroes.map(({ hero, kills, dealt, xp, share, fate }) => (
          <tr key={hero} data-fate={fate}>
            <th scope="row">
              <Portrait who={{ card: cardOf(hero), side: "heroes" }} />
              <span>
                {seatTitle(hero, view)[language]}
                <i>{endWords.fate(fate, isFeminine(cardOf(hero)))[language]}</i>
              </span>
            </th>
            <td>{kills}</td>
            <td>{dealt}</td>
            <td>+{xp}</td>
            <td>+{share}</td>
          </tr>
        ))}
      </FaredTable>
    </section>
  );
}
