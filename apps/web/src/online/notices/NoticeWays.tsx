import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { Keys } from "../keys.ts";
import { useWords } from "../words/words.ts";
import { AddressFields } from "./AddressFields.tsx";
import { usePush } from "./usePush.ts";

/** How somebody is told that it is their turn while the page is closed. */
export function NoticeWays({ table, keys }: { readonly table: string; readonly keys: Keys }): ReactNode {
  const say = useWords();
  const { push, turn } = usePush(table);
  const language = useLanguage();
  const state = push?.state;
  return (
    <section className="people" aria-labelledby="notices">
      <h3 id="notices">{say("notices.title")}</h3>
      {state !== undefined && <p>{say(`notices.${state}`)}</p>}
      {(state === "on" || state === "off") && (
        <button type="button" className="button" onClick={() => void turn(state === "off")}>
          {say(state === "off" ? "notices.turnOn" : "notices.turnOff")}
        </button>
      )}
      <p role="alert">{push?.refusal?.words[language]}</p>
      <AddressFields tables={[{ id: table, keys }]} />
    </section>
  );
}
