import type { AnswerTo } from "@ossuaire/kernel";
import { useMemo, useState } from "react";
import type { Scene, Seen } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import type { Host } from "../../play/host.ts";
import { useQuestionFocus } from "../../play/useQuestionFocus.ts";
import type { Wound } from "../../replay/reel.ts";
import { rates } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";
import type { Subject } from "../fan/subject.ts";
import { type FanOnBoard, useFanOnBoard } from "../fan/useFanOnBoard.ts";
import type { OtherFlick } from "./useOtherwise.ts";

/** A table on which one flick of a match is made otherwise: what lies there, the fan if it is wanted, and its host but for what is asked. */
interface OtherTable {
  readonly scene: Scene;
  readonly seen: Seen;
  readonly fan: FanOnBoard;
  readonly host: Host;
}

/** Undefined as long as there is nothing to be seen. `subject`: whose fan is wanted. */
export function useOtherTable(
  { reel, look, at }: { readonly reel: Wound; readonly look: Look; readonly at: number },
  other: OtherFlick,
  subject: Subject | undefined,
  tab: string,
  onFlick: (flick: AnswerTo<"flick">) => Promise<unknown>,
): OtherTable | undefined {
  const language = useLanguage();
  const { guide, pace } = useSettings();
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const { sight, question } = other;
  const scene = useMemo(() => sight && look.scene(sight, language), [look, sight, language]);
  const fan = useFanOnBoard(subject, scene);
  useQuestionFocus(at, question);
  if (sight === undefined || scene === undefined) return undefined;
  const host: Host = {
    look,
    sight,
    viewer: other.seat,
    sitters: reel.sitters,
    heard: other.heard,
    page: other.isDone ? at + 1 : at,
    tab,
    decision: question,
    hint: fan.hint,
    guide,
    overlay: question && fan.overlay,
    flick: other.flick,
    speed: rates[pace],
    flickEnded: other.land,
    seen: setSeen,
    answer: (answer) => {
      if (answer.kind === "flick") void onFlick(answer);
    },
  };
  return { scene, seen, fan, host };
}
