import { allSpells, cardWords, spellOf, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { AttackRow } from "./AttackRow.tsx";
import { CardTop } from "./CardTop.tsx";
import { Picture } from "./Picture.tsx";

/** One Spell card. */
export function SpellSheet({ id, view }: { readonly id: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { text, copies, action } = spellOf(id);
  return (
    <>
      <CardTop
        picture={<Picture kind="spell" id={id} />}
        kind={cardWords.spell[language]}
        facts={[[cardWords.spells[language], cardWords.copies(leftOf(view, id), copies)[language]]]}
      />
      <p className="card-said">{text[language]}</p>
      <AttackRow attacks={action.attacks} />
    </>
  );
}

/** CAT-SPELL-03, CAT-HERO-17: the deck beside the Wizard's board, with what has been played of it. */
export function SpellsSheet({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  return (
    <>
      <p className="card-said">
        {cardWords.spellsText[language]}{" "}
        <i>
          ({cardWords.copies(view.spells.length, view.spells.length + view.spentSpells.length)[language]})
        </i>
      </p>
      <ul className="card-list card-said">
        {allSpells(view.options).map(({ id, name, text, copies, action }) => {
          const left = leftOf(view, id);
          return (
            <li key={id} className={left === 0 ? "card-line card-spent" : "card-line"}>
              <Picture kind="spell" id={id} />
              <div>
                <b>{name[language]}</b> <i>({cardWords.copies(left, copies)[language]})</i> — {text[language]}
                {action.attacks.length > 0 && (
                  <p>
                    <AttackRow attacks={action.attacks} />
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function leftOf({ spells }: View, id: string): number {
  return spells.filter((copy) => spellOf(copy).id === id).length;
}
