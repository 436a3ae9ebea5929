import { type DarkReign, masterWords, titleIn, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { leave, turnOf, useErrand } from "./autoplay.ts";

/** REG-TURN-10: all in any order by hand, or one of them, or the rest of the turn, by the table. */
export function ForMe({
  view,
  question,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
}): ReactNode {
  const language = useLanguage();
  const errand = useErrand();
  if (!view.isMaster) return null;
  if (errand !== undefined)
    return (
      <div className="dr-for-me">
        <p role="status">{masterWords.playing[language]}</p>
        <button type="button" className="button" onClick={() => leave(undefined)}>
          {masterWords.stop[language]}
        </button>
      </div>
    );
  const who = question.prompt === "act" ? question.about.who : undefined;
  if (who === undefined && question.prompt !== "next") return null;
  return (
    <div className="dr-for-me">
      {who !== undefined && (
        <button type="button" className="button" onClick={() => leave({ kind: "one", who })}>
          {masterWords.playOne(titleIn(who, view))[language]}
        </button>
      )}
      {view.turn.side === "mj" && (
        <button type="button" className="button" onClick={() => leave({ kind: "all", turn: turnOf(view) })}>
          {masterWords.playAll[language]}
        </button>
      )}
    </div>
  );
}
