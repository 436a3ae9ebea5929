import type { Refusal } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { ClearAway } from "../ClearAway.tsx";
import type { About } from "../Connection.ts";
import { NoticeWays } from "../notices/NoticeWays.tsx";
import { letTalk } from "../server.ts";
import type { Connected } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { levelFor } from "./level-for.ts";
import { MoveSeat } from "./MoveSeat.tsx";

/** What somebody may do about their own seat, and whoever invited about the table. */
export function YourSeat({
  connected,
  about: { face, you, host },
}: {
  readonly connected: Connected;
  readonly about: About;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<Refusal>();
  const { connection, keys, id } = connected;
  const [seat] = you;
  const isOn = face.stage === "on";
  const talk = async (secret: string) => {
    const done = await letTalk(id, secret, face.talk === "off" ? "text" : "off");
    setRefusal(done.ok ? undefined : done.refusal);
  };
  return (
    <section className="people-ways">
      {seat !== undefined && isOn && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void connection.ask({ type: "leave", seat }).then(setRefusal)}
          >
            {say("table.standUp")}
          </button>
          <p className="field-help">{say("table.standUpText")}</p>
          <button
            type="button"
            className="button"
            onClick={() =>
              void connection
                .ask({ type: "ask", seat, wish: { kind: "bot", seat, level: levelFor(face) } })
                .then(setRefusal)
            }
          >
            {say("table.forMe")}
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              void connection.ask({ type: "ask", seat, wish: { kind: "adjourn" } }).then(setRefusal)
            }
          >
            {say("table.adjourn")}
          </button>
        </>
      )}
      <MoveSeat connected={connected} face={face} you={you} isHost={host} onRefused={setRefusal} />
      {host && keys.host !== undefined && (
        <button type="button" className="button" onClick={() => void talk(keys.host ?? "")}>
          {say(face.talk === "off" ? "talk.open" : "talk.close")}
        </button>
      )}
      {host && keys.host !== undefined && (
        <ClearAway
          table={id}
          secret={keys.host}
          match={face.stage === "over" ? connected.table : undefined}
        />
      )}
      {seat !== undefined && <NoticeWays table={id} keys={keys} />}
      <p role="alert">{refusal?.words[language]}</p>
    </section>
  );
}
