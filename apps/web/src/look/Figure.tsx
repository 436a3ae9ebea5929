import type { ReactNode } from "react";
import { type FigureName, figures } from "./figures.ts";

/** A drawing in the colour of the text around it; it only adorns, so it is silent. */
export function Figure({
  name,
  className,
}: {
  readonly name: FigureName;
  readonly className?: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={figures[name]} />
    </svg>
  );
}
