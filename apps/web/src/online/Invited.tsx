import type { Refusal } from "@ossuaire/kernel";
import type { Face } from "@ossuaire/table";
import { type ReactNode, use, useEffect, useState } from "react";
import { Notice } from "../frame/Notice.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { openSetup } from "../games/games.ts";
import { Line } from "../look/fields.tsx";
import { useLanguage, useTranslation } from "../words/language.ts";
import { keepKeys, keysOf } from "./keys.ts";
import { lookAt, sitDown } from "./server.ts";
import { filled, words } from "./words.ts";

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
  const { t } = useTranslation();
  const language = useLanguage();
  const [found, setFound] = useState<Awaited<ReturnType<typeof lookAt>>>();
  useEffect(() => {
    void lookAt(table, secret).then(setFound);
  }, [table, secret]);
  const sit = async (name: string): Promise<Refusal | undefined> => {
    const seated = await sitDown(table, secret, name);
    if (!seated.ok) return seated.refusal;
    const { pending: _, ...keys } = await keysOf(table);
    await keepKeys(table, { ...keys, seats: { ...keys.seats, [seated.value.seat]: seated.value.token } });
    onSeated();
    return undefined;
  };
  if (found === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (!found.ok)
    return (
      <Notice
        title={words.goneTitle[language]}
        text={found.refusal.words[language]}
        again={t("table.reload")}
      />
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
  const language = useLanguage();
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<Refusal>();
  const opening = openSetup(face.game);
  const lid = opening === undefined ? undefined : use(opening).lid;
  const names = Object.values(face.places).flatMap((place) => (place.kind === "person" ? [place.name] : []));
  return (
    <form
      className="sheet setup"
      onSubmit={(event) => {
        event.preventDefault();
        void onSit(name).then(setRefusal);
      }}
    >
      <PageTitle tab={`${words.invited[language]} — Ossuaire`} className="sheet-title">
        {words.invited[language]}
      </PageTitle>
      <p className="setup-aim">
        {filled(words.invitedText[language], {
          game: lid?.words.name[language] ?? face.game,
          seat: lid?.words.seat(seat)[language] ?? seat,
        })}{" "}
        {names.length > 0 && filled(words.withWhom[language], { names: names.join(", ") })}
      </p>
      <Line label={words.name[language]} value={name} onChange={setName} />
      <p className="setup-fault" role="alert">
        {refusal?.words[language]}
      </p>
      <div className="setup-end">
        <button type="submit" className="button button-forward" disabled={name.trim() === ""}>
          {words.sit[language]}
        </button>
      </div>
    </form>
  );
}
