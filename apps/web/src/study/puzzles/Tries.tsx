import type { ReactNode } from "react";
import { tries } from "./kept.ts";

/** The tries as seals; in words they are told beside. */
export function Tries({ made }: { readonly made: readonly boolean[] }): ReactNode {
  return (
    <ol className="puzzle-tries" aria-hidden="true">
      {Array.from({ length: tries }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the third try is the third try
        <li key={n} data-made={made[n] === undefined ? undefined : made[n] ? "done" : "missed"} />
      ))}
    </ol>
  );
}
