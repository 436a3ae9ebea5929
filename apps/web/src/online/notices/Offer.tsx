import { type ReactNode, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { Said, Way } from "../at/Said.tsx";
import { useWords } from "../words/words.ts";
import { usePush } from "./usePush.ts";

const remembered = "ossuaire.notices.asked";

/**
 * Asked once on a device, at the moment at which it is understood why: one has answered, and it is somebody else's turn at
 * a table where that may take days.
 */
export function NoticeOffer({ table }: { readonly table: string }): ReactNode {
  const say = useWords();
  const { push, turn } = usePush(table);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(wasAsked);
  const [isWished, setWished] = useState(false);
  // Who said yes reads why nothing came of it, once.
  const why =
    push?.refusal?.words[language] ?? (push?.state === "denied" ? say("notices.denied") : undefined);
  if (isWished && why !== undefined)
    return (
      <Said text={why}>
        <Way words={say("notices.well")} onClick={() => setWished(false)} />
      </Said>
    );
  if (isAsked || push?.state !== "off") return null;
  const answer = (yes: boolean) => {
    rememberAsked();
    setAsked(true);
    setWished(yes);
    if (yes) void turn(true);
  };
  return (
    <Said text={say("notices.offer")}>
      <Way words={say("notices.no")} onClick={() => answer(false)} />
      <Way words={say("notices.yes")} isForward onClick={() => answer(true)} />
    </Said>
  );
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(remembered) !== null;
  } catch {
    return true;
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(remembered, "yes");
  } catch {
    // A device that remembers nothing is not asked at all.
  }
}
