import type { ReactNode } from "react";
import type { Frame } from "../camera.ts";
import { nameBeside, type Round } from "./ring.ts";
import "./ring.css";

/** The name of a piece beside its disc; who listens hears it from the list of pieces. */
export function NameTag({
  name,
  disc,
  frame,
  buttons = [],
}: {
  readonly name: string;
  readonly disc: Round;
  readonly frame: Frame;
  /** What must not be covered. */
  readonly buttons?: readonly Round[];
}): ReactNode {
  // About as wide as it will be: near enough not to be cut off at the edge.
  const size = { width: Math.min(frame.width, name.length * 10.5 + 28), height: 28 };
  const { x: left, y: top } = nameBeside(disc, size, frame, buttons);
  return (
    <span className="name-tag" aria-hidden="true" style={{ left, top }}>
      {name}
    </span>
  );
}
