import type { Picture, PlayedBook } from "@ossuaire/kernel";
import { type ReactNode, Suspense, use, useMemo } from "react";
import { StillPicture } from "../../board/still/StillPicture.tsx";
import { openLook } from "../../games/games.ts";
import { useLanguage } from "../../words/language.ts";
import "./pictures.css";
import { stillOf } from "./stillOf.ts";

type PicturesProps = { readonly book: PlayedBook; readonly pictures: readonly Picture[] };

/** Positions of the game, painted by the board's own painters. */
export function Pictures({ book, pictures }: PicturesProps): ReactNode {
  const language = useLanguage();
  return (
    <div className="pictures">
      {pictures.map((picture) => (
        <figure key={picture.title.en}>
          <div className="pictures-still" style={{ aspectRatio: shapeOf(picture) }}>
            <Suspense>
              <Shown book={book} picture={picture} />
            </Suspense>
          </div>
          <figcaption>
            <strong>{picture.title[language]}</strong> {picture.text[language]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Shown({
  book: { game, needs },
  picture,
}: {
  readonly book: PlayedBook;
  readonly picture: Picture;
}): ReactNode {
  const language = useLanguage();
  const look = use(openLook(game.id, needs));
  const still = useMemo(() => stillOf(game, look, picture, language), [game, look, picture, language]);
  return still && <StillPicture still={still} window={picture.frame} alt={picture.alt[language]} />;
}

function shapeOf({ frame }: Picture): string {
  return `${frame.width} / ${frame.height}`;
}
