import type { ReactNode, Ref } from "react";
import { inSentence } from "../../board/say/name.ts";
import type { Seen } from "../../board/scene.ts";
import { useTableWords } from "../../words/table.ts";
import { ShareBoard } from "./ShareBoard.tsx";
import { Tools } from "./Tools.tsx";
import type { RoomAtWork } from "./useRoom.ts";
import { useWords } from "./words/words.ts";

/** What the hand does on the free board, and with what. */
export function FreeFoot({
  room,
  seen,
  asideRef,
  fanned,
  onFan,
}: {
  readonly room: RoomAtWork;
  readonly seen: Seen;
  readonly asideRef: Ref<HTMLDivElement>;
  readonly fanned: boolean;
  onFan(): void;
}): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const { mode, task } = room;
  return (
    <section className="foot foot-asks room-tools" aria-label={say("free")}>
      <div className="foot-words">
        <h2 className="foot-title">{say("free")}</h2>
        <p className="foot-prompt" role="status">
          {wordsOf()}
        </p>
        <div ref={asideRef} className="foot-aside" />
      </div>
      {mode === "lay" && <Tools room={room} seen={seen} />}
      <div className="foot-choices">
        <fieldset className="room-modes">
          <legend className="unseen">{say("room.mode")}</legend>
          {(["flick", "lay"] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={mode === one}
              onClick={() => room.turnTo(one)}
            >
              {say(`room.${one}`)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="button"
          disabled={!room.canGoBack || room.motion !== undefined}
          onClick={() => room.deed({ type: "back" })}
        >
          {say("room.back")}
        </button>
        <ShareBoard layout={room.layout} />
        {mode === "flick" && (
          <button type="button" className="button" aria-pressed={fanned} onClick={onFan}>
            {t(fanned ? "table.hideFan" : "table.showFan")}
          </button>
        )}
      </div>
    </section>
  );

  function wordsOf(): string {
    if (room.isFull) return say("room.full");
    if (task?.kind === "place") return say("room.inHand", { name: inSentence(task.look?.name ?? "") });
    if (mode === "lay") return say("room.choose");
    return say(task === undefined ? "room.nothing" : "room.flicked");
  }
}
