import type { Blow } from "../../games/blow.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import type { Host } from "../host.ts";
import type { Passage } from "../usePassage.ts";
import { resultOf, sumOf } from "./result.ts";

export interface CaptionText {
  readonly words: string;
  /** The rule that followed from it, by its name. */
  readonly aside: string | undefined;
  /** It stays as long as its page; otherwise it goes after a while. */
  readonly stays: boolean;
  /** Who is spoken of: ringed on the board. */
  readonly actor: string | undefined;
}

/** What is said over the board: who is about to act, what came of it, what a whole turn has cost. */
export function useCaption(
  { look, sight, viewer, sum, flick: flying }: Host,
  { deed, flick, isNext }: Passage,
  blows: readonly Blow[],
): { readonly caption: CaptionText | undefined; readonly said: string } {
  const { t } = useTableWords();
  const language = useLanguage();
  const by = deed?.name[language];
  const result = isNext && flick !== undefined ? resultOf(blows, by, t, language) : "";
  const caption = captionOf();
  return { caption, said: saidOf() };

  /** Once and short: what a flick has done, or else what the log has to say of the page. */
  function saidOf(): string {
    if (sum !== undefined) return caption?.words ?? "";
    if (result !== "" || !isNext) return result;
    return sight.events.map((event) => look.words.line(event, sight.view)[language]).join(". ");
  }

  function captionOf(): CaptionText | undefined {
    if (sum !== undefined)
      return {
        words: sumOf(look.blows?.(sum, [], sight.view) ?? [], t, language),
        aside: undefined,
        stays: false,
        actor: undefined,
      };
    const announced = look.deed?.(sight.events, sight.view);
    const isOthers = sight.waiting !== undefined && !sight.waiting.seats.includes(viewer);
    if (flick !== undefined && isNext && flick.seat !== viewer && flying === undefined && result !== "")
      return { words: result, aside: asideOf(), stays: isOthers, actor: undefined };
    const acts = flying === undefined ? announced : deed;
    const isTheirs = flying === undefined ? isOthers : flying.seat !== viewer;
    if (acts === undefined || !isTheirs) return undefined;
    const actor = flying === undefined ? acts.piece : undefined;
    return { words: acts.words[language], aside: undefined, stays: true, actor };
  }

  /** Why whoever struck pays for it; why nothing is lost stands with the loss. */
  function asideOf(): string | undefined {
    return blows.find(({ kind, why }) => kind === "stunned" && why !== undefined)?.why?.[language];
  }
}
