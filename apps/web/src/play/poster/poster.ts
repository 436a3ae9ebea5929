import { paintFlick } from "../../board/paint/flick-picture.ts";
import type { Look, Recall, Tally, Told } from "../../games/look.ts";
import type { Language } from "../../words/language.ts";
import { paintPoster } from "./paint-poster.ts";

/** So large the picture of the finest flick is painted: larger where no way takes its room. */
const width = 560;
const heights = { beside: 226, alone: 370 };

/** The end of a match as a picture, to be given away. */
export async function posterOf(
  look: Look,
  told: Told,
  tally: Tally,
  recall: Recall,
  language: Language,
): Promise<Blob | undefined> {
  const parts = await look.poster?.(told, language);
  if (parts === undefined) return undefined;
  const { flick } = parts.finest;
  const motion = flick === undefined ? undefined : await recall(flick);
  const height = parts.stations.length > 0 ? heights.beside : heights.alone;
  const finest = motion && (await paintFlick(motion, { width, height }));
  const canvas = await paintPoster({
    ...parts,
    game: look.words.name[language],
    title: tally.verdict[language],
    why: tally.why[language],
    figures: tally.figures.map(({ text, words }) => ({ text: text[language], words: words[language] })),
    picture: finest,
  });
  return await new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
  });
}
