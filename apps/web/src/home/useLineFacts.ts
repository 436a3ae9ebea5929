import type { Line } from "@ossuaire/table";
import { coverOf, isCatalogue } from "../rules/catalogues.ts";
import { looseLeaf } from "../table/loose.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";

/** What a line of the shelf says: which game, who against whom, how far, and when. */
interface LineFacts {
  readonly title: string;
  readonly facts: readonly string[];
  readonly when: string;
}

export function useLineFacts(): (line: Line) => LineFacts {
  const { t } = useHomeWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  return ({ id, game, sitters, answers, changed, branch }) => ({
    title: isCatalogue(game) ? coverOf(game).name[language] : game,
    facts: [
      sitters
        .map((sitter) => nameOf(sitter, sitter.kind === "bot" ? "" : t("sitters.you")))
        .join(t("shelf.versus")),
      t("shelf.answers", { count: answers }),
      ...(branch === undefined ? [] : [t("shelf.branch", { at: branch.at })]),
      ...(looseLeaf(id) === undefined ? [] : [t("shelf.unkept")]),
    ],
    when: new Date(changed).toLocaleString(language, {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
  });
}
