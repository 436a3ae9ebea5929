import type { ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { AskNotice } from "./AskNotice.tsx";
import { minutes } from "./Clock.tsx";
import { NextNotice } from "./NextNotice.tsx";
import { nameAt } from "./name-at.ts";
import { Said, Way } from "./Said.tsx";
import { useAskOutcome } from "./useAskOutcome.ts";
import { useNow } from "./useNow.ts";

/** What is to be said of a table whose people sit elsewhere, one thing at a time. */
export function LineNotice({
  connected,
  look,
  quiet,
}: {
  readonly connected: Connected;
  readonly look: Look;
  /** Said when there is nothing else to say. */
  readonly quiet: ReactNode;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { connection } = connected;
  const { about, lostSince, isSending, isUnstored, isLeaving } = useKnown(connected);
  const now = useNow(lostSince !== undefined, 500);
  const outcome = useAskOutcome(connected);
  if (about === undefined) return null;
  const { face, you, here } = about;
  const seconds = lostSince === undefined ? 0 : Math.floor((now - lostSince) / 1000);
  if (lostSince !== undefined && seconds >= 2) {
    const text = say(isSending ? "line.kept" : isLeaving ? "line.leaving" : "line.text");
    return (
      <Said
        title={say("line.looking", { time: minutes(seconds * 1000) })}
        text={text}
        isQuiet={seconds > 3}
      />
    );
  }
  if (isUnstored) return <Said text={say("line.unstored")} />;
  if (face.open !== undefined) return <AskNotice connected={connected} look={look} open={face.open} />;
  if (outcome !== undefined) return <Said text={say(`asks.${outcome}`)} />;
  const playedFor = you.find((seat) => {
    const place = face.places[seat];
    return place?.kind === "person" && (place.sitIn !== undefined || place.away === true);
  });
  if (playedFor !== undefined && face.stage === "on")
    return (
      <Said text={say("asks.satIn")}>
        <Way
          words={say("asks.back")}
          isForward
          onClick={() => void connection.ask({ type: "back", seat: playedFor })}
        />
      </Said>
    );
  const [seat] = you;
  if (face.ended === "adjourned" && face.next === undefined)
    return (
      <Said text={say("asks.adjourned")}>
        {seat !== undefined && (
          <Way
            words={say("asks.resume")}
            isForward
            onClick={() => void connection.ask({ type: "resume", seat })}
          />
        )}
      </Said>
    );
  if (face.next !== undefined) return <NextNotice connected={connected} next={face.next} />;
  const absent = Object.entries(face.places).find(
    ([seat, place]) => place.kind === "person" && place.sitIn === undefined && !here.includes(seat),
  );
  if (absent === undefined || face.stage !== "on") return quiet;
  return <Said text={say("line.absent", { name: nameAt(face, look, absent[0], language) })} />;
}
