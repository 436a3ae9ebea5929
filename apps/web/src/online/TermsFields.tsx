import type { ReactNode } from "react";
import { Choice, Line, Tick } from "../look/fields.tsx";
import { paceNames, type Terms } from "./terms.ts";
import { useWords } from "./words/words.ts";

/** How fast, and who may come: what is agreed on where somebody gets a link. */
export function TermsFields({
  terms,
  onChange,
}: {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}): ReactNode {
  const say = useWords();
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  return (
    <>
      <h2>{say("setup.title")}</h2>
      <div className="fields">
        <Choice
          label={say("setup.pace")}
          help={say("setup.paceText")}
          value={terms.pace}
          choices={paceNames.map((value) => ({ value, words: say(`setup.paces.${value}`) }))}
          onChange={(pace) => change({ pace })}
        />
        <Tick
          label={say("setup.open")}
          help={say("setup.openText")}
          value={terms.open}
          onChange={(open) => change({ open })}
        />
        {terms.open && (
          <Line
            label={say("setup.about")}
            help={say("setup.aboutText")}
            value={terms.about}
            onChange={(about) => change({ about })}
          />
        )}
        <Tick
          label={say("setup.watched")}
          help={say("setup.watchedText")}
          value={terms.watched}
          onChange={(watched) => change({ watched })}
        />
        <Tick
          label={say("setup.talk")}
          help={say("setup.talkText")}
          value={terms.writes}
          onChange={(writes) => change({ writes })}
        />
      </div>
    </>
  );
}
