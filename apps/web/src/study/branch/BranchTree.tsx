import { type ReactNode, useEffect, useState } from "react";
import { useLineFacts } from "../../home/useLineFacts.ts";
import { href } from "../../route/route.ts";
import { linesKept } from "../../table/keep.ts";
import { useStudyWords } from "../../words/study.ts";
import { branchesOf, type Tree } from "./tree.ts";

/** The matches of this device that go on from the one with this end, as a small tree. */
export function BranchTree({ end }: { readonly end: string }): ReactNode {
  const { t } = useStudyWords();
  const [trees, setTrees] = useState<readonly Tree[]>([]);
  useEffect(() => {
    void linesKept().then(({ lines }) => setTrees(branchesOf(lines, end)));
  }, [end]);
  if (trees.length === 0) return null;
  return (
    <section aria-label={t("study.branch.tree")}>
      <h3 className="branch-title">{t("study.branch.tree")}</h3>
      <Branches trees={trees} />
    </section>
  );
}

function Branches({ trees }: { readonly trees: readonly Tree[] }): ReactNode {
  const factsOf = useLineFacts();
  return (
    <ul className="branch-tree">
      {trees.map(({ line, branches }) => {
        const { facts, when } = factsOf(line);
        const { id, over, replay } = line;
        return (
          <li key={id}>
            <a href={href(over || replay ? { page: "replay", saved: id } : { page: "play", id })}>
              {[...facts, when].join(" · ")}
            </a>
            {branches.length > 0 && <Branches trees={branches} />}
          </li>
        );
      })}
    </ul>
  );
}
