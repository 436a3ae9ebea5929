import { useEffect, useState } from "react";
import type { Look } from "../../games/look.ts";
import type { Wound } from "../../replay/reel.ts";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { type MadeFilm, makeFilm } from "./make-film.ts";
import { type Extent, flicksIn, motionsOf } from "./reelage.ts";

/** How far a film is: so much of it, all of it, or that there is nothing to film. */
export type Filming =
  | { readonly state: "making"; readonly share: number }
  | { readonly state: "made"; readonly film: MadeFilm }
  | { readonly state: "nothing" };

const begun: Filming = { state: "making", share: 0 };

/** Films at once: whoever saves it knows how long and how large it is. `show`: gets the canvas on which it is painted. */
export function useFilm(
  {
    reel,
    look,
    at,
    names,
  }: { readonly reel: Wound; readonly look: Look; readonly at: number; readonly names: string },
  extent: Extent,
  show: (canvas: HTMLCanvasElement) => void,
): Filming {
  const language = useLanguage();
  const [held, hold] = useState<{ readonly extent: Extent; readonly filming: Filming }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: filmed anew for another extent alone
  useEffect(() => {
    const gone = new AbortController();
    const tell = (filming: Filming) => !gone.signal.aborted && hold({ extent, filming });
    const link = addressOf(reel);
    const film = async (): Promise<void> => {
      const motions = await motionsOf(reel, look, flicksIn(reel.told, look, at, extent), language);
      const made = await makeFilm({
        motions,
        caption: { names, address: link },
        link,
        signal: gone.signal,
        onFrame(share, canvas) {
          show(canvas);
          tell({ state: "making", share });
        },
      });
      tell(made === undefined ? { state: "nothing" } : { state: "made", film: made });
    };
    void film();
    return () => gone.abort();
  }, [reel, look, at, extent, language]);
  return held !== undefined && held.extent === extent ? held.filming : begun;
}

/** Where the match is to be seen; without a link of its own, the page at least. */
function addressOf({ shared: { link } }: Wound): string {
  return new URL(link === undefined ? href({ page: "home" }) : href({ page: "replay", link }), location.href)
    .href;
}
