import { type ReactNode, use, useCallback, useEffect, useState } from "react";
import { openLook } from "../games/games.ts";
import { PlayScreen } from "../play/PlayScreen.tsx";
import "../play/play.css";
import { useTableWords } from "../words/table.ts";
import { EndWays } from "./at/EndWays.tsx";
import { LineNotice } from "./at/LineNotice.tsx";
import { PeopleButton } from "./at/PeopleButton.tsx";
import { Gone } from "./Gone.tsx";
import { NoticeOffer } from "./notices/Offer.tsx";
import { useToldAt } from "./notices/useToldAt.ts";
import { Bubble } from "./talk/Bubble.tsx";
import { useTalk } from "./talk/useTalk.ts";
import { type Connected, useConnection, useKnown } from "./useConnection.ts";
import { watchFlicks } from "./watch-flicks.ts";
import { useWords } from "./words/words.ts";

/** A match that runs on a server, as it is played: the same table as at home, and what is to be said of the line. */
export function OnlinePage({ table }: { readonly table: string }): ReactNode {
  const say = useWords();
  // Counts how often a table that was frozen goes on: one sits down there anew.
  const [openings, setOpenings] = useState(0);
  const onOpen = useCallback(() => setOpenings((count) => count + 1), []);
  return (
    <>
      <p className="unseen" role="status">
        {openings > 0 && say("frozen.goesOn")}
      </p>
      <Opened key={openings} table={table} onOpen={onOpen} />
    </>
  );
}

function Opened({ table, onOpen }: { readonly table: string; onOpen(): void }): ReactNode {
  const { t } = useTableWords();
  const connected = useConnection(table);
  return connected === undefined ? (
    <p className="frame-wait">{t("table.opening")}</p>
  ) : (
    <Seated connected={connected} onOpen={onOpen} />
  );
}

function Seated({ connected, onOpen }: { readonly connected: Connected; onOpen(): void }): ReactNode {
  const { t } = useTableWords();
  const { about, gone } = useKnown(connected);
  if (gone !== undefined) return <Gone code={gone} connected={connected} onOpen={onOpen} />;
  if (about === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  return <Laid connected={connected} game={about.face.game} />;
}

function Laid({ connected, game }: { readonly connected: Connected; readonly game: string }): ReactNode {
  const { table, id, connection } = connected;
  const { about } = useKnown(connected);
  const look = use(openLook(game, table.sitting.needs));
  const talking = useTalk(connected);
  useToldAt(connected);
  useEffect(
    () => watchFlicks(table, look, (astray) => connection.wentAstray(astray)),
    [table, look, connection],
  );
  // Where answers take their time, somebody who has a seat may want to be told.
  const isSlow = about !== undefined && about.you.length > 0 && about.face.pace.kind !== "live";
  return (
    <>
      <PlayScreen
        table={table}
        look={look}
        menu={<PeopleButton connected={connected} look={look} talking={talking} />}
        endWays={<EndWays connected={connected} />}
      />
      <LineNotice connected={connected} look={look} quiet={isSlow && <NoticeOffer table={id} />} />
      <Bubble connected={connected} look={look} talking={talking} />
    </>
  );
}
