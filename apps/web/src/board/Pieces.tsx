import { type KeyboardEvent, memo, type ReactNode, useId } from "react";
import { type Language, useLanguage } from "../words/language.ts";
import { type SaidAtTable, useTableWords } from "../words/table.ts";
import type { Side } from "./camera.ts";
import { bearing } from "./say/bearing.ts";
import { stateOf } from "./say/state.ts";
import { partOf, where } from "./say/where.ts";
import type { Counter, Scene, Task } from "./scene.ts";

interface PiecesProps {
  readonly scene: Scene;
  readonly camera: Side;
  /** From whose place the others are told. */
  readonly acting: string | undefined;
  /** In the order of the digits that choose them. */
  readonly lit: readonly string[];
  /** What may be done with those that are lit. */
  readonly may: Task["kind"] | undefined;
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
  acting,
  lit,
  may,
  help,
  onFocus,
  onPress,
  onBalk,
}: PiecesProps): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const helpId = useId();
  const from = scene.pieces.find(({ id }) => id === acting);
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
          // An obstacle somewhere else is another one.
          <li key={piece.fixed ? `${piece.id} ${piece.x} ${piece.y}` : piece.id}>
            <button
              type="button"
              data-piece={piece.id}
              aria-disabled={!lit.includes(piece.id)}
              tabIndex={lit.includes(piece.id) || piece.id === first ? 0 : -1}
              onFocus={() => onFocus(piece.id)}
              onBlur={() => onFocus(undefined)}
              onClick={() => (lit.includes(piece.id) ? onPress : onBalk)(piece.id)}
            >
              {[
                piece.name,
                ...placeOf(t, language, scene, camera, piece, from),
                ...stateOf(t, piece),
                ...(piece.burdens ?? []).map(({ words }) => words),
                ...(piece.mark === undefined ? [] : [t(`board.marks.${piece.mark}`)]),
                ...(may !== undefined && lit.includes(piece.id) ? [t(`board.may.${may}`)] : []),
              ].join(", ")}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** From the piece that acts, if there is one; else from its neighbours. Either way in which part of the board. */
function placeOf(
  t: SaidAtTable,
  language: Language,
  scene: Scene,
  camera: Side,
  piece: Counter,
  from: Counter | undefined,
): readonly string[] {
  if (from === undefined || from.id === piece.id) return [where(t, language, scene, camera, piece)];
  return [bearing(t, camera, from, piece), t(`board.parts.${partOf(camera, piece)}`)];
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
