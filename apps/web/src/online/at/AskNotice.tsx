import { askedOfWhom, type Face, house } from "@ossuaire/table";
import type { ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { nameAt } from "./name-at.ts";
import { Said, Way } from "./Said.tsx";

/** Somebody would like something: whoever has to agree is asked, whoever asked may think better of it. */
export function AskNotice({
  connected,
  look,
  open,
}: {
  readonly connected: Connected;
  readonly look: Look;
  readonly open: NonNullable<Face["open"]>;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { about } = useKnown(connected);
  if (about === undefined) return null;
  const { face, you } = about;
  const { wish, by, ask, agreed } = open;
  const answer = (seat: string, yes: boolean) =>
    void connected.connection.ask({ type: "agree", seat, ask, yes });
  const judge = you.find((seat) => askedOfWhom(face, open).includes(seat) && !agreed.includes(seat));
  // The table itself asks when somebody's time is over.
  const isLate = by === house;
  if (judge === undefined)
    return (
      <Said text={say(isLate && wish.kind === "bot" && you.includes(wish.seat) ? "asks.late" : "asks.asked")}>
        {you.includes(by) && <Way words={say("asks.withdraw")} onClick={() => answer(by, false)} />}
      </Said>
    );
  const name = nameAt(face, look, wish.kind === "bot" ? wish.seat : by, language);
  return (
    <Said text={say(isLate ? "asks.botLate" : `asks.${wish.kind}`, { name })}>
      <Way words={say(isLate ? "asks.wait" : "asks.no")} onClick={() => answer(judge, false)} />
      <Way words={say("asks.yes")} isForward onClick={() => answer(judge, true)} />
    </Said>
  );
}
