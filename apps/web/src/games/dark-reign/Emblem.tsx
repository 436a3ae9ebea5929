import type { Seat } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { coatOf } from "./coats.ts";
import { drawingOf } from "./drawings.ts";
import "./emblem.css";

/** A seat by its figure, large: a hero in its colours, the MJ in dark cloth. */
export function Emblem({ seat }: { readonly seat: Seat }): ReactNode {
  const { lit, shaded, ink } = coatOf(seat, seat === "mj" ? "mj" : "heroes");
  return (
    <span
      className="dr-emblem"
      data-side={seat === "mj" ? "mj" : "heroes"}
      style={{ background: `radial-gradient(circle at 35% 28%, ${lit}, ${shaded} 78%)`, color: ink }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={drawingOf("figure", seat)} />
      </svg>
    </span>
  );
}
