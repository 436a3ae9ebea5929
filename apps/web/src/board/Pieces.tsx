import { type KeyboardEvent, memo, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Side } from "./camera.ts";
import { stateOf } from "./say/state.ts";
import { where } from "./say/where.ts";
import type { Counter, Scene } from "./scene.ts";

interface PiecesProps {
  readonly scene: Scene;
  readonly camera: Side;
  /** In the order of the digits that choose them. */
  readonly lit: readonly string[];
  readonly help: string;
  readonly onFocus: (piece: string | undefined) => void;
  readonly onPress: (piece: string) => void;
  /** One that may not be played: why. */
  readonly onBalk: (piece: string) => void;
}

/** The board as a list: for those who do not see it, and for all keys. Where the focus is, is drawn on the board. */
export const Pieces = memo(function Pieces({
  scene,
  camera,
  lit,
  help,
  onFocus,
  onPress,
  onBalk,
}: PiecesProps): ReactNode {
  const { t } = useTranslation();
  const helpId = useId();
  const first = lit[0] ?? scene.pieces[0]?.id;
  return (
    <div
      className="unseen"
      role="application"
      aria-label={t("board.pieces")}
      aria-describedby={helpId}
      onKeyDown={walk}
    >
      <p id={helpId}>{help}</p>
      <ul>
        {scene.pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              data-piece={piece.id}
              aria-disabled={!lit.includes(piece.id)}
              tabIndex={lit.includes(piece.id) || piece.id === first ? 0 : -1}
              onFocus={() => onFocus(piece.id)}
              onBlur={() => onFocus(undefined)}
              onClick={() => (lit.includes(piece.id) ? onPress : onBalk)(piece.id)}
            >
              {t("board.piece", { name: piece.name, where: where(t, scene, camera, piece) })}
              {stateOf(t, piece).map((state) => `, ${state}`)}
              {marksOf(piece, lit).map((mark) => `, ${t(`board.marks.${mark}`)}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

function marksOf(
  { id, mark }: Counter,
  lit: readonly string[],
): readonly ("lit" | NonNullable<Counter["mark"]>)[] {
  return [...(mark === undefined ? [] : [mark]), ...(lit.includes(id) ? ["lit" as const] : [])];
}

/** Arrows aim: pages, home and end go through all pieces, also those that may only be looked at. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-piece]")];
  const now = buttons.findIndex((button) => button.matches(":focus"));
  const next = { PageDown: now + 1, PageUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, next))]?.focus();
}
