import { type ReactNode, useId } from "react";
import { paces } from "../../settings/pace.ts";
import { set, useSettings } from "../../settings/settings.ts";
import { useTranslation } from "../../words/language.ts";
import "./pace.css";

/** The pace at which the others are watched, within reach of the table, and whether it is heard. */
export function PaceChoice(): ReactNode {
  const { t } = useTranslation();
  const { pace, muted } = useSettings();
  const id = useId();
  return (
    <fieldset className="pace">
      <legend>{t("blows.pace")}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={one === pace} onChange={() => set({ pace: one })} />
          <span>{t(`blows.paces.${one}`)}</span>
        </label>
      ))}
      <label className="pace-sound">
        <input type="checkbox" checked={!muted} onChange={() => set({ muted: !muted })} />
        <span>{t("settings.sound")}</span>
      </label>
    </fieldset>
  );
}
