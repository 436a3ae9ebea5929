import { isMovable, type Layout } from "@ossuaire/study";
import { type ReactNode, useMemo, useState } from "react";
import type { Seen } from "../../board/scene.ts";
import { FanPanel } from "../fan/FanPanel.tsx";
import type { Subject } from "../fan/subject.ts";
import { useFanOnBoard } from "../fan/useFanOnBoard.ts";
import { FreeFoot } from "./FreeFoot.tsx";
import { RoomBoard } from "./RoomBoard.tsx";
import { RoomLayout } from "./RoomLayout.tsx";
import { useRoom } from "./useRoom.ts";
import { useWords } from "./words/words.ts";

/** A board without rules: to lay out, to flick on, to take back. */
export function FreeScreen({ given }: { readonly given: Layout | undefined }): ReactNode {
  const say = useWords();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const [fanned, setFanned] = useState(false);
  const [named, setNamed] = useState<string>();
  const room = useRoom(given, seen);
  const { layout, scene, motion } = room;
  const movable = layout.pieces.filter(isMovable);
  // The one that was pointed at last; until then one that is there to be flicked.
  const disc = [
    ...movable.filter(({ id }) => id === named),
    ...movable.filter(({ kind }) => kind === "disc"),
  ][0]?.id;
  const isStill = fanned && room.mode === "flick" && motion === undefined;
  const subject = useMemo(
    (): Subject | undefined =>
      isStill && disc !== undefined ? { kind: "practice", layout, disc, goal: undefined } : undefined,
    [isStill, layout, disc],
  );
  const { fan, overlay, shown, hint, show } = useFanOnBoard(subject, scene);
  return (
    <RoomLayout
      exercise={undefined}
      title={say("free")}
      board={
        <RoomBoard
          scene={scene}
          task={room.task}
          motion={motion}
          overlay={overlay}
          hint={hint}
          aside={aside}
          check={room.check}
          onAnswer={room.answer}
          onChoose={room.take}
          onName={(piece) => {
            if (movable.some(({ id }) => id === piece)) setNamed(piece);
          }}
          onSeen={setSeen}
          onLanded={room.land}
        />
      }
      fan={
        fanned && (
          <FanPanel fan={fan} words="practice" scene={scene} seen={seen} shown={shown} onShow={show} />
        )
      }
      foot={
        <FreeFoot
          room={room}
          seen={seen}
          asideRef={setAside}
          fanned={fanned}
          onFan={() => setFanned(!fanned)}
        />
      }
    />
  );
}
