import { audience } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense } from "react";
import type { Look, Recall } from "../games/look.ts";
import { useSettings } from "../settings/settings.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { AgainButton } from "./blows/WatchButtons.tsx";
import { HandOver } from "./HandOver.tsx";
import { Moments } from "./moments/Moments.tsx";
import { PlayFoot } from "./PlayFoot.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { TableScreen } from "./TableScreen.tsx";
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
  const language = useLanguage();
  const nameOf = useSitterName();
  const { table, look, pages, shown, viewer, sight, awaited } = match;
  const { sitters } = table.sitting;
  const { host: played, refusal, setRefusal } = usePlayHost(match);
  const { host, button: fanButton, panel: fanPanel } = useTableFan(table, played);
  const unkept = useUnkept(table);
  const { pace } = useSettings();
  useGlance(match);
  const recall: Recall = async (flick) =>
    (await import("./moments/recall.ts")).recall(table, look, flick, language);
  const nameAt = (seat: string) => nameOf(sitters[seat], look.words.seat(seat, sight.view)[language]);
  return (
    <>
      <TableScreen
        host={host}
        foot={(parts) => (
          <PlayFoot
            match={match}
            host={host}
            refusal={refusal}
            unkept={unkept}
            parts={parts}
            fan={fanButton}
            nameAt={nameAt}
          />
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
}
