import type { ReactNode } from "react";

/** A drawing in the colour of the words around it. */
export function Sign({ path, className }: { readonly path: string; readonly className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
