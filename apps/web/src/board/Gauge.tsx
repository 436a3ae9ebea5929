import type { CSSProperties, ReactNode } from "react";
import { useTableWords } from "../words/table.ts";

/** How strong the flick would be. What the keys change is told by the live line, so this only shows. */
export function Gauge({ power }: { readonly power: number }): ReactNode {
  const { t } = useTableWords();
  const percent = Math.round(power * 100);
  return (
    <p className="board-gauge" aria-hidden="true" style={{ "--power": power } as CSSProperties}>
      <span>{t("board.power")}</span>
      <i />
      <b>{t("board.percent", { percent })}</b>
    </p>
  );
}
