import type { CSSProperties, ReactNode } from "react";
import { woods } from "../../../board/paint/tones.ts";
import { figureOf } from "../figures.ts";
import { toneOf } from "../tones.ts";
import { cardOfPiece } from "./card.ts";
import "./emblem.css";

/** The disc of a character as it lies on the board, on either side; who it is, is always said beside it. */
export function Emblem({
  piece,
  wounded = false,
}: {
  readonly piece: string;
  readonly wounded?: boolean;
}): ReactNode {
  const { kind } = cardOfPiece(piece);
  const { lit, shaded, ink } = woods[toneOf(piece, kind)];
  const wood = { "--lit": lit, "--shaded": shaded, "--ink": ink };
  return (
    <span className={wounded ? "emblem emblem-wounded" : "emblem"} style={wood as CSSProperties}>
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={figureOf(piece, kind)} />
        {wounded && <path className="emblem-cut" d="M-140 410 160 262l50 56L650 20" />}
      </svg>
    </span>
  );
}
