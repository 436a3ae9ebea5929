import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** CAT-SEQ-02, 05: between two attacks: an arrow where both are made, a stroke where one is chosen. It is heard as a word. */
export function Joint({ sign, words }: { readonly sign: "→" | "/"; readonly words: Words }): ReactNode {
  const word = words[useLanguage()];
  return (
    <i className="joint" title={word}>
      <span aria-hidden="true">{sign}</span>
      <span className="unseen"> {word} </span>
    </i>
  );
}
