import { audience, type Seat } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useReplayWords } from "../words/replay.ts";
import type { Seen } from "./seen.ts";
import { type Film, speeds } from "./useReel.ts";

/** Through whose eyes, and how fast. */
export function ReelEyes({
  film,
  seen,
  seats,
  onSee,
}: {
  readonly film: Film;
  readonly seen: Seen;
  readonly seats: readonly { readonly seat: Seat; readonly words: string }[];
  onSee(seen: Seen): void;
}): ReactNode {
  const { t } = useReplayWords();
  return (
    <div className="reel-eyes">
      <label>
        <span>{t("replay.view")}</span>
        <select value={seen} onChange={({ target }) => onSee(target.value)}>
          <option value="open">{t("replay.open")}</option>
          {seats.map(({ seat, words }) => (
            <option key={seat} value={seat}>
              {words}
            </option>
          ))}
          <option value={audience}>{t("replay.audience")}</option>
        </select>
      </label>
      <label>
        <span>{t("replay.speed")}</span>
        <select
          value={`${film.speed}`}
          onChange={({ target }) => film.hasten(speeds.find((speed) => `${speed}` === target.value) ?? 1)}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
