import type { ReactNode } from "react";
import { href } from "../../route/route.ts";
import { useRulesWords } from "../../words/rules.ts";
import type { Catalogue } from "../catalogue.ts";
import { Note } from "../Note.tsx";
import { RunningText } from "../RunningText.tsx";
import { SourceOf } from "../SourceOf.tsx";
import type { Opened } from "../volume.ts";

type ExamplesProps = {
  readonly chapter: Opened;
  readonly book: Catalogue;
  readonly target: string | undefined;
};

/** The rulebook's worked examples, each a step away from a board on which it lies. */
export function Examples({ chapter: { examples }, book, target }: ExamplesProps): ReactNode {
  const { t } = useRulesWords();
  if (examples.length === 0) return null;
  return (
    <section className="examples" aria-label={t("rules.examples")}>
      {examples.map((rule) => (
        <div
          key={rule.id}
          id={rule.id}
          tabIndex={-1}
          className={rule.id === target ? "example rule-pointed" : "example"}
        >
          <p>
            <strong>{t("rules.example")}</strong> <RunningText text={rule.text} book={book} />{" "}
            <Note about={rule.id}>
              <SourceOf rule={rule} book={book} />
            </Note>
          </p>
          <a className="example-try" href={href({ page: "try", id: rule.id })}>
            {t("rules.try")}
          </a>
        </div>
      ))}
    </section>
  );
}
