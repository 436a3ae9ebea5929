import { lazy, type ReactNode, Suspense } from "react";
import { Mishap } from "../frame/Mishap.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { useHomeWords } from "../words/home.ts";

// Fetched when it is opened for the first time.
const SettingsSheet = lazy(async () => ({ default: (await import("./SettingsSheet.tsx")).SettingsSheet }));

/** The same sheet at the table and everywhere else. */
export function SettingsOnDemand({ onClose }: { onClose(): void }): ReactNode {
  return (
    <Mishap place="settings" instead={<NotThere onClose={onClose} />}>
      <Suspense fallback={null}>
        <SettingsSheet onClose={onClose} />
      </Suspense>
    </Mishap>
  );
}

function NotThere({ onClose }: { onClose(): void }): ReactNode {
  const { t } = useHomeWords();
  return (
    <Sheet title={t("frame.settings")} onClose={onClose}>
      <p>{t("frame.mishapHelp")}</p>
    </Sheet>
  );
}
