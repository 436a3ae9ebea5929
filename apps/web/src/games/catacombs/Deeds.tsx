import { actorOf, type Catacombs, optionWords, pieceName, shortWords } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import "./deeds.css";

/** What everybody of one's side can do: first whose turn it shall be, then what. */
export function Deeds({ sight, lit, onChoose }: HandProps<Catacombs>): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  const { decision } = sight;
  if (decision === undefined || lit.size === 0) return null;
  const actors = [...new Set([...lit].map(actorOf))];
  const actor = actors.includes(chosen) ? chosen : (actors[0] ?? "");
  const deeds = [...lit].filter((option) => actorOf(option) === actor);
  return (
    <div className="deeds">
      <fieldset className="deeds-row" aria-label={t("catacombs.who")}>
        {actors.map((one) => (
          <button
            key={one}
            type="button"
            className="button deeds-actor"
            aria-pressed={one === actor}
            onClick={() => setChosen(one)}
          >
            {capital(pieceName(one)[language])}
          </button>
        ))}
      </fieldset>
      <fieldset className="deeds-row" aria-label={t("catacombs.what")}>
        {deeds.map((option) => (
          <button
            key={option}
            type="button"
            className={option.endsWith(":pass") ? "button" : "button button-forward hand-lit"}
            aria-label={optionWords(option, decision)[language]}
            onClick={() => onChoose(option)}
          >
            {shortWords(option, decision)[language]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
