import type { ReactNode } from "react";
import { useTableWords } from "../words/table.ts";

/** Leaves a piece where it is: beside the board, where it covers nothing. */
export function PlaceButton({
  legal,
  onPress,
}: {
  readonly legal: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <button type="button" className="button board-place" aria-disabled={!legal} onClick={onPress}>
      {t("board.placeHere")}
    </button>
  );
}
