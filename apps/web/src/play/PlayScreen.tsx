import { audience } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense } from "react";
import type { Look, Recall } from "../games/look.ts";
import { useSettings } from "../settings/settings.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { AgainButton, WatchButtons } from "./blows/WatchButtons.tsx";
import { Foot } from "./Foot.tsx";
import { FootNotice } from "./FootNotice.tsx";
import { HandOver } from "./HandOver.tsx";
import { Moments } from "./moments/Moments.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { TableScreen } from "./TableScreen.tsx";
import { UnkeptNotice } from "./UnkeptNotice.tsx";
import { useAim } from "./useAim.ts";
import { useGlance } from "./useGlance.ts";
import { usePages } from "./usePages.ts";
import { type Match, usePlayHost } from "./usePlayHost.ts";
import { useTableFan } from "./useTableFan.tsx";
import { useUnkept } from "./useUnkept.ts";
import { useViewer } from "./useViewer.ts";

// Fetched when there is an end.
const EndSheet = lazy(async () => ({ default: (await import("./EndSheet.tsx")).EndSheet }));

/** What a table adds to the screen whose people are not all here. */
interface Beside {
  /** In the bar, before the menu. */
  readonly menu?: ReactNode;
  /** Ways on from the end. */
  readonly endWays?: ReactNode;
}

/** A match being played: shows what has happened, and asks who is asked. */
export function PlayScreen({
  table,
  look,
  ...beside
}: Beside & { readonly table: OpenTable; readonly look: Look }): ReactNode {
  const { t } = useTableWords();
  const { pages, shown } = usePages(table, look);
  const { viewer, awaited, take } = useViewer(table.sitting, look, shown);
  const sight = shown?.news.sights[viewer] ?? shown?.news.sights[audience];
  if (shown === undefined || sight === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  return <Played match={{ table, look, pages, shown, viewer, sight, awaited }} onTake={take} {...beside} />;
}

function Played({
  match,
  onTake,
  menu,
  endWays,
}: Beside & { readonly match: Match; onTake(seat: string): void }): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const { table, look, pages, shown, viewer, sight, awaited } = match;
  const { sitters } = table.sitting;
  const { host: played, refusal, setRefusal } = usePlayHost(match);
  const { host, button: fanButton, panel: fanPanel } = useTableFan(table, played);
  const unkept = useUnkept(table);
  const { pace } = useSettings();
  const aim = useAim(match);
  useGlance(match);
  const recall: Recall = async (flick) =>
    (await import("./moments/recall.ts")).recall(table, look, flick, language);
  const nameAt = (seat: string) => nameOf(sitters[seat], look.words.seat(seat, sight.view)[language]);
  return (
    <>
      <TableScreen
        host={host}
        foot={({ asked, choices, deeds, asideRef }) => (
          <>
            {unkept.why !== undefined && unkept.due && (
              <UnkeptNotice table={table} why={unkept.why} onClose={() => unkept.say(false)} />
            )}
            {aim.due && !(unkept.why !== undefined && unkept.due) && (
              <FootNotice title={t("table.aim")} words={look.words.aim[language]} onClose={aim.close} />
            )}
            <Foot
              look={look}
              sight={sight}
              asked={asked}
              words={footWords()}
              refusal={refusal}
              asideRef={asideRef}
              deeds={deeds}
            >
              {choices}
              {fanButton}
              <WatchButtons pages={pages} shown={shown} />
            </Foot>
          </>
        )}
        // Nothing is chosen from the hand while something is flicked.
        hand={fanPanel}
        menu={
          <>
            <AgainButton pages={pages} shown={shown} />
            {menu}
            <PlayMenu
              table={table}
              look={look}
              seat={viewer}
              view={sight.view}
              onUnkept={unkept.why && !unkept.due ? () => unkept.say(true) : undefined}
              undo={played.still ? (shown.news.undo[viewer] ?? "no") : "no"}
              over={sight.outcome !== undefined}
              onRefused={setRefusal}
            />
          </>
        }
      />
      {awaited !== undefined && (
        <HandOver
          key={awaited}
          name={nameAt(awaited)}
          emblem={look.Emblem && <look.Emblem view={sight.view} seat={awaited} />}
          onTake={() => onTake(awaited)}
        />
      )}
      <Moments host={host} recall={recall} isWatched={pace !== "at-once"} />
      {sight.outcome && !shown.behind && (
        <Suspense fallback={null}>
          <EndSheet
            key={host.page}
            table={table}
            look={look}
            view={sight.view}
            outcome={sight.outcome}
            heard={host.heard}
            recall={recall}
            ways={endWays}
          />
        </Suspense>
      )}
    </>
  );

  /** Said instead of the question, when there is none for this viewer. */
  function footWords(): string | undefined {
    if (host.again) return t("blows.againRuns");
    if (shown.flick !== undefined) return t("table.watching");
    if (sight.outcome !== undefined) return t("table.over");
    if (host.decision !== undefined) return undefined;
    const asked = sight.waiting?.seats[0];
    if (asked === undefined) return "";
    return t(sitters[asked]?.kind === "bot" ? "table.thinking" : "table.waiting", { name: nameAt(asked) });
  }
}
