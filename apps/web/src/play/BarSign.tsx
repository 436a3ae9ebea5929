import type { ReactNode } from "react";

/** What stands on a button of the bar where its word has no room; the word is still read out. */
export function BarSign({ of }: { readonly of: keyof typeof lines }): ReactNode {
  return (
    <svg className="play-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={lines[of]} />
    </svg>
  );
}

const lines = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  log: "M6 3.5h9l4 4v13H6zM9 9.5h6M9 13h7M9 16.5h7",
} as const;
