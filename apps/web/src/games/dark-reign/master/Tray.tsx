import { masterWords, tokenWords } from "@ossuaire/dark-reign";
import type { Answer } from "@ossuaire/kernel";
import type { PointerEvent, ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { type Draft, layAll, leftOf, legalFor, takeBack, takeUp, wholeOf } from "./draft.ts";
import type { Token } from "./question.ts";
import { TokenPicture } from "./TokenPicture.tsx";
import { lookFrom } from "./useLaying.ts";
import "./tray.css";

/** REG-DRAW-03: what is still to be laid; taken up it goes to the board, by hand or by keys. */
export function Tray({
  draft,
  onAnswer,
}: {
  readonly draft: Draft;
  onAnswer(answer: Answer): void;
}): ReactNode {
  const language = useLanguage();
  const { inHand, spots } = draft;
  const left = leftOf(draft);
  const words = inHand ? masterWords.inHand(tokenWords(inHand)) : masterWords.left(left.length);
  return (
    <div className="deeds dr-deeds">
      <fieldset className="dr-row" aria-label={masterWords.left(left.length)[language]}>
        {left.map((token) => (
          <Chip key={token.piece} token={token} draft={draft} />
        ))}
      </fieldset>
      <div className="dr-ends">
        <p className="dr-left" role="status">
          {words[language]}
        </p>
        <div className="dr-laying">
          {left.length > 0 || spots.length === 0 ? (
            <button type="button" className="button" onClick={() => layAll(draft)}>
              {masterWords.forMe[language]}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => takeBack(draft)}>
              {masterWords.again[language]}
            </button>
          )}
          <button
            type="button"
            className="button button-forward"
            disabled={left.length > 0}
            onClick={() => onAnswer({ kind: "place", spots: wholeOf(draft) })}
          >
            {masterWords.laid[language]}
          </button>
        </div>
      </div>
    </div>
  );
}

function Chip({ token, draft }: { readonly token: Token; readonly draft: Draft }): ReactNode {
  const language = useLanguage();
  const take = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    // Else a finger would stay with the tray: the board could not see where it goes.
    event.currentTarget.releasePointerCapture(event.pointerId);
    takeUp(draft, token);
  };
  const carry = (): void => {
    takeUp(draft, token);
    lookFrom(legalFor(draft, token)[0]);
  };
  return (
    <button
      type="button"
      className="button dr-token"
      data-token={token.piece}
      aria-pressed={draft.inHand?.piece === token.piece}
      onPointerDown={take}
      onClick={carry}
    >
      <TokenPicture token={token} />
      <span>{tokenWords(token)[language]}</span>
    </button>
  );
}
