import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Credits } from "../credits/Credits.tsx";
import { Home } from "../home/Home.tsx";
import { href, type Route } from "../route/route.ts";
import { useRoute } from "../route/useRoute.ts";
import "./frame.css";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Lost } from "./Lost.tsx";
import { Mishap } from "./Mishap.tsx";

// The reader is a room of its own: who only comes to the table does not carry the books in.
const RulesPage = lazy(async () => ({ default: (await import("../rules/RulesPage.tsx")).RulesPage }));

/** What stands around every page. */
export function Frame(): ReactNode {
  const { t } = useTranslation();
  const route = useRoute();
  return (
    <>
      <button type="button" className="skip" onClick={skip}>
        {t("frame.skip")}
      </button>
      <Header page={route.page} />
      <main id="content" tabIndex={-1} className="frame-main">
        <Mishap place={href(route)}>
          <Suspense fallback={<p className="frame-wait">{t("frame.loading")}</p>}>
            <Page route={route} />
          </Suspense>
        </Mishap>
      </main>
      <Footer />
    </>
  );
}

function Page({ route }: { readonly route: Route }): ReactNode {
  switch (route.page) {
    case "home":
      return <Home />;
    case "credits":
      return <Credits />;
    case "rules":
    case "catalogue":
    case "rule":
      return <RulesPage route={route} />;
    case "lost":
      return <Lost />;
  }
}

/** No link to `#content`: the address after `#` belongs to the pages. */
function skip(): void {
  document.getElementById("content")?.focus();
}
