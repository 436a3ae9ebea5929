import type { Seat } from "@ossuaire/kernel";
import { askedOfWhom, type OpenAsk } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import type { Look } from "../games/look.ts";
import "../play/foot-notice.css";
import { useLanguage } from "../words/language.ts";
import { type Connected, useKnown } from "./useConnection.ts";
import { filled, words } from "./words.ts";

/** What is to be said of a table whose people sit elsewhere, one thing at a time: over the board, which keeps its place. */
export function LineNotice({
  connected,
  look,
}: {
  readonly connected: Connected;
  readonly look: Look;
}): ReactNode {
  const language = useLanguage();
  const { connection } = connected;
  const { about, lostSince } = useKnown(connected);
  const seconds = useSeconds(lostSince);
  if (about === undefined) return null;
  const { face, you, here } = about;
  const nameOf = (seat: Seat): string => {
    const place = face.places[seat];
    return place?.kind === "person" ? place.name : look.words.seat(seat)[language];
  };
  if (lostSince !== undefined && seconds >= 2) {
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    return (
      <Said title={filled(words.looking[language], { time })} text={words.lookingText[language]} isQuiet />
    );
  }
  const { open } = face;
  if (open !== undefined) {
    const judge = you.find((seat) => askedOfWhom(face, open).includes(seat) && !open.agreed.includes(seat));
    if (judge === undefined) return <Said text={words.asked[language]} />;
    const answer = (yes: boolean) => void connection.ask({ type: "agree", seat: judge, ask: open.ask, yes });
    return (
      <Said text={askWords(open, nameOf)[language]}>
        <button type="button" className="button" onClick={() => answer(false)}>
          {words.no[language]}
        </button>
        <button type="button" className="button button-forward" onClick={() => answer(true)}>
          {words.yes[language]}
        </button>
      </Said>
    );
  }
  const playedFor = you.find((seat) => {
    const place = face.places[seat];
    return place?.kind === "person" && (place.sitIn !== undefined || place.away === true);
  });
  if (playedFor !== undefined)
    return (
      <Said text={words.satIn[language]}>
        <button
          type="button"
          className="button button-forward"
          onClick={() => void connection.ask({ type: "back", seat: playedFor })}
        >
          {words.back[language]}
        </button>
      </Said>
    );
  const absent = Object.entries(face.places).find(
    ([seat, place]) => place.kind === "person" && place.sitIn === undefined && !here.includes(seat),
  );
  if (absent === undefined || face.stage !== "on") return null;
  return <Said text={filled(words.absent[language], { name: nameOf(absent[0]) })} />;
}

function askWords({ by, wish }: Pick<OpenAsk, "by" | "wish">, nameOf: (seat: Seat) => string) {
  const fill = ({ fr, en }: { readonly fr: string; readonly en: string }, name: string) => ({
    fr: filled(fr, { name }),
    en: filled(en, { name }),
  });
  if (wish.kind === "undo") return fill(words.asksUndo, nameOf(by));
  return wish.kind === "bot" ? fill(words.asksBot, nameOf(wish.seat)) : fill(words.asksAdjourn, nameOf(by));
}

function Said({
  title,
  text,
  isQuiet = false,
  children,
}: {
  readonly title?: string;
  readonly text: string;
  /** What counts up is seen, not read aloud every second. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="foot-notice online-notice" role="status" aria-live={isQuiet ? "off" : "polite"}>
      <p>
        {title !== undefined && <strong>{title} </strong>}
        {text}
      </p>
      {children !== undefined && <div className="foot-notice-actions">{children}</div>}
    </div>
  );
}

/** How long ago that was, counted while it is shown. */
function useSeconds(since: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}
