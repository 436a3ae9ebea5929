import type { Refusal } from "@ossuaire/kernel";
import type { Face } from "@ossuaire/table";
import { type ReactNode, use, useEffect, useState } from "react";
import { Notice } from "../frame/Notice.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { openSetup } from "../games/games.ts";
import { Line } from "../look/fields.tsx";
import "../look/sheet.css";
import { useOnce } from "../look/useOnce.ts";
import "../setup/setup.css";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import "./invited.css";
import { keepKeys, keysOf } from "./keys.ts";
import { gameName, namesAt } from "./lobby/about.ts";
import { recallName, rememberName } from "./name.ts";
import { lookAt, sitDown } from "./server.ts";
import { satDown } from "./sitting.ts";
import { useWords } from "./words/words.ts";

/** Who opens a link sees what it leads to, chooses a name, and sits down. */
export function Invited({
  table,
  secret,
  onSeated,
}: {
  readonly table: string;
  readonly secret: string;
  onSeated(): void;
}): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const language = useLanguage();
  const [found, setFound] = useState<Awaited<ReturnType<typeof lookAt>>>();
  useEffect(() => {
    void lookAt(table, secret).then(setFound);
  }, [table, secret]);
  // A link that opens nothing is not asked about again.
  const isSpent = found?.ok === false && found.refusal.code === "no-secret";
  useEffect(() => {
    if (isSpent) void keysOf(table).then(({ pending: _, ...keys }) => keepKeys(table, keys));
  }, [isSpent, table]);
  const sit = async (name: string): Promise<Refusal | undefined> => {
    const refusal = await satDown(table, (token) => sitDown(table, secret, { name, token }));
    if (refusal !== undefined) return refusal;
    rememberName(name.trim());
    onSeated();
    return undefined;
  };
  if (found === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (!found.ok)
    return (
      <Notice title={say("gone.title")} text={found.refusal.words[language]} again={t("table.reload")} />
    );
  return <ChooseName face={found.value.face} seat={found.value.seat ?? ""} onSit={sit} />;
}

function ChooseName({
  face,
  seat,
  onSit,
}: {
  readonly face: Face;
  readonly seat: string;
  onSit(name: string): Promise<Refusal | undefined>;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [name, setName] = useState(recallName);
  const [refusal, setRefusal] = useState<Refusal>();
  const sit = useOnce(async (given: string) => setRefusal(await onSit(given)));
  const opening = openSetup(face.game);
  const lid = opening === undefined ? undefined : use(opening).lid;
  const names = namesAt(face, [seat]);
  const place = face.places[seat];
  // Somebody sits there already: the link brings that seat to this device.
  const known = place?.kind === "person" ? place.name : undefined;
  return (
    <form
      className="sheet setup invited"
      onSubmit={(event) => {
        event.preventDefault();
        sit(known ?? name);
      }}
    >
      <PageTitle tab={`${say("invited.title")} — Ossuaire`} className="sheet-title">
        {say("invited.title")}
      </PageTitle>
      <p className="setup-aim">
        {say("invited.text", {
          game: gameName(face.game, language),
          seat: lid?.words.seat(seat)[language] ?? seat,
        })}{" "}
        {names.length > 0 && say("invited.withWhom", { names: names.join(", ") })}
      </p>
      {known === undefined ? (
        <Line label={say("invited.name")} value={name} most={24} onChange={setName} />
      ) : (
        <p>{say("invited.moved", { name: known })}</p>
      )}
      <p className="setup-fault" role="alert">
        {refusal?.words[language]}
      </p>
      <div className="setup-end">
        <button
          type="submit"
          className="button button-forward"
          disabled={known === undefined && name.trim() === ""}
        >
          {say(known === undefined ? "invited.sit" : "invited.bring")}
        </button>
      </div>
    </form>
  );
}
