import { together, w } from "@ossuaire/kernel";
import { type Frozen, host } from "@ossuaire/table";
import { type ReactNode, useId, useRef } from "react";
import { PageTitle } from "../../frame/PageTitle.tsx";
import { saveFile } from "../../look/saveFile.ts";
import "../../look/sheet.css";
import { useOnce } from "../../look/useOnce.ts";
import { href } from "../../route/route.ts";
import { useHomeWords } from "../../words/home.ts";
import { type Language, useLanguage } from "../../words/language.ts";
import { ClearAway } from "../ClearAway.tsx";
import type { Keys } from "../keys.ts";
import { logOf } from "../server.ts";
import { type Say, useWords } from "../words/words.ts";
import "./frozen.css";
import { type Freezing, useFrozen } from "./useFrozen.ts";

/** A table that today's rules do not play through: why, what is stored of it, and how its people can go on together. */
export function FrozenTable({
  table,
  keys,
  onOpen,
}: {
  readonly table: string;
  readonly keys: Keys;
  onOpen(): void;
}): ReactNode {
  const say = useWords();
  const { t } = useHomeWords();
  const language = useLanguage();
  const freezing = useFrozen(table, keys, onOpen);
  const { frozen, refusal, look } = freezing;
  const [ours] = [...Object.values(keys.seats), keys.host];
  const log = async () => {
    const told = ours === undefined ? undefined : await logOf(table, ours);
    await look();
    return told?.ok ? JSON.stringify(told.value.log) : undefined;
  };
  return (
    <section className="sheet frozen">
      <PageTitle tab={`${say("frozen.title")} — Ossuaire`} className="sheet-title">
        {say("frozen.title")}
      </PageTitle>
      <p className="sheet-lead">{say("frozen.why")}</p>
      {frozen !== undefined && <WayOn freezing={freezing} frozen={frozen} keys={keys} />}
      <p className="frozen-fault" role="alert">
        {refusal?.words[language]}
      </p>
      {ours !== undefined && <TakeAlong log={log} isPlayed={frozen?.offer !== undefined} />}
      <div className="frozen-foot">
        <a className="button" href={href({ page: "home" })}>
          {t("frame.backHome")}
        </a>
        {keys.host !== undefined && (
          <ClearAway
            table={table}
            secret={keys.host}
            match={{ share: async () => ({ file: await log(), link: undefined }) }}
          />
        )}
      </div>
    </section>
  );
}

/** What is offered, who has agreed to it, and the word that this screen can say. */
function WayOn({
  freezing: { agree },
  frozen,
  keys,
}: {
  readonly freezing: Freezing;
  readonly frozen: Frozen;
  readonly keys: Keys;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useOnce(async () => {
    await agree();
    // The button is gone: whoever pressed it by keys stands where it is told who has agreed.
    heading.current?.focus();
  });
  const { offer, people, readers } = frozen;
  if (offer === undefined) return <p>{say("frozen.noWay")}</p>;
  const isOurs = ({ seat }: Frozen["people"][number]) => seat in keys.seats;
  const mayAgree = people.length === 0 ? keys.host !== undefined : people.some(isOurs);
  const hasAgreed = people.length > 0 && people.filter(isOurs).every((one) => one.hasAgreed);
  return (
    <>
      <p>{offered(say, language, frozen)}</p>
      <p>{say("frozen.kept")}</p>
      {people.length > 0 && (
        <>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {say("frozen.people")}
          </h2>
          <ul className="frozen-people" aria-labelledby={id}>
            {people.map((one) => (
              <li key={one.seat} data-agreed={one.hasAgreed ? "" : undefined}>
                <b>{one.name}</b> <span>{say(`frozen.${stateOf(one)}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {readers.map((reader) => (
        <p key={reader} className="frozen-reader">
          {read(say, reader, frozen)}
        </p>
      ))}
      <p className="frozen-waiting" role="status">
        {waiting(say, language, frozen, mayAgree && hasAgreed)}
      </p>
      {mayAgree && !hasAgreed && (
        <button type="button" className="button button-forward" onClick={() => begin()}>
          {say(people.filter(isNeeded).length > 1 ? "frozen.agree" : "frozen.go")}
        </button>
      )}
    </>
  );
}

function TakeAlong({
  log,
  isPlayed,
}: {
  log(): Promise<string | undefined>;
  /** One may play on after having read it. */
  readonly isPlayed: boolean;
}): ReactNode {
  const say = useWords();
  const save = useOnce(async () => {
    const file = await log();
    if (file !== undefined) saveFile(file, `${say("frozen.fileName")}.json`);
  });
  return (
    <div className="frozen-file">
      <button type="button" className="button" onClick={() => save()}>
        {say("frozen.file")}
      </button>
      {isPlayed && <p>{say("frozen.fileText")}</p>}
    </div>
  );
}

const isNeeded = (one: Frozen["people"][number]) => one.isNeeded;

function stateOf({ isNeeded, hasAgreed }: Frozen["people"][number]): "agreed" | "unneeded" | "notYet" {
  if (hasAgreed) return "agreed";
  return isNeeded ? "notYet" : "unneeded";
}

/** From where one would go on, and without what. */
function offered(say: Say, language: Language, { stood, answers }: Frozen): string {
  if (stood === undefined) return say("frozen.anew", { count: answers });
  const when = new Date(stood).toLocaleString(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return answers === 0 ? say("frozen.whole", { when }) : say("frozen.offer", { when, count: answers });
}

function read(say: Say, reader: string, { people }: Frozen): string {
  if (reader === host) return say("frozen.readByHost");
  return say("frozen.readBy", { name: people.find(({ seat }) => seat === reader)?.name ?? reader });
}

/** Whose word is missing; nothing as long as nobody has said any. */
function waiting(say: Say, language: Language, { people }: Frozen, isOurs: boolean): string {
  if (!people.some(({ hasAgreed }) => hasAgreed)) return "";
  const left = people.filter((one) => one.isNeeded && !one.hasAgreed).map(({ name }) => name);
  const names = together(left.map((name) => w(name, name)))[language];
  return say(isOurs ? "frozen.agreedHere" : "frozen.waits", { names });
}
