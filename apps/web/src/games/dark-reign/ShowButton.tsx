import { tableWords } from "@ossuaire/dark-reign";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { showWho } from "./shown.ts";

/** A face that is looked for on the board when it is pressed. */
export function ShowButton({
  who,
  name,
  children,
}: {
  readonly who: string;
  readonly name: Words;
  readonly children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const words = `${name[language]} — ${tableWords.show[language]}`;
  return (
    <button type="button" className="dr-show" title={words} aria-label={words} onClick={() => showWho(who)}>
      {children}
    </button>
  );
}
