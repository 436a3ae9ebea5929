import { type ReactNode, useEffect, useRef, useState } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { Disc } from "../look/Disc.tsx";
import { FileButton } from "../look/FileButton.tsx";
import { figures } from "../look/figures.ts";
import "../look/sheet-dialog.css";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { keepWatched } from "./keep-watched.ts";
import { openReel } from "./openReel.ts";
import type { Unreadable } from "./reel.ts";
import "./replay.css";
import type { Wind } from "./services.ts";
import { Winding } from "./Winding.tsx";

/** Opens a match file by drop or by choice; a broken one says what is wrong. */
export function OpenReplay(): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const [fault, setFault] = useState<Unreadable["fault"]>();
  const [bug, setBug] = useState<unknown>();
  const [wind, setWind] = useState<Wind>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const [over, setOver] = useState(false);

  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    const stopped = new AbortController();
    reading.current?.abort();
    reading.current = stopped;
    const reel = await openReel({ text }, stopped.signal, setWind);
    stopped.abort();
    setWind(undefined);
    if (!reel.ok) return setFault(reel.fault);
    location.hash = href({ page: "replay", saved: await keepWatched(text, reel) });
  };

  const stop = () => {
    reading.current?.abort();
    setWind(undefined);
  };
  if (bug !== undefined) throw bug;
  if (wind !== undefined) return <Winding wind={wind} onStop={stop} />;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for who has no mouse
    <div
      className={over ? "notice drop drop-over" : "notice drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open(event.dataTransfer.files[0]).catch(setBug);
      }}
    >
      <Disc figure={figures.finger} />
      <PageTitle tab={`${t("home.replay")} — Ossuaire`}>{t("home.replay")}</PageTitle>
      <p>{t("replay.openText")}</p>
      {fault && (
        <p className="drop-fault" role="alert">
          <strong>{t("replay.wrong")}.</strong> {fault.words[language]}
        </p>
      )}
      <FileButton forward onFile={(file) => open(file).catch(setBug)}>
        {t("replay.choose")}
      </FileButton>
      <p className="drop-links">{t("replay.openLinks")}</p>
    </div>
  );
}
