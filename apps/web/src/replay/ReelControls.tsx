import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { beside, type Landmark } from "./landmarks.ts";
import { ReelSlider } from "./ReelSlider.tsx";
import type { Film } from "./useReel.ts";

/** Forwards and backwards. */
export function ReelControls({
  film,
  count,
  landmarks,
}: {
  readonly film: Film;
  readonly count: number;
  readonly landmarks: readonly Landmark[];
}): ReactNode {
  const { t } = useReplayWords();
  const { at } = film;
  const { next, previous } = beside(landmarks, at);
  return (
    <>
      <div className="reel-buttons">
        <Key words={t("replay.first")} path={drawings.first} off={at === 0} onPress={() => film.go(0)} />
        <Leap words={t("replay.previous")} path={drawings.previous} to={previous} onGo={film.go} />
        <Key words={t("replay.back")} path={drawings.back} off={at === 0} onPress={() => film.go(at - 1)} />
        <Key
          words={film.playing ? t("replay.pause") : t("replay.play")}
          path={film.playing ? drawings.pause : drawings.play}
          onPress={film.toggle}
        />
        <Key words={t("replay.forward")} path={drawings.forward} off={at === count} onPress={film.step} />
        <Leap words={t("replay.next")} path={drawings.next} to={next} onGo={film.go} />
        <Key
          words={t("replay.last")}
          path={drawings.last}
          off={at === count}
          onPress={() => film.go(count)}
        />
      </div>
      <ReelSlider at={at} count={count} landmarks={landmarks} onGo={film.go} />
    </>
  );
}

/** To the next room, turn or death, or to the one before; its title says which. */
function Leap({
  words,
  path,
  to,
  onGo,
}: {
  readonly words: string;
  readonly path: string;
  readonly to: Landmark | undefined;
  onGo(at: number): void;
}): ReactNode {
  const language = useLanguage();
  const names = to?.words.map((name) => name[language]) ?? [];
  return (
    <Key
      words={words}
      title={[words, ...names].join(" · ")}
      path={path}
      off={to === undefined}
      onPress={() => to !== undefined && onGo(to.at)}
    />
  );
}

function Key({
  words,
  title = words,
  path,
  off = false,
  onPress,
}: {
  readonly words: string;
  readonly title?: string;
  readonly path: string;
  readonly off?: boolean;
  onPress(): void;
}): ReactNode {
  return (
    <button type="button" aria-label={words} title={title} disabled={off} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={path} />
      </svg>
    </button>
  );
}

const drawings = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  previous: "M6 3h2v18H6zM18 6v12L9 12z",
  back: "M19 4v16L7 12z",
  play: "M6 3v18l15-9z",
  pause: "M5 4h5v16H5zM14 4h5v16h-5z",
  forward: "M5 4v16l12-8z",
  next: "M16 3h2v18h-2zM6 6v12l9-6z",
  last: "M4 4v16l12-8zM17 4h3v16h-3z",
} as const;
