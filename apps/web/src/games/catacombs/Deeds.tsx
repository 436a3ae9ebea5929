import { type Catacombs, deedWords, pieceName, tableWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { Actors } from "./Actors.tsx";
import { CardLink } from "./cards/CardLink.tsx";
import { cardOfPiece } from "./cards/card.ts";
import { DeedButton } from "./DeedButton.tsx";
import "./deeds.css";
import { actorsOf, barredFor, doneBy, pairsOf } from "./deeds.ts";
import { keyed, useDigits } from "./useDigits.ts";

/** What everybody of one's side can do: first whose turn it shall be, then what. */
export function Deeds({
  sight: { decision, view },
  lit,
  picked,
  onPick,
  onChoose,
}: HandProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const options = isActing(decision) ? decision.options.filter(({ id }) => lit.has(id)) : [];
  const actors = actorsOf(options);
  const actor = actors.find(({ id }) => id === picked) ?? actors[0];
  const pairs = actor === undefined ? [] : pairsOf(doneBy(actor, options));
  useDigits(picked === undefined || picked !== actor?.id ? [] : pairs.map(([{ id }]) => id), onChoose);
  if (actor === undefined) return null;
  return (
    <div className="deeds">
      <Actors actors={actors} actor={actor.id} label={tableWords.who[language]} onChoose={onPick}>
        <CardLink
          card={cardOfPiece(actor.card)}
          label={deedWords.card(pieceName(actor.id, actor.card))[language]}
          className="button deeds-card"
        >
          ?
        </CardLink>
      </Actors>
      <fieldset className="deeds-row" aria-label={tableWords.what[language]}>
        {pairs.map(([option, fromFamiliar], i) => {
          const digit = actor.id === picked && i < keyed ? i + 1 : undefined;
          const button = (
            <DeedButton key={option.id} option={option} actor={actor} digit={digit} onChoose={onChoose} />
          );
          if (fromFamiliar === undefined) return button;
          return (
            <span key={option.id} className="deed-pair">
              {button}
              <DeedButton option={fromFamiliar} actor={actor} from="familiar" onChoose={onChoose} />
            </span>
          );
        })}
        {barredFor(actor, view).map(({ deed, why }) => (
          <DeedButton key={deed.id} option={deed} actor={actor} why={why} onChoose={onChoose} />
        ))}
      </fieldset>
    </div>
  );
}

function isActing(
  decision: Catacombs["question"] | undefined,
): decision is Extract<Catacombs["question"], { readonly prompt: "hero-acts" | "monster-acts" }> {
  return decision?.prompt === "hero-acts" || decision?.prompt === "monster-acts";
}
