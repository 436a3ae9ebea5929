import type { ReactNode } from "react";
import type { Frame } from "../camera.ts";
import type { Burden } from "../scene.ts";
import { nameBeside, type Round } from "./ring.ts";
import "./ring.css";

/** In px, and how many letters of a small line fit into it. */
const broad = 264;
const perLine = 38;

/** The name of a piece beside its disc; who listens hears it from the list of pieces. */
export function NameTag({
  name,
  burdens = [],
  disc,
  frame,
  clear = [],
}: {
  readonly name: string;
  /** What has become of it stands below, as on its disc. */
  readonly burdens?: readonly Burden[] | undefined;
  readonly disc: Round;
  readonly frame: Frame;
  /** What must not be covered: buttons, the line of an aim. */
  readonly clear?: readonly Round[];
}): ReactNode {
  // About as wide as it will be: near enough not to be cut off at the edge.
  const lines = burdens.reduce((sum, { words }) => sum + Math.ceil(words.length / perLine), 0);
  const wide = Math.max(name.length * 10.5 + 28, lines === 0 ? 0 : broad);
  const size = { width: Math.min(frame.width, wide), height: 28 + 19 * lines };
  const { x: left, y: top } = nameBeside(disc, size, frame, clear);
  return (
    <span className="name-tag" aria-hidden="true" style={{ left, top }}>
      {name}
      {burdens.map(({ words }) => (
        <small key={words}>{words}</small>
      ))}
    </span>
  );
}
