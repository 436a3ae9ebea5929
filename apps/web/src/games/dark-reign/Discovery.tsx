import { type DarkReign, darkReignWords, nameIn, tableWords } from "@ossuaire/dark-reign";
import { listed, type Sight } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { useSkip } from "./useSkip.ts";
import "./discovery.css";

/** Events of which one speaks with a raised voice: a line across the board, for two seconds at most, and gone at a touch. */
const staged: ReadonlySet<string> = new Set([
  "speaks",
  "challenged",
  "duel-over",
  "something-hidden",
  "time-stops",
]);

/** REG-DRAW-09, REG-AMBUSH-02: a zone comes to light, somebody was waiting there; words and duels have their line too. */
export function Discovery({
  sight: { events, view, page },
  isFresh,
}: {
  readonly sight: Sight<DarkReign>;
  /** It has just happened; whoever comes back hears of all that ever did. */
  readonly isFresh: boolean;
}): ReactNode {
  const language = useLanguage();
  const isSkipped = useSkip(page);
  const [over, setOver] = useState<number>();
  const found = events.find((event) => event.type === "zone-found" && event.who !== undefined);
  const ambush = events.find(({ type }) => type === "ambush");
  const words = events.find(({ type }) => staged.has(type));
  const told = ambush ?? found ?? words;
  if (told === undefined || isSkipped || !isFresh || over === page) return null;
  const line = darkReignWords.line(told, view)[language];
  return (
    // What it says stands in the log, and is said to those who listen.
    <div
      className="dr-discovery"
      data-kind={ambush ? "ambush" : "found"}
      key={page}
      aria-hidden="true"
      onAnimationEnd={() => setOver(page)}
    >
      {told.type === "ambush" ? (
        <>
          <b>{tableWords.ambush[language]}</b>
          <span>{listed(told.who.map((id) => nameIn(id, view)))[language]}</span>
        </>
      ) : told === found ? (
        <b>{line}</b>
      ) : (
        <span>{line}</span>
      )}
    </div>
  );
}
