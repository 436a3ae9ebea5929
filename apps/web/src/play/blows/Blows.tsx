import { type CSSProperties, type ReactNode, type RefObject, useMemo } from "react";
import type { BoardHandle, Touch } from "../../board/index.ts";
import { placeIn } from "../../board/motion/trail.ts";
import type { Blow } from "../../games/blow.ts";
import { waits } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import type { Host } from "../host.ts";
import { placeOf } from "../places.ts";
import type { Passage } from "../usePassage.ts";
import "./blows.css";
import { Caption } from "./Caption.tsx";
import { signOf } from "./result.ts";
import { signs as drawings } from "./signs.ts";
import { useCaption } from "./useCaption.ts";
import { type Sign, useSigns } from "./useSigns.ts";
import { useSounds } from "./useSounds.ts";

/** Every blow is seen where it fell, in the row of whoever it befell, in a caption, and heard by those who listen. */
export function Blows({
  host,
  passage,
  touch,
  board,
}: {
  readonly host: Host;
  readonly passage: Passage;
  /** The last that was seen. */
  readonly touch: Touch | undefined;
  readonly board: RefObject<BoardHandle | null>;
}): ReactNode {
  const { t } = useTableWords();
  const { pace } = useSettings();
  const blows = useBlows(host, passage);
  const { signs, pulses, leave } = useSigns(passage, blows, board);
  const { caption, said } = useCaption(host, passage, blows);
  useSounds(host, passage, blows);
  const whereIs = (piece: string | undefined) =>
    piece === undefined ? undefined : placeOf({ piece }, board.current, passage);
  const actor = whereIs(caption?.actor);
  const told = actor === undefined ? blows.flatMap(({ piece }) => whereIs(piece) ?? []) : [actor];
  // What is spoken of is not to be hidden by it.
  const high = told.some(({ y }) => y > innerHeight / 2);
  // Whoever wants the end at once still wants to see what it was.
  const beat = pace === "at-once" ? 1 : waits[pace];
  return (
    <>
      <div className="blows" aria-hidden="true" style={{ "--beat": beat } as CSSProperties}>
        {pulses.map(({ key, box, lost }) => (
          <div
            key={key}
            className="blow-row"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
            onAnimationEnd={({ target, currentTarget }) => target === currentTarget && leave(key)}
          >
            <b>
              <span className="blow-word">{t("blows.hurt")}</span>−{lost}
            </b>
          </div>
        ))}
        {signs.map((sign) => (
          <BlowSign key={sign.key} sign={sign} onEnd={() => leave(sign.key)} />
        ))}
        {touch && host.flick && <Struck key={touch.entry.n} touch={touch} board={board.current} />}
        {actor && <i className="blow-actor" style={{ left: actor.x, top: actor.y }} />}
      </div>
      {caption && <Caption key={caption.words} caption={caption} high={high} />}
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** What befell whom on this page, if it has just come. */
function useBlows({ look, heard, again }: Host, { sight, isNext }: Passage): readonly Blow[] {
  return useMemo(() => {
    if (!isNext || look.blows === undefined) return [];
    // While a turn is shown again, what was heard lies ahead of what is seen.
    const earlier = again ? [] : heard.slice(0, heard.length - sight.events.length);
    const flick = earlier.findLastIndex(look.isFlick);
    return look.blows(sight.events, flick < 0 ? [] : earlier.slice(flick), sight.view);
  }, [look, heard, again, sight, isNext]);
}

function BlowSign({ sign, onEnd }: { readonly sign: Sign; onEnd(): void }): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { blow, place, above } = sign;
  const drawing = blow.sign ?? drawings[blow.kind];
  const words = signOf(blow, t, language);
  return (
    <>
      {blow.lost > 0 && above === 0 && <i className="blow-ring" style={{ left: place.x, top: place.y }} />}
      <span
        className={`blow blow-${blow.kind}`}
        style={{ left: within(place.x), top: place.y - 36 - above * 32 }}
        onAnimationEnd={onEnd}
      >
        {drawing && (
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={drawing} />
          </svg>
        )}
        {blow.kind !== "pushed-out" && words}
      </span>
    </>
  );
}

/** What stands at a disc near the edge of the window is not cut off. */
function within(x: number): string {
  return `clamp(4.5em, ${x}px, 100% - 4.5em)`;
}

/** A flash around the disc that is struck, at the moment of the touch. */
function Struck({ touch, board }: { readonly touch: Touch; readonly board: BoardHandle | null }): ReactNode {
  const { motion, entry } = touch;
  const struck = placeIn(motion, entry.discs[1], entry.time);
  const place = struck && board?.placeAt(struck);
  return place && <i className="blow-ring blow-touch" style={{ left: place.x, top: place.y }} />;
}
