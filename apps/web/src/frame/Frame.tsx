import { lazy, type ReactNode, Suspense } from "react";
import { Home } from "../home/Home.tsx";
import { href, type Route } from "../route/route.ts";
import { useRoute } from "../route/useRoute.ts";
import { NewVersion } from "../version/NewVersion.tsx";
import { useHomeWords } from "../words/home.ts";
import "./frame.css";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Lost } from "./Lost.tsx";
import { Mishap } from "./Mishap.tsx";

// The reader is a room of its own: who only comes to the table does not carry the books in.
const RulesPage = lazy(async () => ({ default: (await import("../rules/RulesPage.tsx")).RulesPage }));

const Credits = lazy(async () => ({ default: (await import("../credits/Credits.tsx")).Credits }));

// So are the table and what leads to it.
const PlayPage = lazy(async () => ({ default: (await import("../play/PlayPage.tsx")).PlayPage }));
const SetupPage = lazy(async () => ({ default: (await import("../setup/SetupPage.tsx")).SetupPage }));
const LearnPage = lazy(async () => ({ default: (await import("../tutorial/LearnPage.tsx")).LearnPage }));
const TryPage = lazy(async () => ({ default: (await import("../rules/try/TryPage.tsx")).TryPage }));
const PracticePage = lazy(async () => ({
  default: (await import("../study/practice/PracticePage.tsx")).PracticePage,
}));
const PuzzlesPage = lazy(async () => ({
  default: (await import("../study/puzzles/PuzzlesPage.tsx")).PuzzlesPage,
}));
const FriendsPage = lazy(async () => ({
  default: (await import("../online/lobby/FriendsPage.tsx")).FriendsPage,
}));
const AtPage = lazy(async () => ({ default: (await import("../online/AtPage.tsx")).AtPage }));
const OnlinePage = lazy(async () => ({ default: (await import("../online/OnlinePage.tsx")).OnlinePage }));
const ReplayPage = lazy(async () => ({ default: (await import("../replay/ReplayPage.tsx")).ReplayPage }));

/** What stands around every page. */
export function Frame(): ReactNode {
  const { t } = useHomeWords();
  const route = useRoute();
  // A match needs the whole screen: what stands around it is part of the table.
  const onTable =
    route.page === "play" ||
    route.page === "online" ||
    route.page === "learn" ||
    route.page === "try" ||
    route.page === "practice" ||
    (route.page === "puzzles" && route.path.length > 0) ||
    (route.page === "replay" && (route.link ?? route.saved) !== undefined);
  return (
    <>
      <button type="button" className="skip" onClick={skip}>
        {t("frame.skip")}
      </button>
      <NewVersion page={route.page} />
      {!onTable && <Header page={route.page} />}
      <main id="content" tabIndex={-1} className={onTable ? "frame-table" : "frame-main"}>
        <Mishap place={href(route)}>
          <Suspense fallback={<p className="frame-wait">{t("frame.loading")}</p>}>
            <Page route={route} />
          </Suspense>
        </Mishap>
      </main>
      {!onTable && <Footer />}
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
    case "new":
      return (
        <SetupPage key={route.game} game={route.game} box={route.box} withFriend={route.friends === true} />
      );
    case "learn":
      return <LearnPage key={href(route)} route={route} />;
    case "try":
      return <TryPage key={route.id} id={route.id} />;
    case "practice":
      return <PracticePage key={href(route)} exercise={route.exercise} board={route.board} />;
    case "puzzles":
      return <PuzzlesPage key={href(route)} path={route.path} />;
    case "play":
      return <PlayPage key={route.id} id={route.id} />;
    case "friends":
      return <FriendsPage />;
    case "at":
      return <AtPage key={href(route)} table={route.table} secret={route.secret} />;
    case "online":
      return <OnlinePage key={route.table} table={route.table} />;
    case "replay":
      return (
        <ReplayPage
          key={href(route)}
          link={route.link}
          saved={route.saved}
          analysed={route.analysed === true}
        />
      );
    case "lost":
      return <Lost />;
  }
}

/** No link to `#content`: the address after `#` belongs to the pages. */
function skip(): void {
  document.getElementById("content")?.focus();
}
