import { useEffect, useState } from "react";
import type { Footage } from "./footage.ts";
import { type MadeFilm, makeFilm } from "./make-film.ts";
import type { Extent } from "./reelage.ts";

/** How far a film is: so much of it, all of it, or that there is nothing to film. */
export type Filming =
  | { readonly state: "making"; readonly share: number }
  | { readonly state: "made"; readonly film: MadeFilm }
  | { readonly state: "nothing" };

const begun: Filming = { state: "making", share: 0 };

/** Films at once: whoever saves it knows how long and how large it is. `show`: gets the canvas on which it is painted. */
export function useFilm(
  footage: Footage,
  extent: Extent,
  show: (canvas: HTMLCanvasElement) => void,
): Filming {
  const [held, hold] = useState<{ readonly extent: Extent; readonly filming: Filming }>();
  useEffect(() => {
    const gone = new AbortController();
    const tell = (filming: Filming) => !gone.signal.aborted && hold({ extent, filming });
    const { title, link } = footage;
    const film = async (): Promise<void> => {
      const made = await makeFilm({
        motions: await footage.shoot(extent),
        // A link to a match is too long to be read off a picture: the house is told.
        caption: { title, address: new URL(link).host },
        link,
        signal: gone.signal,
        onFrame(share, canvas) {
          show(canvas);
          tell({ state: "making", share });
        },
      });
      tell(made === undefined ? { state: "nothing" } : { state: "made", film: made });
    };
    // Whatever went wrong on the way: there is no film of it.
    film().catch(() => tell({ state: "nothing" }));
    return () => gone.abort();
  }, [footage, extent, show]);
  return held !== undefined && held.extent === extent ? held.filming : begun;
}
