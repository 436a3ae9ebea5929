import { catacombsWords, type QuestionOf, referenceCard, type View } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";

/** While a room is set up: who comes, out of what is offered one by one. */
export type Mustering = QuestionOf<"wandering-vermin" | "variants" | "shape-variants">;

/** Whatever is alike among the options of such a question. */
export interface KindOffered {
  readonly card: string;
  readonly words: Words;
  /** The options, one for each time that it may be taken. */
  readonly options: readonly string[];
}

export function isMustering(question: { readonly prompt: string } | undefined): question is Mustering {
  return (
    question?.prompt === "wandering-vermin" ||
    question?.prompt === "variants" ||
    question?.prompt === "shape-variants"
  );
}

/** VER-WANDER-04: of what wanders, no more than the Reference card allows. */
export function kindsIn(question: Mustering, view: View): readonly KindOffered[] {
  const labels = catacombsWords.labels(question, view);
  const offered = question.options.map((option) => ({
    id: option.id,
    card: "variant" in option ? option.variant : option.card,
  }));
  return [...new Set(offered.map(({ card }) => card))].map((card) => {
    const own = offered.filter((option) => option.card === card).map(({ id }) => id);
    const words = labels.find(({ id }) => id === own[0])?.words ?? { fr: card, en: card };
    return { card, words, options: own.slice(0, mostOf(question, card, view)) };
  });
}

function mostOf({ prompt, max }: Mustering, card: string, { options }: View): number {
  if (prompt !== "wandering-vermin") return max;
  return referenceCard(options).find((kind) => kind.card.id === card)?.symbols ?? max;
}
