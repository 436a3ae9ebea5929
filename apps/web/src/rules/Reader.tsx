import { type ReactNode, use, useDeferredValue, useMemo } from "react";
import type { ReaderRoute, Route } from "../route/route.ts";
import { replaceRoute } from "../route/useRoute.ts";
import { useLanguage } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import { BookTabs } from "./BookTabs.tsx";
import { Contents } from "./Contents.tsx";
import type { CatalogueId } from "./catalogues.ts";
import { pointId } from "./chapter/PointText.tsx";
import { FoundInBook } from "./FoundInBook.tsx";
import { openVolume } from "./load.ts";
import { OpenPage } from "./OpenPage.tsx";
import { SearchField } from "./SearchField.tsx";
import { useGoTo } from "./useGoTo.ts";
import { chaptersOf, chapterWith } from "./volume.ts";

/** A book on the desk: at its side the search, what was found and the chapters, in the middle the open page. */
export function Reader({ id, route }: { readonly id: CatalogueId; readonly route: ReaderRoute }): ReactNode {
  const { t } = useRulesWords();
  // Deferred: in another language the old pages stay on the table until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const volume = use(openVolume(id, language));
  const query = route.query ?? "";
  const calm = useDeferredValue(query);
  const sought = query.trim() === "" ? "" : calm.trim();
  const target = route.page === "rule" ? route.id : undefined;
  const known = target !== undefined && volume.catalogue.anchors.has(target);
  const chapter = useMemo(() => {
    if (volume.book === undefined) return undefined;
    if (known) return chapterWith(volume, target);
    const wanted = route.page === "catalogue" ? route.chapter : undefined;
    return chaptersOf(volume).find((one) => one.id === wanted);
  }, [volume, known, target, route]);
  const point = route.page === "catalogue" && chapter !== undefined ? route.point : undefined;
  useGoTo(known ? target : point === undefined ? undefined : pointId(point));
  return (
    <div
      className="reader"
      data-open={known || point !== undefined ? "" : undefined}
      data-found={sought === "" ? undefined : ""}
    >
      <BookTabs open={id} query={sought} />
      <div className="reader-side">
        <SearchField
          label={t("rules.searchHere")}
          query={query}
          onChange={(words) => replaceRoute(asking(route, id, words))}
        />
        {sought !== "" && (
          <FoundInBook id={id} volume={volume} language={language} query={sought} at={route} />
        )}
        <Contents id={id} volume={volume} language={language} open={chapter?.id} />
      </div>
      <div className="sheet reader-sheet" lang={language}>
        <OpenPage
          id={id}
          volume={volume}
          chapter={chapter}
          language={language}
          target={target}
          known={known}
          point={point}
        />
      </div>
    </div>
  );
}

/** Who types looks for something else than where they are: a rule or a point that was pointed at is let go. */
function asking(route: ReaderRoute, catalogue: CatalogueId, query: string): Route {
  const chapter = route.page === "catalogue" ? route.chapter : undefined;
  return { page: "catalogue", catalogue, query, ...(chapter === undefined ? {} : { chapter }) };
}
