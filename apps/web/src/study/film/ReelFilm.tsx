import { type ReactNode, useMemo } from "react";
import type { Look } from "../../games/look.ts";
import type { Wound } from "../../replay/reel.ts";
import { href } from "../../route/route.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";
import { FilmSheet } from "./FilmSheet.tsx";
import type { Footage } from "./footage.ts";
import { extents, flicksIn, motionsOf } from "./reelage.ts";
import { useWords } from "./words/words.ts";

/** A flick of a match, or all of its turn, as a film with who played and where the whole match is to be seen. */
export function ReelFilm({
  reel,
  look,
  at,
  onClose,
}: {
  readonly reel: Wound;
  readonly look: Look;
  readonly at: number;
  onClose(): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const title = reel.seats
    .map((seat) => nameOf(reel.sitters[seat], look.words.seat(seat)[language]))
    .reduce((one, other) => say("against", { one, other }));
  const footage = useMemo(
    (): Footage => ({
      extents,
      title,
      link: addressOf(reel),
      shoot: (extent) => motionsOf(reel, look, flicksIn(reel.told, look, at, extent), language),
    }),
    [reel, look, at, title, language],
  );
  return <FilmSheet footage={footage} onClose={onClose} />;
}

/** Where the match is to be seen; without a link of its own, the page at least. */
function addressOf({ shared: { link } }: Wound): string {
  return new URL(link === undefined ? href({ page: "home" }) : href({ page: "replay", link }), location.href)
    .href;
}
