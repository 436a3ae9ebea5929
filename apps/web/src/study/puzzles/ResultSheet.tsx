import { type ReactNode, useState } from "react";
import { Sheet } from "../../look/Sheet.tsx";
import "../../play/share.css";
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
  const [copied, setCopied] = useState(false);
  const link = new URL(href(address), location.href).href;
  const text = `${asked === undefined ? "" : lineOf(say, language, asked, made, day)}\n${link}`;
  return (
    <Sheet title={say("share")} onClose={onClose}>
      <p>{say("shareText")}</p>
      <div className="share-field">
        <textarea
          readOnly
          rows={3}
          aria-label={say("share")}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </div>
      {"clipboard" in navigator && (
        <div className="leaf-actions">
          <button
            type="button"
            className="button button-forward"
            data-focus
            onClick={async () => {
              await navigator.clipboard.writeText(text);
              setCopied(true);
            }}
          >
            {say(copied ? "copied" : "copy")}
          </button>
        </div>
      )}
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
