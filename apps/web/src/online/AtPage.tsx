import { type ReactNode, useEffect, useState } from "react";
import { href } from "../route/route.ts";
import { useTranslation } from "../words/language.ts";
import { Gone } from "./Gone.tsx";
import { Invited } from "./Invited.tsx";
import { keepKeys, keysOf } from "./keys.ts";
import "../look/sheet.css";
import "../setup/setup.css";
import "./online.css";
import { useConnection, useKnown } from "./useConnection.ts";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A table before its match: who opens a link sits down here, whoever invited sees who has come. */
export function AtPage({
  table,
  secret,
}: {
  readonly table: string;
  readonly secret: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const [link, setLink] = useState<string | "none" | undefined>(secret);
  useEffect(() => {
    void taken(table, secret).then(setLink);
  }, [table, secret]);
  if (link === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (link !== "none") return <Invited table={table} secret={link} onSeated={() => setLink("none")} />;
  return <Room table={table} />;
}

/** The secret is taken out of the address as soon as it is kept: nobody reads it over a shoulder, or in the history. */
async function taken(table: string, secret: string | undefined): Promise<string> {
  const keys = await keysOf(table);
  if (secret === undefined) return keys.pending ?? "none";
  await keepKeys(table, { ...keys, pending: secret });
  history.replaceState(history.state, "", href({ page: "at", table }));
  return secret;
}

function Room({ table }: { readonly table: string }): ReactNode {
  const { t } = useTranslation();
  const connected = useConnection(table);
  return connected === undefined ? (
    <p className="frame-wait">{t("table.opening")}</p>
  ) : (
    <Entered id={table} connected={connected} />
  );
}

function Entered({
  id,
  connected,
}: {
  readonly id: string;
  readonly connected: NonNullable<ReturnType<typeof useConnection>>;
}): ReactNode {
  const { t } = useTranslation();
  const { about, gone } = useKnown(connected);
  const isOn = about !== undefined && about.face.stage !== "open";
  useEffect(() => {
    // In place of this page: the way back from the board does not lead into an empty waiting room.
    if (isOn) location.replace(href({ page: "online", table: id }));
  }, [isOn, id]);
  if (gone !== undefined) return <Gone code={gone} />;
  if (about === undefined || isOn) return <p className="frame-wait">{t("table.opening")}</p>;
  return <WaitingRoom table={id} about={about} keys={connected.keys} />;
}
