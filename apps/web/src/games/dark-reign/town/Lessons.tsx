import { type LessonSeen, skillLessons, spellLessons, townWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { ErrandButton } from "./ErrandButton.tsx";
import { ErrandRow } from "./ErrandRow.tsx";
import type { Errands } from "./errands.ts";

/** REG-TOWN-28, REG-XP-08: spells for écus, skills for XP; each takes a place of Intelligence (REG-RULING-11). */
export function Lessons({ view, visit, onChoose }: Errands): ReactNode {
  const language = useLanguage();
  return (
    <>
      <p className="town-note">
        {visit && <b>{townWords.places(visit.about.places)[language]}. </b>}
        {townWords.placesText[language]}
      </p>
      <h3>{townWords.spells[language]}</h3>
      <Taught lessons={spellLessons(view, visit)} onChoose={onChoose} />
      <h3>{townWords.skills[language]}</h3>
      <Taught lessons={skillLessons(view, visit)} onChoose={onChoose} />
    </>
  );
}

/** What can be learned now, and folded away what cannot. */
function Taught({
  lessons,
  onChoose,
}: {
  readonly lessons: readonly LessonSeen[];
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const closed = lessons.filter(({ option }) => option === undefined);
  const rows = (some: readonly LessonSeen[]) => (
    <ul className="errands">
      {some.map(({ id, name, text, ecus, xp, option, bar }) => (
        <ErrandRow
          key={id}
          name={name[language]}
          text={text[language]}
          price={(ecus > 0 ? townWords.ecus(ecus) : townWords.xp(xp))[language]}
          bar={bar}
        >
          {option && (
            <ErrandButton
              words={townWords.learn[language]}
              about={name[language]}
              onPress={() => onChoose(option.id)}
            />
          )}
        </ErrandRow>
      ))}
    </ul>
  );
  return (
    <>
      {rows(lessons.filter(({ option }) => option !== undefined))}
      {closed.length > 0 && (
        <details className="town-closed">
          <summary>
            {townWords.closed[language]} ({closed.length})
          </summary>
          {rows(closed)}
        </details>
      )}
    </>
  );
}
