import type { Gist } from "@ossuaire/study";
import { type ReactNode, useEffect, useRef } from "react";
import { wantsContrast } from "../../look/contrast.ts";
import { tintOf } from "./tints.ts";

const size = 36;

/** A colour of the fan with its pattern, as the board has it. */
export function Swatch({ gist }: { readonly gist: Gist }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const picture = pen.createImageData(size, size);
    const tint = tintOf(gist, wantsContrast());
    for (let n = 0; n < size * size; n++) picture.data.set(tint(n % size, Math.floor(n / size)), 4 * n);
    pen.putImageData(picture, 0, 0);
  }, [gist]);
  return (
    <span className="fan-swatch" aria-hidden="true">
      <canvas ref={canvas} width={size} height={size} />
    </span>
  );
}
