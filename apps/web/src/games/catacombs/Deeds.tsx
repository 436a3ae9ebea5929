import { actorOf, type Catacombs, pieceName } from "@ossuaire/catacombs";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { Actors } from "./Actors.tsx";
import { CardLink } from "./cards/CardLink.tsx";
import { cardOfPiece } from "./cards/card.ts";
import { deedWords } from "./cards/words.ts";
import { DeedButton } from "./DeedButton.tsx";
import "./deeds.css";
import { pairsOf } from "./deeds.ts";

/** What everybody of one's side can do: first whose turn it shall be, then what. */
export function Deeds({ sight, lit, onChoose }: HandProps<Catacombs>): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  const { decision } = sight;
  if (decision === undefined || lit.size === 0) return null;
  const actors = [...new Set([...lit].map(actorOf))];
  const actor = actors.includes(chosen) ? chosen : (actors[0] ?? "");
  const deeds = pairsOf([...lit].filter((option) => actorOf(option) === actor));
  return (
    <div className="deeds">
      <Actors actors={actors} actor={actor} label={t("catacombs.who")} onChoose={setChosen}>
        <CardLink
          card={cardOfPiece(actor.replace(/-\d+$/, ""))}
          label={deedWords.card(pieceName(actor))[language]}
          className="button deeds-card"
        >
          ?
        </CardLink>
      </Actors>
      <fieldset className="deeds-row" aria-label={t("catacombs.what")}>
        {deeds.map(([option, fromFamiliar]) => {
          const button = <DeedButton key={option} option={option} decision={decision} onChoose={onChoose} />;
          if (fromFamiliar === undefined) return button;
          return (
            <span key={option} className="deed-pair">
              {button}
              <DeedButton option={fromFamiliar} decision={decision} from="familiar" onChoose={onChoose} />
            </span>
          );
        })}
      </fieldset>
    </div>
  );
}
