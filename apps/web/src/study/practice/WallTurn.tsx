import { turns } from "@ossuaire/study";
import type { ReactNode } from "react";
import type { Seen } from "../../board/scene.ts";
import { directionWords, turnSeen } from "./direction.ts";
import { useWords } from "./words/words.ts";

/** Which way the wall in hand lies, as it is seen: drawn along by hand, or turned step by step with the arrows. */
export function WallTurn({
  turn,
  seen,
  onTurn,
}: {
  readonly turn: number;
  readonly seen: Seen;
  onTurn(turn: number): void;
}): ReactNode {
  const say = useWords();
  const now = turnSeen(turn, seen);
  const words = directionWords(say, now);
  return (
    <label className="tools-turn">
      <span>{say("room.direction")}</span>
      <input
        type="range"
        min={0}
        max={turns - 1}
        step={1}
        value={now}
        aria-valuetext={words}
        onChange={({ target }) => onTurn(turnSeen(Number(target.value), seen))}
      />
      <span aria-hidden="true">{words}</span>
    </label>
  );
}
