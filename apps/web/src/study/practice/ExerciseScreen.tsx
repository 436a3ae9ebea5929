import { limits } from "@ossuaire/discs";
import type { Exercise } from "@ossuaire/study";
import { type ReactNode, useMemo, useState } from "react";
import type { Seen, Task } from "../../board/scene.ts";
import { FanPanel } from "../fan/FanPanel.tsx";
import type { Subject } from "../fan/subject.ts";
import { useFanOnBoard } from "../fan/useFanOnBoard.ts";
import { ExerciseFoot } from "./ExerciseFoot.tsx";
import { RoomBoard } from "./RoomBoard.tsx";
import { RoomLayout } from "./RoomLayout.tsx";
import { sceneOf } from "./scene.ts";
import { useSeries } from "./useSeries.ts";
import { useSpeech } from "./useSpeech.ts";
import { useWords } from "./words/words.ts";

/** An exercise: ten flicks from the same place, and a mark. */
export function ExerciseScreen({ exercise }: { readonly exercise: Exercise }): ReactNode {
  const say = useWords();
  const { id, layout, disc, goal } = exercise;

  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const speech = useSpeech(seen);
  const scene = useMemo(() => sceneOf(layout, speech, goal), [layout, speech, goal]);
  const [fanned, setFanned] = useState(false);
  const series = useSeries(exercise, scene);
  const subject = useMemo(
    (): Subject | undefined => (fanned ? { kind: "practice", layout, disc, goal } : undefined),
    [fanned, layout, disc, goal],
  );
  const { fan, overlay, shown, hint, show } = useFanOnBoard(subject, scene);
  const task = useMemo(
    (): Task | undefined =>
      series.isOver ? undefined : { kind: "flick", pieces: [disc], ...limits(scene.board) },
    [series.isOver, disc, scene.board],
  );
  const name = say(`exercises.${id}.name`);
  return (
    <RoomLayout
      exercise={id}
      title={name}
      board={
        <RoomBoard
          scene={scene}
          task={task}
          motion={series.motion}
          overlay={series.motion === undefined ? overlay : undefined}
          hint={series.motion === undefined ? hint : undefined}
          aside={aside}
          onAnswer={(answer) => {
            if (answer.kind === "flick") series.fly(answer);
          }}
          onSeen={setSeen}
          onLanded={series.land}
        />
      }
      fan={
        fanned && (
          <FanPanel fan={fan} words="practice" scene={scene} seen={seen} shown={shown} onShow={show} />
        )
      }
      foot={
        <ExerciseFoot
          exercise={id}
          series={series}
          asideRef={setAside}
          fanned={fanned}
          onFan={() => setFanned(!fanned)}
        />
      }
    />
  );
}
