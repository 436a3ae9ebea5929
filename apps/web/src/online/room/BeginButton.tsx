import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";

/** Whoever invited begins; what is still free then is the computer's, and the button says so. */
export function BeginButton({
  free,
  onBegin,
}: {
  readonly free: readonly string[];
  onBegin(): void;
}): ReactNode {
  const say = useWords();
  return (
    <button type="button" className="room-begin" onClick={onBegin}>
      <b>{say("room.begin")}</b>
      <small>
        {free.length === 0 ? say("room.beginText") : say("room.beginBots", { seats: free.join(", ") })}
      </small>
    </button>
  );
}
