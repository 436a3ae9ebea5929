import type { OpenTable } from "@ossuaire/table";
import { personsOf } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import type { Look, Recall, Told } from "../games/look.ts";
import { Sheet } from "../look/Sheet.tsx";
import { useOnce } from "../look/useOnce.ts";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { inviteAgain } from "../table/keep.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import { useStudyWords } from "../words/study.ts";
import { Figures } from "./moments/Figures.tsx";
import { OtherLevels } from "./moments/OtherLevels.tsx";
import { useTally } from "./moments/useTally.ts";
import { ShareSheet } from "./ShareSheet.tsx";
import "./moments/end.css";

/** The end of a match: who has won and why, what it came to, and where one may go from here. */
export function EndSheet({
  table,
  look,
  view,
  outcome,
  heard,
  recall,
  ways,
}: Omit<Told, "persons"> & {
  readonly table: OpenTable;
  readonly look: Look;
  readonly recall: Recall;
  /** Where the match is not on this device: its own ways on. */
  readonly ways?: ReactNode;
}): ReactNode {
  const { t } = useStudyWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const [shown, setShown] = useState<"end" | "share">();
  const [closed, setClosed] = useState(false);
  const { End } = look;
  const { id, sitters } = table.sitting;
  const persons = personsOf(table.sitting);
  const told = { view, outcome, heard, persons };
  const { tally, standing, ready } = useTally(table, look, told);
  const rematch = useOnce(async (level?: string) => {
    const again = await inviteAgain(id, freshSeed(), level);
    if (again !== undefined) location.hash = href({ page: "play", id: again });
  });
  const picture = async (): Promise<Blob | undefined> =>
    tally && (await import("./poster/poster.ts")).posterOf(look, told, tally, recall, language);
  if (closed || !ready) return null;
  const winners = outcome.winners.map((seat) => nameOf(sitters[seat], look.words.seat(seat, view)[language]));
  return (
    <Sheet title={tally?.verdict[language] ?? t("table.end")} wide onClose={() => setClosed(true)}>
      {tally && (
        <div className="end-head">
          <p className="end-why">
            {tally.why[language]}
            {persons.length > 1 && winners.length > 0 && (
              <strong> {t("table.wonBy", { names: winners.join(", ") })}</strong>
            )}
          </p>
          <Figures tally={tally} standing={standing} />
        </div>
      )}
      <End {...told} match={id} sitters={sitters} recall={recall} />
      <div className="leaf-actions end-actions">
        {ways}
        {!table.elsewhere && (
          <>
            <button type="button" className="button button-forward" data-focus onClick={() => rematch()}>
              {t("table.rematch")}
            </button>
            <OtherLevels sitting={table.sitting} onChoose={(level) => rematch(level)} />
            <a className="button" href={href({ page: "replay", saved: id })}>
              {t("table.watch")}
            </a>
            {heard.some(look.isFlick) && (
              <a className="button" href={href({ page: "replay", saved: id, analysed: true })}>
                {t("study.analyse")}
              </a>
            )}
          </>
        )}
        <button type="button" className="button" onClick={() => setShown("share")}>
          {t("table.share")}
        </button>
        <button type="button" className="button" onClick={() => setClosed(true)}>
          {t("table.endLook")}
        </button>
      </div>
      {shown === "share" && (
        <ShareSheet table={table} over picture={tally && picture} onClose={() => setShown(undefined)} />
      )}
    </Sheet>
  );
}
