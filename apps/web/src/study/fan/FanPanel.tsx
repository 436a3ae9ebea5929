import { type Gist, gists } from "@ossuaire/study";
import type { ReactNode } from "react";
import type { Scene, Seen } from "../../board/scene.ts";
import { useStudyWords } from "../../words/study.ts";
import "./fan.css";
import { placeWords } from "./place-words.ts";
import { Swatch } from "./Swatch.tsx";
import type { BestPlace, FanShown } from "./subject.ts";

/** Beside the board: what the fan's colours stand for, and its best places in words, each to be shown on the board. */
export function FanPanel({
  fan,
  barred = false,
  words,
  scene,
  seen,
  shown,
  onShow,
}: {
  readonly fan: FanShown | undefined;
  /** The disc cannot stay where it is held. */
  readonly barred?: boolean;
  /** Whose words: of a match, or of the practice room. */
  readonly words: "match" | "practice";
  readonly scene: Scene;
  readonly seen: Seen;
  /** The place that is shown, by its number. */
  readonly shown: number | undefined;
  onShow(place: number | undefined): void;
}): ReactNode {
  const { t } = useStudyWords();
  const there = fan === undefined ? [] : legendOf(fan);
  return (
    <section className="fan" aria-label={t("study.fan.title")}>
      <h2 className="fan-title">{t("study.fan.title")}</h2>
      <p className="fan-text">{t("study.fan.text")}</p>
      <ul className="fan-legend">
        {there.map((gist) => (
          <li key={gist}>
            <Swatch gist={gist} />
            {t(`study.fan.${words}.${gist}`)}
          </li>
        ))}
      </ul>
      <h3 className="fan-places-title">{t("study.fan.places")}</h3>
      <div role="status">
        {fan?.best === undefined && (
          <p className="fan-text">{t(barred ? "study.fan.barred" : "study.fan.building")}</p>
        )}
        {fan?.best?.length === 0 && <p className="fan-text">{t("study.fan.none")}</p>}
      </div>
      <ol className="fan-places">
        {(fan?.best ?? []).map((place, n) => (
          <li key={place.cell}>
            <PlaceButton
              place={place}
              number={n + 1}
              scene={scene}
              seen={seen}
              pressed={shown === n}
              onPress={() => onShow(shown === n ? undefined : n)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaceButton({
  place,
  number,
  scene,
  seen,
  pressed,
  onPress,
}: {
  readonly place: BestPlace;
  readonly number: number;
  readonly scene: Scene;
  readonly seen: Seen;
  readonly pressed: boolean;
  onPress(): void;
}): ReactNode {
  const { t } = useStudyWords();
  return (
    <button type="button" className="fan-place" aria-pressed={pressed} onClick={onPress}>
      <span className="fan-number" aria-hidden="true">
        {number}
      </span>
      <span>{placeWords(t, scene, seen, place)}</span>
    </button>
  );
}

/** What is somewhere in it, the most remarkable first. */
function legendOf({ gists: all }: FanShown): readonly Gist[] {
  const there = new Set(all);
  return gists.filter((_, n) => there.has(n)).toReversed();
}
