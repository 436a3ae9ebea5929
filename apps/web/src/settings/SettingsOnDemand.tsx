import { lazy, type ReactNode, Suspense } from "react";

// Fetched when it is opened for the first time.
const SettingsSheet = lazy(async () => ({ default: (await import("./SettingsSheet.tsx")).SettingsSheet }));

/** The same sheet at the table and everywhere else. */
export function SettingsOnDemand({ onClose }: { onClose(): void }): ReactNode {
  return (
    <Suspense fallback={null}>
      <SettingsSheet onClose={onClose} />
    </Suspense>
  );
}
