import type { ThrowSeen } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { Die } from "./Die.tsx";

/** Power die and D as they fell, and how their sum comes about, part by part; the words beside them say the same. */
export function Dice({
  thrown: { level, face, dice, terms, result },
}: {
  readonly thrown: ThrowSeen;
}): ReactNode {
  const language = useLanguage();
  const shown = face === undefined || face === "blank" ? "" : sign(face);
  const delay = (term: number) => ({ animationDelay: `${500 + term * 120}ms` });
  return (
    <div className="dr-dice" aria-hidden="true">
      {face !== undefined && <Die level={level}>{shown}</Die>}
      {dice.map((points, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their places
        <Die key={n}>{points}</Die>
      ))}
      <span className="dr-sum">
        {terms.map(({ values, words }, n) => (
          <span key={words.en} className="dr-term" style={delay(n)}>
            <b>{values.map((value, place) => (n + place === 0 ? sign(value) : plus(value))).join(" ")}</b>
            <small>{words[language]}</small>
          </span>
        ))}
        <b className="dr-result" style={delay(terms.length)}>
          {sign(result[language])}
        </b>
      </span>
    </div>
  );
}

const sign = (term: number | string): string => `${term}`.replace("-", "−");

const plus = (term: number): string => (term < 0 ? `− ${-term}` : `+ ${term}`);
