import type { ReactNode } from "react";
import { Notice } from "../../frame/Notice.tsx";
import { href } from "../../route/route.ts";
import { useWords } from "./words/words.ts";

/** Why there is nothing to be solved here, and the way to what is. */
export function NoPuzzle({ why }: { readonly why: string }): ReactNode {
  const say = useWords();
  return (
    <Notice title={say("wrong")} text={why}>
      <a className="button" href={href({ page: "puzzles", path: [] })}>
        {say("list")}
      </a>{" "}
    </Notice>
  );
}
