import type { ReactNode } from "react";
import type { Frame } from "../camera.ts";
import type { RingPlan, Round } from "./ring.ts";
import "./ring.css";

/** The name of a piece beside its disc; who listens hears it from the list of pieces. */
export function NameTag({
  name,
  disc: { x, y, radius },
  side,
  frame,
}: {
  readonly name: string;
  readonly disc: Round;
  readonly side?: RingPlan["free"];
  readonly frame: Frame;
}): ReactNode {
  // About as wide as it will be: near enough not to be cut off at the edge.
  const half = Math.min(frame.width / 2, name.length * 5 + 16);
  const place = side ?? (y > radius + 40 ? "above" : "below");
  const across = place === "left" ? x - radius - 10 - half : place === "right" ? x + radius + 10 + half : x;
  const down = place === "above" ? y - radius - 22 : place === "below" ? y + radius + 22 : y;
  const left = Math.min(frame.width - half, Math.max(half, across));
  const top = Math.min(frame.height - 18, Math.max(18, down));
  return (
    <span className="name-tag" aria-hidden="true" style={{ left, top }}>
      {name}
    </span>
  );
}
