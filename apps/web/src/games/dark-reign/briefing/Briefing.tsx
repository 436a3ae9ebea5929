import { briefingOf, briefingWords, type DarkReign, isBeginning, seatTitle } from "@ossuaire/dark-reign";
import { type ReactNode, useEffect, useRef } from "react";
import { Sheet } from "../../../look/Sheet.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { Portrait } from "../Row.tsx";
import { openBriefing, useBriefing } from "./open.ts";
import "./briefing.css";

/** REG-QUEST-02, 03: the introduction, like a page of a book: when the quest begins, and whenever somebody wants to read it again. */
export function Briefing({
  sight: { view, viewer },
  told,
}: Pick<PlaceProps<DarkReign>, "sight" | "told">): ReactNode {
  const language = useLanguage();
  const open = useBriefing();
  const begins = isBeginning(view, told, viewer);
  const isRead = useRef(false);
  useEffect(() => {
    if (!begins || isRead.current) return;
    isRead.current = true;
    openBriefing("begins");
  }, [begins]);
  // Nobody takes it along to another table.
  useEffect(() => () => openBriefing(undefined), []);
  if (open === undefined) return null;
  const { over, title, text, terms } = briefingOf(view);
  const [first = "", ...rest] = text[language];
  const close = () => openBriefing(undefined);
  return (
    <Sheet title={title[language]} onClose={close}>
      <article className="briefing">
        <p className="briefing-over">{over[language]}</p>
        <p className="briefing-text">
          <span className="briefing-initial" aria-hidden="true">
            {first}
          </span>
          <span aria-hidden="true">{rest.join("")}</span>
          <span className="unseen">{text[language]}</span>
        </p>
        <p className="briefing-hidden">
          {(view.isMaster ? briefingWords.known : briefingWords.hidden)[language]}
        </p>
        <ul className="briefing-party">
          {view.options.heroes.map((hero) => (
            <li key={hero}>
              <Portrait who={{ card: hero, side: "heroes" }} />
              {seatTitle(hero, view)[language]}
            </li>
          ))}
        </ul>
        <p className="briefing-terms">{terms[language]}</p>
        <div className="leaf-actions">
          <button type="button" className="button button-forward" data-focus onClick={close}>
            {(open === "begins" ? briefingWords.go : briefingWords.back)[language]}
          </button>
        </div>
      </article>
    </Sheet>
  );
}
