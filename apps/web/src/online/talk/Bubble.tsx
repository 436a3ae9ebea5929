import { type ReactNode, useEffect, useState } from "react";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { nameAt } from "../at/name-at.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import "./talk.css";
import type { Talking } from "./useTalk.ts";

/** In milliseconds. */
const shown = 7000;

/** What somebody else has just said, over the table for a while; heard as well. */
export function Bubble({
  connected,
  look,
  talking: { words, unread, textOf },
}: {
  readonly connected: Connected;
  readonly look: Look;
  readonly talking: Talking;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { about } = useKnown(connected);
  const last = words.findLast(({ by }) => !about?.you.includes(by));
  const [over, setOver] = useState<number>();
  const n = last?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => setOver(n), shown);
    return () => clearTimeout(timer);
  }, [n]);
  const isShown = last !== undefined && unread > 0 && over !== last.n && about !== undefined;
  return (
    <div className="talk-bubble-place" role="status" aria-live="polite">
      {isShown && (
        <p key={last.n} className="talk-bubble">
          {say("talk.said", { name: nameAt(about.face, look, last.by, language), text: textOf(last) })}
        </p>
      )}
    </div>
  );
}
