import { titleIn, townWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { Because } from "../../../play/Because.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import type { Errands } from "./errands.ts";
import { Load } from "./Load.tsx";

/** REG-SHEET-09, REG-VERDICT-81: who is ready, who is here, who still waits, and who carries too much to go down. */
export function WayDown({ view, visit, onChoose }: Errands): ReactNode {
  const language = useLanguage();
  const { acting, done } = view.turn;
  const heroes = view.characters.filter(({ id }) => view.options.heroes.includes(id));
  const bar = visit?.about.barred.find(({ ids }) => ids.includes("leave"))?.reason;
  const isOpen = visit?.options.some(({ id }) => id === "leave");
  return (
    <footer className="town-down">
      <h3>{townWords.down[language]}</h3>
      <ul>
        {heroes.map((who) => (
          <li
            key={who.id}
            data-state={done.includes(who.id) ? "ready" : who.id === acting ? "here" : undefined}
          >
            <Portrait who={who} />
            <span>
              <b>{titleIn(who.id, view)[language]}</b>{" "}
              <i>
                {
                  (done.includes(who.id)
                    ? townWords.ready
                    : who.id === acting
                      ? townWords.isHere
                      : townWords.later)[language]
                }
              </i>
              <Load who={who} short />
            </span>
          </li>
        ))}
      </ul>
      {visit && (
        <div className="town-leave">
          {bar && (
            <p className="errand-why" role="status">
              <Because reason={bar} />
            </p>
          )}
          <button
            type="button"
            className="button button-forward"
            disabled={!isOpen}
            onClick={() => onChoose("leave")}
          >
            {townWords.leave[language]}
          </button>
        </div>
      )}
    </footer>
  );
}
