import { type ReactNode, useState } from "react";
import { useRulesWords } from "../../words/rules.ts";
import { Blocks } from "../Blocks.tsx";
import type { Catalogue } from "../catalogue.ts";
import type { Opened } from "../volume.ts";

type WholeTextProps = {
  readonly chapter: Opened;
  readonly book: Catalogue;
  readonly target: string | undefined;
};

/** The rules of the catalogue, word for word. Folded until somebody wants them, or comes for one of them. */
export function WholeText({ chapter: { sections }, book, target }: WholeTextProps): ReactNode {
  const { t } = useRulesWords();
  const rules = sections.flatMap((section) => section.rules);
  const isHere = target !== undefined && rules.some(({ id }) => id === target || id.startsWith(`${target}-`));
  const [open, setOpen] = useState(isHere);
  return (
    <details className="whole" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("rules.whole", { count: rules.length })}</summary>
      {open &&
        sections.map(({ title, anchor, blocks }) => (
          <section key={anchor} className="chapter">
            <h2 id={anchor !== undefined && /\d$/.test(anchor) ? undefined : anchor} tabIndex={-1}>
              {title}
            </h2>
            <Blocks blocks={blocks} book={book} target={target} />
          </section>
        ))}
    </details>
  );
}
