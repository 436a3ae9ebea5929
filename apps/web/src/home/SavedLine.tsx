import type { Line } from "@ossuaire/table";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { href } from "../route/route.ts";
import { coverOf, isCatalogue } from "../rules/catalogues.ts";
import { looseLeaf } from "../table/loose.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage, useTranslation } from "../words/language.ts";

/** A match on the shelf; thrown away, it leaves a gap from which it can be brought back. */
export function SavedLine({
  line: { id, game, sitters, answers, changed, over, replay },
  isThrown,
  onForget,
  onRestore,
}: {
  readonly line: Line;
  readonly isThrown: boolean;
  onForget(): void;
  onRestore(): void;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useSitterName();
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isThrown);
  // The button that was pressed is gone: the one in its place takes the focus.
  useEffect(() => {
    if (was.current !== isThrown) button.current?.focus();
    was.current = isThrown;
  }, [isThrown]);
  const title = isCatalogue(game) ? coverOf(game).name[language] : game;
  if (isThrown)
    return (
      <li>
        <p id={name} className="saved-gap">
          {t("shelf.forgotten")} <small>{title}</small>
        </p>
        <button ref={button} type="button" className="saved-undo" aria-describedby={name} onClick={onRestore}>
          {t("shelf.undo")}
        </button>
      </li>
    );
  const facts = [
    sitters
      .map((sitter) => nameOf(sitter, sitter.kind === "bot" ? "" : t("table.you")))
      .join(t("shelf.versus")),
    t("shelf.answers", { count: answers }),
    new Date(changed).toLocaleString(language, { dateStyle: "short", timeStyle: "short" }),
    ...(looseLeaf(id) === undefined ? [] : [t("unkept.here")]),
  ];
  return (
    <li>
      <a id={name} href={href(over || replay ? { page: "replay", saved: id } : { page: "play", id })}>
        {title}
        <small>{facts.join(" · ")}</small>
      </a>
      <button
        ref={button}
        type="button"
        aria-label={t("shelf.forget")}
        aria-describedby={name}
        title={t("shelf.forget")}
        onClick={onForget}
      >
        ×
      </button>
    </li>
  );
}
