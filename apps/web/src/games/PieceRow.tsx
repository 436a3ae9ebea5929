import type { ReactNode } from "react";
import type { Rows } from "./look.ts";
import "./piece-row.css";

/** What stands beside the board for a disc on it: whoever points at one of both lights the other. */
export function PieceRow({
  piece,
  rows: { named, acting, onName },
  className,
  panel,
  children,
}: {
  readonly piece: string;
  readonly rows: Rows;
  readonly className: string;
  /** The name under which blows and coins find it. */
  readonly panel?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: to point at it does nothing but light the disc
    <div
      className={`piece-row ${className}`}
      data-panel={panel}
      data-acting={acting === piece ? "" : undefined}
      data-named={named === piece ? "" : undefined}
      onPointerEnter={() => onName(piece)}
      onPointerLeave={() => onName(undefined)}
      onFocus={() => onName(piece)}
      onBlur={() => onName(undefined)}
    >
      {children}
    </div>
  );
}
