import type { ReactNode } from "react";
import "./dice.css";

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;

/** The power die of a level, in its colour and with its number; without one a D of ivory. */
export function Die({
  level,
  children,
}: {
  readonly level?: number;
  readonly children?: ReactNode;
}): ReactNode {
  if (level === undefined) return <span className="dr-die">{children}</span>;
  const most = Math.min(10, level);
  return (
    <span className="dr-die" data-level={most}>
      {children}
      <small>{roman[most]}</small>
    </span>
  );
}
