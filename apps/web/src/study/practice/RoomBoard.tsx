import type { Answer } from "@ossuaire/kernel";
import { type ReactNode, useEffect } from "react";
import { Board, speaker } from "../../board/index.ts";
import type { BoardAnswer, Motion, Overlay, Scene, Seen, Task } from "../../board/scene.ts";
import { useReducedMotion } from "../../play/stillness.ts";
import { rates } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";

/** The board of the practice room, as somebody likes to play. */
export function RoomBoard({
  onAnswer,
  onChoose = nothing,
  onLanded,
  ...board
}: {
  readonly scene: Scene;
  readonly task: Task | undefined;
  readonly motion: Motion | undefined;
  readonly overlay: Overlay | undefined;
  readonly hint: Answer | undefined;
  readonly aside: HTMLElement | null;
  readonly check?: Parameters<typeof Board>[0]["check"];
  onAnswer(answer: BoardAnswer): void;
  onChoose?(piece: string | undefined): void;
  onName?(piece: string | undefined): void;
  onSeen(seen: Seen): void;
  onLanded(): void;
}): ReactNode {
  const language = useLanguage();
  const { gesture, guide, muted, volume, pace } = useSettings();
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    speaker.volume = muted ? 0 : volume / 100;
  }, [muted, volume]);
  return (
    <Board
      {...board}
      guide={guide}
      gesture={gesture}
      speed={rates[pace]}
      language={language}
      reducedMotion={reducedMotion}
      onAnswer={onAnswer}
      onChoose={onChoose}
      onPull={onAnswer}
      onMotionEnd={onLanded}
    />
  );
}

function nothing(): void {
  // There is nothing to choose.
}
