import type { ReactNode } from "react";
import { Choice, Line } from "../look/fields.tsx";
import { useSetupWords } from "../words/setup.ts";

/** What hardly anybody wants to change. */
export function Advanced({
  seed,
  onSeed,
  undo,
  onUndo,
}: {
  readonly seed: string;
  onSeed(seed: string): void;
  readonly undo: "free" | "consent";
  onUndo(undo: "free" | "consent"): void;
}): ReactNode {
  const { t } = useSetupWords();
  return (
    <details className="setup-advanced">
      <summary>{t("setup.advanced")}</summary>
      <div className="fields">
        <Line label={t("setup.seed")} help={t("setup.seedText")} value={seed} onChange={onSeed} />
        <Choice<"free" | "consent">
          label={t("setup.undo")}
          help={t("setup.undoText")}
          value={undo}
          choices={(["free", "consent"] as const).map((value) => ({
            value,
            words: t(`setup.undos.${value}`),
          }))}
          onChange={onUndo}
        />
      </div>
    </details>
  );
}
