import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Gauge } from "./Gauge.tsx";
import type { Gesture } from "./scene.ts";

/** Beside the board, where it covers no disc: how a flick is made and, once somebody aims, how strong it would be. */
export function HowTo({
  place,
  gesture,
  power,
}: {
  readonly place: Element;
  readonly gesture: Gesture;
  readonly power: number | undefined;
}): ReactNode {
  const { t } = useTranslation();
  if (power !== undefined) return createPortal(<Gauge power={power} />, place);
  return createPortal(
    <p className="board-how">
      <span className="board-how-hand">{t(`board.how.${gesture}`)}</span>
      <span className="board-how-keys">{t("board.how.keys")}</span>
    </p>,
    place,
  );
}
