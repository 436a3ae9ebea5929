import { lazy, type ReactNode, Suspense } from "react";
import { Choice, Slider, Tick } from "../look/fields.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { isServed } from "../online/mark.ts";
import { languageNames, languages, speak, useLanguage } from "../words/language.ts";
import { useSettingsWords } from "../words/settings.ts";
import { paces } from "./pace.ts";
import { contrasts, gestures, guides, set, textSizes, useSettings } from "./settings.ts";

// Fetched where there are tables by link.
const NoticeSettings = lazy(async () => ({
  default: (await import("../online/notices/NoticeSettings.tsx")).NoticeSettings,
}));

/** How somebody likes to play; every change counts at once. */
export function SettingsSheet({ onClose }: { onClose(): void }): ReactNode {
  const { t } = useSettingsWords();
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Sheet title={t("frame.settings")} onClose={onClose}>
      <div className="fields">
        <Choice
          label={t("settings.language")}
          value={language}
          choices={languages.map((value) => ({ value, words: languageNames[value] }))}
          onChange={speak}
        />
        <Choice
          label={t("settings.gesture")}
          value={settings.gesture}
          choices={gestures.map((value) => ({ value, words: t(`settings.gestures.${value}`) }))}
          onChange={(gesture) => set({ gesture })}
        />
        <Choice
          label={t("settings.guide")}
          value={settings.guide}
          choices={guides.map((value) => ({ value, words: t(`settings.guides.${value}`) }))}
          onChange={(guide) => set({ guide })}
        />
        <Choice
          label={t("settings.pace")}
          value={settings.pace}
          choices={paces.map((value) => ({ value, words: t(`settings.paces.${value}`) }))}
          onChange={(pace) => set({ pace })}
        />
        <Choice
          label={t("settings.text")}
          value={String(settings.text)}
          choices={textSizes.map((size) => ({
            value: String(size),
            words: t("settings.percent", { count: size }),
          }))}
          onChange={(value) => {
            const text = textSizes.find((size) => String(size) === value);
            if (text !== undefined) set({ text });
          }}
        />
        <Choice
          label={t("settings.contrast")}
          value={settings.contrast}
          choices={contrasts.map((value) => ({ value, words: t(`settings.contrasts.${value}`) }))}
          onChange={(contrast) => set({ contrast })}
        />
        <Tick
          label={t("settings.sound")}
          value={!settings.muted}
          onChange={(loud) => set({ muted: !loud })}
        />
        <Slider
          label={t("settings.volume")}
          value={settings.volume}
          disabled={settings.muted}
          onChange={(volume) => set({ volume })}
        />
      </div>
      {isServed() && (
        <Suspense fallback={null}>
          <NoticeSettings />
        </Suspense>
      )}
      <p className="fields-note">{t("settings.remembered")}</p>
    </Sheet>
  );
}
