import type { ReactNode } from "react";
import { type OutlineName, outlines } from "./figures.ts";

/** A drawing of this game in the colour of the text around it; with words it speaks, without it only adorns. */
export function Outline({
  name,
  className,
  words,
}: {
  readonly name: OutlineName;
  readonly className?: string;
  readonly words?: string;
}): ReactNode {
  const drawing = <path fill="currentColor" d={outlines[name]} />;
  if (words === undefined) {
    return (
      <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="0 0 512 512" role="img" aria-label={words} focusable="false">
      {drawing}
    </svg>
  );
}
