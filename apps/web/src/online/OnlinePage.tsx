import { type ReactNode, use } from "react";
import { openLook } from "../games/games.ts";
import { PlayScreen } from "../play/PlayScreen.tsx";
import "../play/play.css";
import { useTranslation } from "../words/language.ts";
import { Gone } from "./Gone.tsx";
import { LineNotice } from "./LineNotice.tsx";
import "./online.css";
import { type Connected, useConnection, useKnown } from "./useConnection.ts";

/** A match that runs on a server, as it is played: the same table as at home, and what is to be said of the line. */
export function OnlinePage({ table }: { readonly table: string }): ReactNode {
  const { t } = useTranslation();
  const connected = useConnection(table);
  return connected === undefined ? (
    <p className="frame-wait">{t("table.opening")}</p>
  ) : (
    <Seated connected={connected} />
  );
}

function Seated({ connected }: { readonly connected: Connected }): ReactNode {
  const { t } = useTranslation();
  const { about, gone } = useKnown(connected);
  if (gone !== undefined) return <Gone code={gone} />;
  if (about === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  return <Laid connected={connected} game={about.face.game} />;
}

function Laid({ connected, game }: { readonly connected: Connected; readonly game: string }): ReactNode {
  const { table } = connected;
  const look = use(openLook(game, table.sitting.needs));
  return (
    <>
      <PlayScreen table={table} look={look} />
      <LineNotice connected={connected} look={look} />
    </>
  );
}
