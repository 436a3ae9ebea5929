import { type ReactNode, useCallback, useEffect, useState } from "react";
import { href } from "../route/route.ts";
import { useTableWords } from "../words/table.ts";
import { Gone } from "./Gone.tsx";
import { Invited } from "./Invited.tsx";
import { keepKeys, keysOf } from "./keys.ts";
import { WaitingRoom } from "./room/WaitingRoom.tsx";
import { lookAt } from "./server.ts";
import { hadSatDown } from "./sitting.ts";
import { type Connected, useConnection, useKnown } from "./useConnection.ts";

/** A table before its match: who opens a link sits down here, whoever invited sees who has come. */
export function AtPage({
  table,
  secret,
}: {
  readonly table: string;
  readonly secret: string | undefined;
}): ReactNode {
  const { t } = useTableWords();
  // Undefined until the secret is kept: who sits down before that would be asked to do so again.
  const [link, setLink] = useState<string | "none">();
  // Counts how often what opens the table has changed from here, or it is open again: the line is opened anew then.
  const [keys, setKeys] = useState(0);
  const onKeys = useCallback(() => setKeys((count) => count + 1), []);
  useEffect(() => {
    void taken(table, secret).then(setLink);
  }, [table, secret]);
  if (link === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (link !== "none") return <Invited table={table} secret={link} onSeated={() => setLink("none")} />;
  return <Room key={keys} table={table} onKeys={onKeys} />;
}

/** The secret is taken out of the address as soon as it is kept: nobody reads it over a shoulder, or in the history. */
async function taken(table: string, secret: string | undefined): Promise<string> {
  const keys = await keysOf(table);
  const link = secret ?? keys.pending;
  if (secret !== undefined) {
    await keepKeys(table, { ...keys, pending: secret });
    history.replaceState(history.state, "", href({ page: "at", table }));
  }
  const hadSat = await hadSatDown(table);
  if (link === undefined || !hadSat) return link ?? "none";
  // Whoever sat down by this very link and never heard of it is through with it; another one is still good.
  if (!(await lookAt(table, link)).ok) return "none";
  await keepKeys(table, { ...(await keysOf(table)), pending: link });
  return link;
}

function Room({ table, onKeys }: { readonly table: string; onKeys(): void }): ReactNode {
  const { t } = useTableWords();
  const connected = useConnection(table);
  return connected === undefined ? (
    <p className="frame-wait">{t("table.opening")}</p>
  ) : (
    <Entered connected={connected} onKeys={onKeys} />
  );
}

function Entered({ connected, onKeys }: { readonly connected: Connected; onKeys(): void }): ReactNode {
  const { t } = useTableWords();
  const { id, keys } = connected;
  const { about, gone } = useKnown(connected);
  const isOn = about !== undefined && about.face.stage !== "open";
  const places = about?.you.length === 0 ? about.face.places : undefined;
  useEffect(() => {
    // Somebody has sat down: be it that it was here, and nobody here has heard of it.
    if (places !== undefined) void hadSatDown(id).then((had) => had && onKeys());
  }, [places, id, onKeys]);
  useEffect(() => {
    // In place of this page: the way back from the board does not lead into an empty waiting room.
    if (isOn) location.replace(href({ page: "online", table: id }));
  }, [isOn, id]);
  if (gone !== undefined) return <Gone code={gone} connected={connected} onOpen={onKeys} />;
  if (about === undefined || isOn) return <p className="frame-wait">{t("table.opening")}</p>;
  return <WaitingRoom table={id} about={about} keys={keys} onKeys={onKeys} />;
}
