import type { ReactNode } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { useReplayWords } from "../words/replay.ts";
import type { Wind } from "./services.ts";
import "./replay.css";

/** A long match is being played again: how far it is, and a way out. */
export function Winding({ wind, onStop }: { readonly wind: Wind; onStop(): void }): ReactNode {
  const { t } = useReplayWords();
  const { played, of } = wind;
  return (
    <div className="notice winding">
      <PageTitle tab={`${t("replay.title")} — Ossuaire`}>{t("replay.opening")}</PageTitle>
      <label>
        <span>{t("replay.played", { count: played, of })}</span>
        <progress max={of} value={played} />
      </label>
      <button type="button" className="button" onClick={onStop}>
        {t("replay.stop")}
      </button>
    </div>
  );
}
