import { type ReactNode, useEffect, useId, useState } from "react";
import type { Route } from "../route/route.ts";
import { useVisit } from "../route/useRoute.ts";
import { useHomeWords } from "../words/home.ts";
import { useVersion } from "./version.ts";
import "./new-version.css";

/** Offers a newer version, and loads it by itself where nothing would be lost. */
export function NewVersion({ page }: { readonly page: Route["page"] }): ReactNode {
  const { t } = useHomeWords();
  const { newer } = useVersion();
  const [later, setLater] = useState(false);
  const wanted = newer && !later;
  useLoadingUnseen(wanted, page);
  const title = useId();
  return (
    <div aria-live="polite" className="new-version-place">
      {wanted && (
        <section className="new-version" aria-labelledby={title}>
          <p>
            <b id={title}>{t("version.ready")}</b> {t(atStake.has(page) ? "version.begun" : "version.kept")}
          </p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {t("version.reload")}
          </button>
          <button type="button" className="button" onClick={() => setLater(true)}>
            {t("version.later")}
          </button>
        </section>
      )}
    </div>
  );
}

/** Pages that do not remember what was done on them. */
const atStake: ReadonlySet<Route["page"]> = new Set(["new", "replay"]);

/** Pages that are only read: all that they know stands in their address. */
const onlyRead: ReadonlySet<Route["page"]> = new Set([
  "home",
  "rules",
  "catalogue",
  "rule",
  "credits",
  "lost",
]);

/** When one comes to a page that is only read, or looks away from it. */
function useLoadingUnseen(wanted: boolean, page: Route["page"]): void {
  const visit = useVisit();
  const [seen, setSeen] = useState(visit);
  const comes = wanted && onlyRead.has(page) && visit !== seen;
  useEffect(() => {
    if (comes) location.reload();
    else setSeen(visit);
  }, [comes, visit]);
  useEffect(() => {
    if (!wanted || !onlyRead.has(page)) return;
    const look = () => document.visibilityState === "hidden" && location.reload();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [wanted, page]);
}
