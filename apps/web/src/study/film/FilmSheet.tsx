import { type ReactNode, useCallback, useRef, useState } from "react";
import { Sheet } from "../../look/Sheet.tsx";
import { give } from "../../play/poster/give.ts";
import { useLanguage } from "../../words/language.ts";
import "./film.css";
import type { Footage } from "./footage.ts";
import type { Extent } from "./reelage.ts";
import { useFilm } from "./useFilm.ts";
import { useWords } from "./words/words.ts";

const extensions = { MP4: "mp4", WebM: "webm", GIF: "gif" } as const;

/** A film: how much is filmed, how long and how large it is, and to save it. */
export function FilmSheet({ footage, onClose }: { readonly footage: Footage; onClose(): void }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { extents } = footage;
  const [extent, setExtent] = useState<Extent>("flick");
  const screen = useRef<HTMLDivElement>(null);
  const show = useCallback((canvas: HTMLCanvasElement) => {
    if (screen.current?.firstChild !== canvas) screen.current?.replaceChildren(canvas);
  }, []);
  const filming = useFilm(footage, extent, show);
  const film = filming.state === "made" ? filming.film : undefined;
  const figure = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  const words = {
    making: () =>
      say("making", { percent: filming.state === "making" ? Math.round(100 * filming.share) : 0 }),
    made: () =>
      film === undefined
        ? ""
        : say("made", {
            seconds: figure(film.seconds),
            size: figure(Math.ceil(film.blob.size / 1000)),
            kind: film.kind,
          }),
    nothing: () => say("nothing"),
  };
  return (
    <Sheet title={say("title")} onClose={onClose}>
      {extents.length > 1 && (
        <fieldset className="film-extents">
          <legend className="unseen">{say("what")}</legend>
          {extents.map((one) => (
            <label key={one}>
              <input type="radio" name="extent" checked={one === extent} onChange={() => setExtent(one)} />
              <span>{say(`extents.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div ref={screen} className="film-screen" aria-hidden="true" />
      <p role="status" className="film-status" data-frames={film?.frames}>
        {words[filming.state]()}
      </p>
      <div className="leaf-actions">
        <button
          type="button"
          className="button button-forward"
          data-focus
          disabled={film === undefined}
          onClick={() => film && void give(film.blob, `${say("file")}.${extensions[film.kind]}`)}
        >
          {say("save")}
        </button>
      </div>
    </Sheet>
  );
}
