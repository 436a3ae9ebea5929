import { type ReactNode, useEffect, useRef } from "react";
import { coatOf } from "../coats.ts";
import { drawingOf } from "../drawings.ts";
import { pictureOf } from "./laid.ts";
import type { Token } from "./question.ts";

/** In CSS pixels. */
const side = 34;

/** A piece of the zone, small: an element as it will stand there, a creature by its figure. */
export function TokenPicture({ token }: { readonly token: Token }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const thing = pictureOf(token, { x: 0, y: 0 });
  const { lit, shaded, ink } = coatOf(token.kind, "mj");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece looks the same for as long as it is there
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.setTransform(2 * side, 0, 0, 2 * side, 0, 0);
    pen.clearRect(0, 0, 1, 1);
    thing?.paint({ pen, size: 2 * side });
  }, [token]);
  if (thing !== undefined)
    return (
      <canvas ref={canvas} className="dr-token-picture" width={2 * side} height={2 * side} aria-hidden />
    );
  return (
    <svg
      className="dr-token-picture"
      viewBox="0 0 512 512"
      style={{ background: `linear-gradient(135deg, ${lit}, ${shaded})`, color: ink }}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={drawingOf("figure", token.kind)} />
    </svg>
  );
}
