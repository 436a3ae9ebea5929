import { type Answer, audience, type Refusal, type Seat, type Spot } from "@ossuaire/kernel";
import type { Table } from "@ossuaire/table";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board, type BoardHandle } from "../board/index.ts";
import type { Deed } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import { rates, useSettings } from "../settings/settings.ts";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import { Choices } from "./Choices.tsx";
import { cardsIn } from "./cardsIn.ts";
import { EndSheet } from "./EndSheet.tsx";
import { Foot } from "./Foot.tsx";
import { HandOver } from "./HandOver.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { objectionOn } from "./spotCheck.ts";
import { useReducedMotion } from "./stillness.ts";
import { TableLayout } from "./TableLayout.tsx";
import { Travels } from "./Travels.tsx";
import { answerOf, sceneWhilePlacing, taskOf } from "./tasks.ts";
import { UnkeptNotice } from "./UnkeptNotice.tsx";
import { useFlickMotion } from "./useFlickMotion.ts";
import { useQuestionFocus } from "./useQuestionFocus.ts";
import { useStage } from "./useStage.ts";
import { useUnkept } from "./useUnkept.ts";
import { useViewer } from "./useViewer.ts";

/** A match being played: shows what has happened, and asks who is asked. */
export function PlayScreen({ table, look }: { readonly table: Table; readonly look: Look }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useSettings();
  const reducedMotion = useReducedMotion();
  const nameOf = useSitterName();
  const { sitting } = table;
  const { stage, shown } = useStage(table, look);
  const { viewer, awaited, take } = useViewer(sitting, look, shown);
  const unkept = useUnkept(table);
  const board = useRef<BoardHandle>(null);
  const [refused, setRefused] = useState<{ readonly page: number; readonly refusal: Refusal }>();
  const [sent, setSent] = useState<number>();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [partly, setPartly] = useState<{ readonly page: number; readonly spots: readonly Spot[] }>();

  const [picked, setPicked] = useState<{ readonly page: number; readonly piece: string }>();

  const news = shown?.news;
  const sight = news?.sights[viewer] ?? news?.sights[audience];
  const page = news?.page;
  const placed = partly !== undefined && partly.page === page ? partly.spots : none;
  const still = shown !== undefined && !shown.behind && sent !== page;
  const scene = useMemo(
    () => sight && sceneWhilePlacing(look, look.scene(sight, language), sight, placed, language),
    [look, sight, language, placed],
  );
  const motion = useFlickMotion(look, sight, shown?.flick, language);
  const piece = picked?.page === page ? picked?.piece : undefined;
  const task = useMemo(
    () => (still && sight ? taskOf(look, sight, placed, language, piece) : undefined),
    [look, sight, placed, language, still, piece],
  );
  const check = useCallback(
    (deed: Deed) => scene && objectionOn(scene, task?.kind === "place" ? task.radius : undefined, deed),
    [scene, task],
  );
  useQuestionFocus(page, still && awaited === undefined ? sight?.decision : undefined);
  if (
    shown === undefined ||
    news === undefined ||
    sight === undefined ||
    scene === undefined ||
    page === undefined
  )
    return <p className="frame-wait">{t("table.opening")}</p>;

  const answer = async (given: Answer) => {
    setSent(page);
    const refusal = await table.submit(viewer, given, page);
    setSent(undefined);
    setRefused(refusal && { page, refusal });
    // What was placed before a spot that was refused stays where it is.
    if (refusal === undefined) setPartly(undefined);
  };
  const act = (deed: Deed) => {
    if (sight.decision === undefined) return;
    const whole = answerOf(look, sight.decision, placed, deed);
    if (whole !== undefined) return void answer(whole);
    if (deed.kind === "choose") return setPicked({ page, piece: deed.piece });
    // More is to be placed, and the match is only asked when all of it is: what is seen to be wrong is said now.
    const objection = check(deed);
    setRefused(
      objection && { page, refusal: { code: "spot", words: objection.words, rule: sight.decision.rule } },
    );
    if (objection === undefined && deed.kind === "place")
      setPartly({ page, spots: [...placed, ...deed.spots] });
  };
  const decision = still ? sight.decision : undefined;
  const seatName = (seat: Seat) => nameOf(sitting.sitters[seat], look.words.seat(seat)[language]);
  const lit = cardsIn(look, decision);
  const { Hand } = look;

  return (
    <>
      <TableLayout
        look={look}
        sight={sight}
        viewer={viewer}
        sitters={sitting.sitters}
        heard={shown.heard[viewer] ?? []}
        tab={look.words.title(sight.view)[language]}
        board={
          <Board
            ref={board}
            scene={scene}
            task={task}
            motion={motion}
            guide={settings.guide}
            gesture={settings.gesture}
            check={check}
            onDeed={act}
            onMotionEnd={stage.flickEnded}
            onStudy={(piece) => look.study?.(piece, sight.view)}
            speed={rates[settings.speed]}
            muted={settings.muted}
            language={language}
            reducedMotion={reducedMotion}
            aside={aside}
          />
        }
        foot={
          <>
            {unkept.why !== undefined && unkept.due && (
              <UnkeptNotice table={table} why={unkept.why} onClose={() => unkept.say(false)} />
            )}
            <Foot
              look={look}
              sight={sight}
              words={footWords()}
              refusal={refused?.page === page ? refused.refusal : undefined}
              asideRef={setAside}
            >
              {decision && <Choices key={page} look={look} decision={decision} onAnswer={answer} />}
              {shown.behind && (
                <button type="button" className="button" onClick={stage.skip}>
                  {t("table.skip")}
                </button>
              )}
            </Foot>
          </>
        }
        hand={
          <Hand
            sight={sight}
            lit={lit}
            picked={piece}
            onPick={(chosen) => setPicked({ page, piece: chosen })}
            onChoose={(option) => void answer({ kind: "choose", option })}
          />
        }
        menu={
          <PlayMenu
            table={table}
            look={look}
            seat={viewer}
            onUnkept={unkept.why && !unkept.due ? () => unkept.say(true) : undefined}
            undo={still ? (news.undo[viewer] ?? "no") : "no"}
            onRefused={(refusal) => setRefused(refusal && { page, refusal })}
          />
        }
      />
      <Travels look={look} sight={sight} order={page} board={board} />
      {awaited !== undefined && (
        <HandOver
          key={awaited}
          name={seatName(awaited)}
          emblem={look.Emblem && <look.Emblem view={sight.view} seat={awaited} />}
          onTake={() => take(awaited)}
        />
      )}
      {sight.outcome && !shown.behind && (
        <EndSheet key={page} table={table} look={look} sight={sight} outcome={sight.outcome} />
      )}
    </>
  );

  function footWords(): string | undefined {
    if (shown?.flick !== undefined) return t("table.watching");
    if (sight?.outcome !== undefined) return t("table.over");
    if (decision !== undefined) return undefined;
    const asked = sight?.waiting?.seats[0];
    if (asked === undefined) return "";
    const isBot = sitting.sitters[asked]?.kind === "bot";
    return t(isBot ? "table.thinking" : "table.waiting", { name: seatName(asked) });
  }
}

const none: readonly Spot[] = [];
