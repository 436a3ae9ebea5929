import {
  characteristicRules,
  type LevelSeen,
  levelsSeen,
  type SeenCharacter,
  sheetWords,
  type View,
} from "@ossuaire/dark-reign";
import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { type Language, useLanguage } from "../../../words/language.ts";
import { Die } from "../Die.tsx";

/** REG-CHAR-01: the ten characteristics around what is left of life, each with its die; one of them tells where it comes from. */
export function Circle({ view, who }: { readonly view: View; readonly who: SeenCharacter }): ReactNode {
  const language = useLanguage();
  const told = useId();
  const levels = levelsSeen(view, who);
  const [chosen, setChosen] = useState<LevelSeen["of"]>();
  const asked = levels.find(({ of }) => of === chosen);
  const left = who.pv.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <section className="dr-circle" aria-label={sheetWords.circle[language]}>
        <Web levels={levels} />
        <div className="dr-heart">
          <b>{left}</b>
          <span>{sheetWords.pvOf(who.most * who.pv.length)[language]}</span>
          <i aria-hidden="true">{"◆".repeat(Math.max(0, who.actions))}</i>
          <span>{sheetWords.actions(who.actions)[language]}</span>
        </div>
        {levels.map(({ of, name, level, colour, parts }, place) => (
          <button
            key={of}
            type="button"
            className="dr-level"
            style={spotOf(place, levels.length)}
            data-changed={parts.length > 1 ? "" : undefined}
            aria-pressed={of === chosen}
            aria-describedby={of === chosen ? told : undefined}
            onClick={() => setChosen(of === chosen ? undefined : of)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setChosen(of)}
          >
            <span className="dr-level-words">
              <b>{name[language]}</b>
              <i>{(colour ? sheetWords.die(colour) : sheetWords.noDie)[language]}</i>
            </span>
            <Die level={level}>{level}</Die>
          </button>
        ))}
      </section>
      <p id={told} className="dr-parts" aria-live="polite">
        {asked === undefined ? (
          sheetWords.circleHelp[language]
        ) : (
          <>
            <b>
              {asked.name[language]} {asked.level}
            </b>{" "}
            = {sumOf(asked, language)} <RuleLink id={characteristicRules[asked.of]} />
          </>
        )}
      </p>
    </>
  );
}

/** “3 écrit − 1 Broigne”. */
function sumOf({ parts, level }: LevelSeen, language: Language): string {
  const terms = parts.map(({ name, by }, place) => {
    const sign = by < 0 ? "− " : place === 0 ? "" : "+ ";
    return `${sign}${Math.abs(by)} ${(name ?? sheetWords.written)[language]}`;
  });
  const sum = parts.reduce((all, { by }) => all + by, 0);
  return `${terms.join(" ")}${sum === level ? "" : ` (${sheetWords.kept[language]})`}`;
}

const angleOf = (place: number, all: number): number => (2 * Math.PI * place) / all - Math.PI / 2;

/** Around the middle, the first above; which side its words stand on follows from where it is. */
function spotOf(place: number, all: number): CSSProperties {
  const angle = angleOf(place, all);
  return { "--across": Math.cos(angle).toFixed(4), "--down": Math.sin(angle).toFixed(4) } as CSSProperties;
}

/** The shape of somebody: what is strong lies far out. */
function Web({ levels }: { readonly levels: readonly LevelSeen[] }): ReactNode {
  const point = (place: number, radius: number): string => {
    const angle = angleOf(place, levels.length);
    return `${(50 + radius * Math.cos(angle)).toFixed(2)},${(50 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return (
    <svg className="dr-web" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48" />
      <circle cx="50" cy="50" r="36" />
      {levels.map(({ of }, place) => (
        <path key={of} d={`M50,50L${point(place, 48)}`} />
      ))}
      <polygon points={levels.map(({ level }, place) => point(place, 20 + 2.3 * level)).join(" ")} />
    </svg>
  );
}
