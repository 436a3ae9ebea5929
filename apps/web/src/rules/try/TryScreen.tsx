import type { Example } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import type { Look } from "../../games/look.ts";
import { Sheet } from "../../look/Sheet.tsx";
import { BarSign } from "../../play/BarSign.tsx";
import { cardsIn } from "../../play/cardsIn.ts";
import type { Host } from "../../play/host.ts";
import { TableScreen } from "../../play/TableScreen.tsx";
import { usePages } from "../../play/usePages.ts";
import { useQuestionFocus } from "../../play/useQuestionFocus.ts";
import { href } from "../../route/route.ts";
import { rates } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import type { LessonTable } from "../../tutorial/LessonTable.ts";
import { useLessonWords } from "../../words/lesson.ts";
import { useRulesWords } from "../../words/rules.ts";
import "../../tutorial/lesson.css";
import { TryFoot } from "./TryFoot.tsx";
import { useTrial } from "./useTrial.ts";

type TryScreenProps = { readonly look: Look; readonly example: Example; readonly table: LessonTable };

/** The table of an example: whoever is asked is played by the reader. */
export function TryScreen({ look, example, table }: TryScreenProps): ReactNode {
  const { guide, pace } = useSettings();
  const { pages, shown } = usePages(table, look);
  const trial = useTrial(example, table, shown);
  const { sight, viewer, decision } = trial;
  // Where nothing hovers, a focused card is one that is being read: it would cover the example.
  const isCovering = decision?.kind === "choose" && matchMedia("(hover: none)").matches;
  useQuestionFocus(shown?.news.page, isCovering ? undefined : decision);
  if (shown === undefined || sight === undefined) return null;

  const lit = cardsIn(look, decision);
  const host: Host = {
    look,
    sight,
    viewer,
    sitters: table.sitting.sitters,
    heard: shown.heard[viewer] ?? [],
    page: shown.news.page,
    tab: example.rule,
    decision,
    hint: trial.hint,
    guide,
    flick: shown.flick,
    speed: rates[pace],
    flickEnded: pages.flickEnded,
    answer: trial.answer,
  };
  return (
    <div className="lesson trial" data-hand={lit.size > 0 ? "some" : undefined}>
      <TableScreen
        host={host}
        foot={({ choices, asideRef }) => (
          <TryFoot
            look={look}
            example={example}
            trial={trial}
            busy={shown.behind}
            onSkip={pages.skip}
            asideRef={asideRef}
          >
            {choices}
          </TryFoot>
        )}
        menu={<TryMenu rule={example.rule} onStartOver={trial.startOver} />}
      />
    </div>
  );
}

function TryMenu({ rule, onStartOver }: { readonly rule: string; onStartOver(): void }): ReactNode {
  const { t } = useLessonWords();
  const { t: inBook } = useRulesWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="play-button" onClick={() => setOpen(true)}>
        <BarSign of="menu" />
        {t("table.menu")}
      </button>
      {open && (
        <Sheet title={t("table.menu")} onClose={close}>
          <div className="menu-list">
            <button
              type="button"
              className="play-button"
              onClick={() => {
                close();
                onStartOver();
              }}
            >
              {t("lesson.startOver")}
            </button>
            <LanguageSwitch />
            <a className="play-button" href={href({ page: "rule", id: rule })}>
              {inBook("rules.backToRule")}
            </a>
          </div>
        </Sheet>
      )}
    </>
  );
}
