import type { Refusal, Seat } from "@ossuaire/kernel";
import { type Face, type Phrase, phrases, type Saying } from "@ossuaire/table";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Look } from "../../games/look.ts";
import { Line } from "../../look/fields.tsx";
import { useLanguage } from "../../words/language.ts";
import { nameAt } from "../at/name-at.ts";
import type { Connected } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import "./talk.css";
import type { Talking } from "./useTalk.ts";

/** What was said, and the means to say something: phrases that everybody reads in their language, and free words. */
export function Talk({
  connected,
  look,
  face,
  seat,
  talking: { words, textOf },
}: {
  readonly connected: Connected;
  readonly look: Look;
  readonly face: Face;
  /** Who speaks here; whoever looks on only listens. */
  readonly seat: Seat | undefined;
  readonly talking: Talking;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [words.length]);
  const speak = async (by: Seat, saying: Saying): Promise<void> =>
    setRefusal(await connected.connection.ask({ type: "say", seat: by, saying }));
  return (
    <section className="talk" aria-labelledby="talk">
      <h3 id="talk">{say("talk.title")}</h3>
      {words.length === 0 && <p className="talk-none">{say("talk.empty")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div ref={list} className="talk-words" role="log" aria-labelledby="talk" tabIndex={0}>
        <ol>
          {words.map((said) => (
            <li key={said.n}>
              <b>{nameAt(face, look, said.by, language)}</b> {textOf(said)}
            </li>
          ))}
        </ol>
      </div>
      {face.talk === "off" && <p className="talk-none">{say("talk.closed")}</p>}
      {seat !== undefined && face.talk !== "off" && (
        <>
          <Phrases onSay={(phrase) => void speak(seat, { phrase })} />
          {face.talk === "text" && <Write onSay={(text) => void speak(seat, { text })} />}
        </>
      )}
      <p role="alert">{refusal?.words[language]}</p>
    </section>
  );
}

function Phrases({ onSay }: { onSay(phrase: Phrase): void }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  return (
    <ul className="talk-phrases" aria-label={say("talk.phrases")}>
      {Object.entries(phrases).map(([phrase, words]) => (
        <li key={phrase}>
          <button type="button" className="talk-phrase" onClick={() => isPhrase(phrase) && onSay(phrase)}>
            {words[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Write({ onSay }: { onSay(text: string): void }): ReactNode {
  const say = useWords();
  const [text, setText] = useState("");
  return (
    <form
      className="talk-write"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        onSay(text);
        setText("");
      }}
    >
      <Line label={say("talk.write")} value={text} most={280} onChange={setText} />
      <button type="submit" className="button">
        {say("talk.send")}
      </button>
    </form>
  );
}

function isPhrase(name: string): name is Phrase {
  return Object.hasOwn(phrases, name);
}
