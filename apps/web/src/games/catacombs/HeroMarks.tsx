import { cardWords, type Mark, marksOfHero, monsterOf, poisonCard, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { FamilyCircle } from "./FamilyCircle.tsx";
import { MarkSigns } from "./MarkSigns.tsx";
import "./marks.css";

/** On the boards of Heroes: what lies on them, what is in their blood, who holds them. Tracks have a place of their own. */
export function HeroMarks({
  hero,
  view,
  without = [],
}: {
  readonly hero: string;
  readonly view: View;
  /** What is shown at length beside it. */
  readonly without?: readonly Mark["kind"][];
}): ReactNode {
  const language = useLanguage();
  const marks = marksOfHero(view, hero).filter((mark) => isNoTrack(mark) && !without.includes(mark.kind));
  const poison = view.heroes[hero]?.poison ?? [];
  if (marks.length === 0) return null;
  return (
    <ul className="hero-marks">
      {marks.map((mark) => (
        <li key={mark.kind}>
          <MarkSigns marks={[mark]} />
          <span className={mark.kind === "stored" ? "unseen" : "hero-mark"}>{mark.words[language]}</span>
          {mark.kind === "stored" && <Stored cards={mark.cards ?? []} />}
          {mark.kind === "poison" && <PoisonCards cards={poison} />}
        </li>
      ))}
    </ul>
  );
}

function isNoTrack({ kind }: Mark): boolean {
  return kind !== "armour" && kind !== "magic";
}

/** SOL-HUNTER-02: what he keeps, in the colours of the families. */
function Stored({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const language = useLanguage();
  return (
    <span className="stored" aria-hidden="true">
      {cardWords.stored[language]}
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two monsters of a kind are alike
        <FamilyCircle key={place} family={monsterOf(card).family} />
      ))}
    </span>
  );
}

/** VER-POISON-07: under the board, with their values for all to see. */
function PoisonCards({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const language = useLanguage();
  return (
    <ul className="poison-cards" aria-label={cardWords.poison[language]}>
      {cards.map(poisonCard).map(({ id, value, harm }) => (
        <li key={id} className="poison-card" title={cardWords.poisonCard(value, harm)[language]}>
          {value}
          {harm > 0 && <small> ♥−{harm}</small>}
        </li>
      ))}
    </ul>
  );
}
