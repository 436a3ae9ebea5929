import type { ReactNode } from "react";
import { CopyButton, CopyField } from "../../look/copying.tsx";
import { Sheet } from "../../look/Sheet.tsx";
import { href, type Route } from "../../route/route.ts";
import { type Language, useLanguage } from "../../words/language.ts";
import { tries } from "./kept.ts";
import type { Asked } from "./position.ts";
import { type Say, useWords } from "./words/words.ts";

/** The result in a line that gives nothing away, with the link. */
export function ResultSheet({
  asked,
  made,
  day,
  address,
  onClose,
}: {
  readonly asked: Asked | undefined;
  readonly made: readonly boolean[];
  readonly day: number | undefined;
  readonly address: Route;
  onClose(): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const link = new URL(href(address), location.href).href;
  const text = `${asked === undefined ? "" : lineOf(say, language, asked, made, day)}\n${link}`;
  return (
    <Sheet title={say("share")} onClose={onClose}>
      <p>{say("shareText")}</p>
      <CopyField label={say("share")} text={text} />
      <div className="leaf-actions">
        <CopyButton text={text} words={say("copy")} done={say("copied")} />
      </div>
    </Sheet>
  );
}

/** “Ossuaire · puzzle of 18 November 2026 · ○○● 3/3”. */
function lineOf(
  say: Say,
  language: Language,
  { name, grade }: Asked,
  made: readonly boolean[],
  day: number | undefined,
): string {
  const theme = name[language];
  return say("line", {
    name:
      day === undefined
        ? say("linePuzzle", { theme, grade })
        : say("lineDay", { date: dateOf(day, language) }),
    marks: made.map((isDone) => (isDone ? "●" : "○")).join(""),
    result: made.at(-1) === true ? `${made.length}/${tries}` : `–/${tries}`,
  });
}

function dateOf(day: number, language: Language): string {
  return new Date(day * 86_400_000).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}
