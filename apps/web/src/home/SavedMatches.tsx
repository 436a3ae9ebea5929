import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "../route/route.ts";
import { isCatalogue } from "../rules/catalogues.ts";
import { type Line, linesOfShelf, throwAway } from "../table/shelf.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import "./saved.css";

/** The matches of this device: to go on with, or to watch again. */
export function SavedMatches(): ReactNode {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let gone = false;
    // A browser that stores nothing has no shelf; the page goes without.
    linesOfShelf().then(
      (found) => !gone && setLines(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const forget = async (id: string) => {
    await throwAway(id);
    setLines(lines.filter((line) => line.id !== id));
  };
  const open = lines.filter(({ over, replay }) => !over && !replay);
  const done = lines.filter(({ over, replay }) => over || replay);
  return (
    <>
      <section className="door">
        <h2>{t("shelf.title")}</h2>
        {open.length === 0 && <p>{t("shelf.none")}</p>}
        <SavedList lines={open} onForget={forget} />
      </section>
      <section className="door">
        <h2>{t("shelf.replays")}</h2>
        {done.length === 0 && <p>{t("shelf.noReplays")}</p>}
        <SavedList lines={done} onForget={forget} />
        <a className="door-link" href={href({ page: "replay" })}>
          {t("replay.openTitle")}
        </a>
      </section>
    </>
  );
}

function SavedList({
  lines,
  onForget,
}: {
  readonly lines: readonly Line[];
  onForget(id: string): Promise<void>;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useSitterName();
  if (lines.length === 0) return null;
  return (
    <ul className="saved">
      {lines.slice(0, 6).map(({ id, game, sitters, answers, changed, over, replay }) => (
        <li key={id}>
          <a href={href(over || replay ? { page: "replay", saved: id } : { page: "play", id })}>
            {isCatalogue(game) ? t(`games.${game}.name`) : game}
            <small>
              {sitters
                .map((sitter) => nameOf(sitter, sitter.kind === "bot" ? "" : t("table.you")))
                .join(t("shelf.versus"))}{" "}
              · {t("shelf.answers", { count: answers })} · {when(changed, language)}
            </small>
          </a>
          <button
            type="button"
            aria-label={t("shelf.forget")}
            title={t("shelf.forget")}
            onClick={() => void onForget(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function when(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: "short", timeStyle: "short" });
}
