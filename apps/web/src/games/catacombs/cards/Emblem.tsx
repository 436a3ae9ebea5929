import { isMonster, monsterOf } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { bandOf, figureOf } from "../figures.ts";
import { cardOfPiece } from "./card.ts";
import "./emblem.css";

/** The disc of a character as it lies on the board; who it is, is always said beside it. */
export function Emblem({ piece }: { readonly piece: string }): ReactNode {
  const { kind } = cardOfPiece(piece);
  const band = isMonster(piece) ? bandOf[monsterOf(piece).family] : undefined;
  return (
    <span className={`emblem emblem-${kind}`} style={{ "--band": band ?? "transparent" } as CSSProperties}>
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={figureOf(piece, kind)} />
      </svg>
    </span>
  );
}
